import { proveBackup } from '../backups/prove.ts';
import { keyOf, setKey } from '../backups/repository/key.ts';
import { meetServer } from '../backups/repository/sftp.ts';
import { restoreSnapshot } from '../backups/restore-snapshot.ts';
import { openRepository, runBackup } from '../backups/run.ts';
import type { Config } from '../config.ts';
import { openUploads } from '../create-deps.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** Creates the operator's commands for the backups in `BACKUP_URL`. */
export function snapshotCommands(config: Config, terminal: Terminal) {
  return {
    run: () => runBackup(config, terminal),
    prove: () => proveBackup(config, terminal),
    restore: (id: string) => restoreSnapshot(config, id, terminal),

    async list(): Promise<void> {
      const repository = await openRepository(config);
      for (const { id, time } of await repository.snapshots())
        terminal.say(`${id.slice(0, 8)}\t${time.toISOString()}`);
    },

    /** Makes a server of `sftp:` known by its fingerprint, or tells what it shows. */
    async server(fingerprint: string): Promise<void> {
      const { backupUrl = '', dataDir } = config;
      for (const line of await meetServer(backupUrl, dataDir, fingerprint)) terminal.say(line);
    },

    /** Shows the key, made where there is none, or takes that of a repository of another machine. */
    async key(fromInput: boolean): Promise<void> {
      const { dataDir } = config;
      // Creates the data folder.
      await openUploads(config);
      const given = fromInput ? (await terminal.input()).trim() : '';
      if (fromInput && given === '') throw new CommandError('Kunci kosong.');
      if (given) await setKey(dataDir, given);
      terminal.say(await keyOf(dataDir));
    },
  };
}
