import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BackupState } from '@pesantren/api-client/contract/backup';
import type { Config } from '../config.ts';
import { BackupFailure } from './failure.ts';
import { keyOf } from './key.ts';
import { isLocked } from './lock.ts';
import { readPublicState } from './state.ts';

/** What the provider does with backups on somebody's request. They throw `BackupFailure`. */
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
export function createBackupControl(config: Settings, school = ''): BackupControl {
  let child: ChildProcess | undefined;
  let since = '';

  return {
    async state() {
      const state = await readPublicState(config);
      // Started, and not so far as to say so itself.
      if (!child || state.running) return state;
      return { ...state, running: { kind: 'backup', since, step: 'Menyiapkan', share: 0 } };
    },

    async start() {
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, backupUrl: BACKUP_URL } = config;
      if (!BACKUP_URL) throw new BackupFailure('no-place');
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
