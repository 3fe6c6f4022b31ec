import { readdir, stat } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import type { BackupProblem } from '@pesantren/api-client/contract/operating/backup';
import * as z from 'zod/mini';
import { BackupFailure } from '../failure.ts';
import { freeAt } from './place.ts';
import { type Location, type Options, restic } from './restic.ts';

/** In milliseconds: an answer of the place; all of a backup or a restore; looking through all that is kept. */
const deadlines = { answer: 60_000, transfer: 5 * 3_600_000 };

/** The backups that are kept: each of the newest day, then one a day, a week, a month. */
const kept = [
  '--keep-last',
  '5',
  '--keep-daily',
  '14',
  '--keep-weekly',
  '12',
  '--keep-monthly',
  '12',
];

/** Of these many parts a place elsewhere is looked through in turn, one with each proof. */
const parts = 4;

const snapshotsSchema = z.nullable(
  z.array(z.object({ id: z.string(), time: z.string(), tags: z.optional(z.array(z.string())) })),
);

/** A backup in the repository; `order` counts them, since a clock may be wrong. */
export type Snapshot = { id: string; time: Date; order: number };

export type Repository = ReturnType<typeof createRepository>;

/** Creates the calls of a repository of restic. They throw a `BackupFailure`. */
export function createRepository(location: Location, answer = deadlines.answer) {
  const isLocal = isAbsolute(location.url);

  async function call(args: string[], options: Partial<Options> = {}): Promise<string> {
    const run = (all: string[]) =>
      restic(location, isLocal ? ['--no-cache', ...all] : all, { deadline: answer, ...options });
    try {
      return await run(args);
    } catch (error) {
      if (!isProblem(error, 'locked')) throw error;
      // Of a run that was killed: restic takes no other lock away, and ours keeps others out.
      await run(['unlock']);
      return run(args);
    }
  }
  const transfer = { deadline: deadlines.transfer };

  return {
    /**
     * Lists the snapshots, the newest last.
     * @param isFirst true where the repository is made if there is none yet.
     */
    async snapshots(isFirst = false): Promise<Snapshot[]> {
      try {
        const found = z.parse(snapshotsSchema, JSON.parse(await call(['snapshots', '--json'])));
        return (found ?? [])
          .map(({ id, time, tags = [] }) => ({ id, time: new Date(time), order: orderIn(tags) }))
          .toSorted((a, b) => a.order - b.order || a.time.getTime() - b.time.getTime());
      } catch (error) {
        if (!isFirst || !isProblem(error, 'place-empty')) throw error;
        await call(['init', '--quiet']);
        return [];
      }
    },

    /** Stores what lies in a folder as the snapshot after `order`. @returns its id. */
    async store(folder: string, order: number, progress: (share: number) => void): Promise<string> {
      let id = '';
      const onLine = (line: string) => {
        const { message_type: type, percent_done: share, snapshot_id } = JSON.parse(line);
        if (type === 'status') progress(share);
        if (type === 'summary') id = snapshot_id;
      };
      const tags = ['--host', 'pesantren', '--tag', `urutan-${order + 1}`];
      // A link changes a file's ctime, not what is in it.
      const args = ['backup', '--json', '--ignore-ctime', ...tags, '.'];
      await call(args, { ...transfer, cwd: folder, onLine });
      return id;
    },

    /** Forgets what the rule does not keep, and frees its room. */
    forget: () =>
      call(
        ['forget', '--quiet', '--host', 'pesantren', '--group-by', 'host', ...kept, '--prune'],
        transfer,
      ),

    /** Restores a snapshot into a folder; each byte is compared with its checksum. */
    restore: (id: string, folder: string) =>
      call(['restore', '--quiet', id, '--target', folder], transfer),

    /** Looks for what is damaged or lost among all that is kept; elsewhere, where reading costs, one part each week. */
    async check(now: Date): Promise<void> {
      // Without reading first: a file that is lost would be asked for again and again, for most of a minute.
      await call(['check', '--quiet'], transfer);
      const week = Math.floor(now.getTime() / (7 * 86_400_000)) % parts;
      const read = isLocal ? '--read-data' : `--read-data-subset=${week + 1}/${parts}`;
      await call(['check', '--quiet', read], transfer);
    },

    /** Returns the size of all that is kept, in bytes. */
    async size(): Promise<number> {
      if (isLocal) return sizeOf(location.url);
      const stats = JSON.parse(await call(['stats', '--mode', 'raw-data', '--json']));
      return z.parse(z.object({ total_size: z.number() }), stats).total_size;
    },

    free: () => freeAt(location.url),
  };
}

function orderIn(tags: readonly string[]): number {
  const tag = tags.find((each) => each.startsWith('urutan-')) ?? '';
  return Number(tag.slice('urutan-'.length)) || 0;
}

function isProblem(error: unknown, problem: BackupProblem): boolean {
  return error instanceof BackupFailure && error.problem === problem;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(
    async ({ parentPath, name }) => (await stat(join(parentPath, name))).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
