import { readSchoolState } from '../backups/school-state.ts';
import { isLate, lastWhole } from '../backups/state.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';

const daily = 86_400_000;

type Settings = Pick<Config, 'dataDir' | 'backupUrl'>;

type JobDeps = Pick<Deps, 'db' | 'now' | 'log'>;

/** Logs an error when the last backup, or without one the first account, is longer ago than it may be. */
export async function logLateBackup(
  { dataDir, backupUrl }: Settings,
  { db, now, log }: JobDeps,
): Promise<void> {
  const oldest = await db.selectFrom('admins').select((eb) => eb.fn.min('created_at').as('at'));
  const first = (await oldest.executeTakeFirst())?.at;
  const state = await readSchoolState(dataDir, db);
  const since = first ? new Date(first) : undefined;
  if (!isLate(state, { backupUrl, now: now(), since })) return;
  const last = lastWhole(state) ?? since;
  const days = Math.floor((now().getTime() - Number(last)) / daily);
  log({ event: 'backup-late', days }, 'error');
}

/** Checks now and daily, until the returned timer is cleared. */
export function startBackupAgeJob(settings: Settings, deps: JobDeps): NodeJS.Timeout {
  const run = () => void logLateBackup(settings, deps).catch(() => {});
  run();
  return setInterval(run, daily);
}
