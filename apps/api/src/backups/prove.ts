import { rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Terminal } from '../cli/terminal.ts';
import { BackupFailure } from './failure.ts';
import { backupFolder } from './lock.ts';
import { chooseSnapshot } from './restore-snapshot.ts';
import { type BackupSettings, openRepository } from './run.ts';
import { readState } from './state.ts';
import { tryProvider } from './try-provider.ts';
import { verifyRestored } from './verify-restored.ts';
import { whileRunning } from './while-running.ts';

/**
 * Proves that the backups can be restored: looks for damage among all that is kept, restores the newest into a temporary
 * folder, compares rows and hashes, and starts a provider on it. The state tells how it ended; no backup is changed.
 * @throws BackupFailure
 */
export function proveBackup(settings: BackupSettings, terminal: Terminal): Promise<void> {
  const { dataDir, diskFloor, now = () => new Date() } = settings;
  const folder = join(backupFolder(dataDir), 'bukti');
  return whileRunning('proof', { ...settings, now }, async (say) => {
    // One that was killed has left it.
    await rm(folder, { recursive: true, force: true });
    try {
      say('Menghubungi tempat cadangan');
      const repository = await openRepository(settings);
      const snapshot = chooseSnapshot(await repository.snapshots());
      const { whole } = await readState(dataDir);
      const { bavail, bsize } = await statfs(dataDir);
      const needed = (whole?.bytes ?? 0) + diskFloor;
      if (bavail * bsize < needed) throw new BackupFailure('no-room-to-prove');
      say('Memeriksa isi tempat cadangan');
      await repository.check(now());
      say('Mencoba memulihkan');
      await repository.restore(snapshot.id, folder);
      const { rows, files } = await verifyRestored(folder);
      say('Mencoba menyalakan situs');
      await tryProvider(folder);
      const all = Object.values(rows).reduce((sum, count) => sum + count, 0);
      const when = snapshot.time.toISOString();
      terminal.say(`Terbukti: ${when}, ${all} baris, ${Object.keys(files).length} file.`);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}
