import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeWhole } from '../backups/write-whole.ts';
import type { Terminal } from '../cli/terminal.ts';
import { type AlarmSettings, findTroubles, type Trouble } from './find-troubles.ts';
import { type Target, toMail, toUrl } from './send.ts';

/** The file in `DATA_DIR` with what each target was told last. */
const toldFile = (dataDir: string) => join(dataDir, 'alarm.json');

/** By target, then by trouble: the words it was told. */
const toldSchema = z.record(z.string(), z.record(z.string(), z.string()));

type Told = z.infer<typeof toldSchema>;

/**
 * Tells each target what has begun since it was told last, and what is over: once each. What a target has not taken is sent
 * again with the next run; one that hangs holds no other up.
 * @returns what is wrong now.
 */
export async function runAlarms(
  settings: AlarmSettings & { sendDeadline?: number },
  terminal: Terminal,
): Promise<Trouble[]> {
  const { dataDir, alarmUrl, operatorMail, sendDeadline } = settings;
  const targets: Record<string, Target> = {
    ...(alarmUrl && { ALARM_URL: toUrl(alarmUrl, sendDeadline) }),
    ...(operatorMail && { OPERATOR_MAIL: toMail(operatorMail, sendDeadline) }),
  };
  const troubles = await findTroubles(settings);
  const told = await readTold(dataDir);
  const kept = await Promise.all(
    Object.entries(targets).map(async ([name, target]) => {
      const warn = (reason: string) => terminal.warn(`${name}: ${reason}`);
      return [name, await tell(target, troubles, told[name] ?? {}, settings, warn)] as const;
    }),
  );
  await writeWhole(toldFile(dataDir), JSON.stringify(Object.fromEntries(kept)));
  for (const { text } of troubles) terminal.say(text);
  return troubles;
}

/** Sends what is new and what is over. @returns what the target knows now. */
async function tell(
  target: Target,
  troubles: readonly Trouble[],
  known: Readonly<Record<string, string>>,
  { siteOrigin: site, now = () => new Date() }: AlarmSettings,
  warn: (reason: string) => void,
): Promise<Record<string, string>> {
  const after = { ...known };
  const at = now().toISOString();
  const begun = troubles.filter(({ name }) => !(name in known));
  const over = Object.entries(known).filter(([name]) => troubles.every((one) => one.name !== name));
  try {
    for (const { name, text } of begun) {
      await target({ site, name, state: 'begun', text, at });
      after[name] = text;
    }
    for (const [name, text] of over) {
      await target({ site, name, state: 'over', text, at });
      Reflect.deleteProperty(after, name);
    }
  } catch (error) {
    warn((error as Error).message);
  }
  return after;
}

async function readTold(dataDir: string): Promise<Told> {
  try {
    const text = await readFile(toldFile(dataDir), 'utf8');
    return z.safeParse(toldSchema, JSON.parse(text)).data ?? {};
  } catch {
    return {};
  }
}
