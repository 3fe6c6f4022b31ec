import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from './deps.ts';

/** File in `DATA_DIR` with the time of the last backup, wherever that one was put. */
const stamp = 'cadangan-terakhir';

const day = 86_400_000;

/** In days: later than this a backup is worth a line. */
const late = 3;

/** Notes that a backup was taken just now. */
export function noteBackup(dataDir: string): Promise<void> {
  return writeFile(join(dataDir, stamp), new Date().toISOString());
}

/** When the last backup was taken; nothing when there was none. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(join(dataDir, stamp), 'utf8').catch(() => '');
  return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
}

type Watch = Pick<Deps, 'db' | 'now' | 'log'>;

/** Tells the log when the last backup, or without one the first account, is more than three days old. */
export async function tellLateBackup(dataDir: string, { db, now, log }: Watch): Promise<void> {
  const oldest = await db.selectFrom('admins').select((eb) => eb.fn.min('created_at').as('at'));
  const first = (await oldest.executeTakeFirst())?.at;
  const last = (await lastBackup(dataDir)) ?? (first && new Date(first));
  if (!last) return;
  const days = Math.floor((now().getTime() - last.getTime()) / day);
  if (days > late) log({ event: 'backup-late', days }, 'error');
}

/** Looks now and daily, until the timer that it answers is cleared. */
export function watchBackups(dataDir: string, deps: Watch): NodeJS.Timeout {
  const look = () => void tellLateBackup(dataDir, deps).catch(() => {});
  look();
  return setInterval(look, day);
}
