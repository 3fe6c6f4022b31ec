import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BackupState } from '@pesantren/api-client/contract/operating/backup';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import { isPostgres } from '../db/dialect.ts';
import type { Tables } from '../db/tables.ts';
import { isDoneByAny } from '../db/while-alone.ts';
import { BackupFailure } from './failure.ts';
import { isLocked } from './lock.ts';
import { keyOf } from './repository/key.ts';
import { readSchoolState } from './school-state.ts';
import { publicState } from './state.ts';

/** The acts on backups that a person may ask the provider for. They throw `BackupFailure`. */
export type BackupControl = {
  state: () => Promise<BackupState>;
  /** Starts a backup. @returns false where one, or a proof, runs already. */
  start: () => Promise<boolean>;
  key: () => Promise<string>;
};

type Settings = Pick<Config, 'dataDir' | 'backupUrl' | 'databaseUrl'>;

/**
 * Creates the control of backups; each runs in a process of its own, which the timer starts as well.
 * @param school its name, where the process has many.
 */
export function createBackupControl(
  config: Settings,
  db: Kysely<Tables>,
  school = '',
): BackupControl {
  let child: ChildProcess | undefined;
  let since = '';

  /** True while another machine of the school takes or proves a backup. */
  const runsElsewhere = async () =>
    isPostgres(db) && !isLocked(config.dataDir) && (await isDoneByAny(db, 'backup'));

  return {
    async state() {
      const state = await publicState(await readSchoolState(config.dataDir, db), config);
      if (state.running) return state;
      // Started, and not so far as to say so itself.
      const starting = { kind: 'backup', since, step: 'Menyiapkan', share: 0 } as const;
      if (child) return { ...state, running: starting };
      if (!(await runsElsewhere())) return state;
      const now = new Date().toISOString();
      return { ...state, running: { ...starting, since: now, step: 'Berjalan di mesin lain' } };
    },

    async start() {
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, backupUrl: BACKUP_URL } = config;
      if (!BACKUP_URL) throw new BackupFailure('no-place');
      if (await runsElsewhere()) return false;
      // Nothing is waited for from here on: two taps start one.
      if (child || isLocked(DATA_DIR)) return false;
      since = new Date().toISOString();
      const program = join(import.meta.dirname, '../cli.ts');
      const which = school ? ['--school', school] : [];
      const env = { ...process.env, ...(!school && { DATA_DIR, DATABASE_URL, BACKUP_URL }) };
      child = spawn(process.execPath, [program, ...which, 'snapshots', 'run'], {
        env,
        stdio: 'ignore',
      });
      const ended = () => {
        child = undefined;
      };
      child.on('error', ended).on('exit', ended);
      return true;
    },

    async key() {
      if (!config.backupUrl) throw new BackupFailure('no-place');
      return keyOf(config.dataDir);
    },
  };
}
