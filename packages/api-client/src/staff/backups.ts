import { messages } from '@pesantren/content/messages';
import {
  type BackupState,
  backupKeySchema,
  backupStateSchema,
} from '../contract/operating/backup.ts';
import { type ClientOptions, createTransport } from '../transport/transport.ts';

const path = '/backups.php';

/** Creates the calls of the backups (docs/contract.md#backups), which throw an `ApiError`; `full` only, for a `pengelola`. */
export function createBackups(options: ClientOptions) {
  const { readAs } = createTransport(options);

  return {
    /** Reads where the backups go, how the last ones ended, and what runs. */
    backups: (signal?: AbortSignal): Promise<BackupState> =>
      readAs(backupStateSchema, path, messages.loadFailed, { signal }),

    /** Starts a backup; one that runs stays the only one. */
    startBackup: (): Promise<BackupState> =>
      readAs(backupStateSchema, `${path}/run`, messages.unknown, { method: 'POST', json: {} }),

    /** Opens the key, to be printed; the audit log tells who did. */
    backupKey: async (): Promise<string> =>
      (await readAs(backupKeySchema, `${path}/key`, messages.unknown, { method: 'POST', json: {} }))
        .key,
  };
}
