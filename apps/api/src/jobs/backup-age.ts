import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../deps.ts';

/** The file in `DATA_DIR` with the time of the last backup, wherever that one was written. */
const fileName = 'cadangan-terakhir';

const daily = 86_400_000;

/** An older backup is late, in days. */
const maxAge = 3;

/** Records that a backup was taken just now. */
export function recordBackup(dataDir: string): Promise<void> {
  return writeFile(join(dataDir, fileName), new Date().toISOString());
}

/** Returns when the last backup was taken, if there was one. */
export async function lastBackup(dataDir: string): Promise<Date | undefined> {
  const text = await readFile(join(dataDir, fileName), 'utf8').catch(() => '');
  return Number.isNaN(Date.parse(text)) ? undefined : new Date(text);
}

type JobDeps = Pick<Deps, 'db' | 'now' | 'log'>;

/** Logs an error when the last backup, or without one the first account, is more than three days old. */
export async function logLateBackup(dataDir: string, { db, now, log }: JobDeps): Promise<void> {
  const oldest = await db.selectFrom('admins').select((eb) => eb.fn.min('created_at').as('at'));
  const first = (await oldest.executeTakeFirst())?.at;
  const last = (await lastBackup(dataDir)) ?? (first && new Date(first));
  if (!last) return;
  const days = Math.floor((now().getTime() - last.getTime()) / daily);
  if (days > maxAge) log({ event: 'backup-late', days }, 'error');
}

/** Checks now and daily, until the returned timer is cleared. */
export function startBackupAgeJob(dataDir: string, deps: JobDeps): NodeJS.Timeout {
  const run = () => void logLateBackup(dataDir, deps).catch(() => {});
  run();
  return setInterval(run, daily);
}
