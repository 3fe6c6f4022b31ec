import type { Deps } from '../deps.ts';
import { deleteUnused } from '../features/upload/delete-orphaned-uploads.ts';
import { findReferencedUploads } from '../features/upload/referenced-uploads.ts';
import { createStoredFiles } from '../features/upload/stored-files.ts';
import { CommandError, type Terminal } from './terminal.ts';

const hour = 3_600_000;
/** The age in milliseconds below which a file may still wait in an open form for its item to be saved. */
const mayBeInAForm = hour;
/** Files that are listed. */
const most = 50;

/** The operator's commands on uploads: who has uploaded how much, and what of it can go (docs/operating/commands.md#uploads). */
export function uploadCommands(
  deps: Pick<Deps, 'db' | 'uploads' | 'now' | 'log'>,
  terminal: Terminal,
) {
  const { db, now } = deps;

  async function storedFiles() {
    const used = await findReferencedUploads(db);
    const all = await createStoredFiles(deps).all();
    return { all, unused: all.filter(({ name }) => !used.has(name)) };
  }

  return {
    /** Lists how much each account has uploaded within a day and how much of all of it is unused, and the largest unused files. */
    async list(): Promise<void> {
      const { all, unused } = await storedFiles();
      const since = new Date(now().getTime() - 24 * hour).toISOString();
      for (const [username, files] of Map.groupBy(all, (file) => file.username)) {
        const today = files.filter(({ stored_at }) => stored_at > since);
        const idle = unused.filter((file) => file.username === username);
        terminal.say(
          `${username || '(contoh)'}\t24 jam: ${megabytes(today)}\ttidak dipakai: ${megabytes(idle)}`,
        );
      }
      for (const file of unused.slice(0, most)) {
        terminal.say(`${megabytes([file])}\t${file.username}\t${file.stored_at}\t${file.name}`);
      }
    },

    /** Deletes the unused uploads of an account, but for those that an open form may hold; it has room for others at once. */
    async delete(username: string): Promise<void> {
      const before = new Date(now().getTime() - mayBeInAForm).toISOString();
      const { unused } = await storedFiles();
      const own = unused.filter((file) => file.username === username && file.stored_at < before);
      if (own.length === 0) {
        throw new CommandError(
          `Akun "${username}" tidak punya unggahan tidak terpakai yang lebih tua dari satu jam.`,
        );
      }
      const deleted = await deleteUnused(
        deps,
        own.map(({ name }) => name),
      );
      terminal.say(`${deleted} unggahan "${username}" dihapus, ${megabytes(own)}.`);
    },
  };
}

function megabytes(files: readonly { bytes: number }[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${(bytes / 1_000_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`;
}
