import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BackupState,
  backupResultSchema,
  runningBackupSchema,
  wholeBackupSchema,
} from '@pesantren/api-client/contract/operating/backup';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { makeFolder } from '../features/upload/storage/folder-storage.ts';
import { BackupFailure } from './failure.ts';
import { backupFolder, isLocked } from './lock.ts';
import { describePlace } from './repository/place.ts';
import { writeWhole } from './write-whole.ts';

const hour = 3_600_000;

/** In milliseconds: runs every six hours are late after a day, archives that somebody takes himself after three. */
const lateAfter = { snapshots: 24 * hour, archives: 72 * hour };

/** In milliseconds: a proof, which comes weekly. */
const proofAge = 15 * 24 * hour;

/** A result, with what the operator needs to know besides. */
const detailedSchema = z.extend(backupResultSchema, { detail: z.string() });

const storedSchema = z.object({
  running: z.nullable(runningBackupSchema),
  last: z.nullable(detailedSchema),
  /** `bytes` is what it takes restored. */
  whole: z.nullable(z.extend(wholeBackupSchema, { bytes: z.number(), snapshot: z.string() })),
  proof: z.nullable(detailedSchema),
  /** When the last archive was written (`backup <file>`). */
  archived_at: z.nullable(z.string()),
});

export type StoredState = z.infer<typeof storedSchema>;

const empty: StoredState = {
  running: null,
  last: null,
  whole: null,
  proof: null,
  archived_at: null,
};

const stateFile = (dataDir: string) => join(backupFolder(dataDir), 'keadaan.json');

/**
 * Reads what is known of the backups of a data folder; `readSchoolState` adds what other machines know. What a process that was killed has left running is told as interrupted.
 */
export async function readState(dataDir: string): Promise<StoredState> {
  const state = parseState(await readFile(stateFile(dataDir), 'utf8').catch(() => '{}'));
  const { running } = state;
  if (!running || isLocked(dataDir)) return state;
  const ended = resultOf(new Date(running.since), new BackupFailure('interrupted'));
  return { ...state, running: null, [running.kind === 'proof' ? 'proof' : 'last']: ended };
}

/** Reads a stored state; what is not there, or cannot be read, is not known. */
export function parseState(text: string): StoredState {
  return z.safeParse(storedSchema, { ...empty, ...parsed(text) }).data ?? empty;
}

/** Changes some of what is known; only who holds the lock, or writes archives, does. */
export function changeState(dataDir: string, change: Partial<StoredState>): Promise<void> {
  const changed = changing.then(() => writeState(dataDir, change));
  changing = changed.catch(() => {});
  return changed;
}

/** One change after the other: each reads what the one before has written. */
let changing: Promise<void> = Promise.resolve();

async function writeState(dataDir: string, change: Partial<StoredState>): Promise<void> {
  const state = { ...(await readState(dataDir)), ...change };
  makeFolder(backupFolder(dataDir), 0o700);
  await writeWhole(stateFile(dataDir), JSON.stringify(state, null, 2));
}

/** Describes how a run ended. */
export function resultOf(at: Date, failure?: BackupFailure): NonNullable<StoredState['last']> {
  const { problem = '', words = '', detail = '' } = failure ?? {};
  return { at: at.toISOString(), ok: !failure, problem, words, detail };
}

/** Returns when the last whole backup of either kind was taken. */
export function lastWhole({ whole, archived_at }: StoredState): Date | undefined {
  const times = [whole?.at, archived_at].filter((at) => typeof at === 'string').toSorted();
  const last = times.at(-1);
  return last === undefined ? undefined : new Date(last);
}

/** Returns true where the last backup, or without one `since`, is longer ago than it may be. */
export function isLate(
  state: StoredState,
  { backupUrl, now, since }: { backupUrl: string | undefined; now: Date; since?: Date | undefined },
): boolean {
  const last = lastWhole(state) ?? since;
  const allowed = backupUrl ? lateAfter.snapshots : lateAfter.archives;
  return last !== undefined && now.getTime() - last.getTime() > allowed;
}

/** Returns true where the last trial to restore a backup is longer ago than two of its weekly turns. */
export function isProofOld({ at }: { at: string }, now: Date): boolean {
  return now.getTime() - Date.parse(at) > proofAge;
}

type Settings = Pick<Config, 'dataDir' | 'backupUrl'>;

/** Tells the state to people: without what only the operator understands. */
export async function publicState(
  state: StoredState,
  { dataDir, backupUrl }: Settings,
): Promise<BackupState> {
  const { running, last, whole, proof } = state;
  return {
    place: backupUrl ? await describePlace(backupUrl, dataDir) : null,
    running,
    last: withoutDetail(last),
    whole: whole && { at: whole.at, rows: whole.rows, files: whole.files, size: whole.size },
    proof: withoutDetail(proof),
    late: isLate(state, { backupUrl, now: new Date() }),
  };
}

function withoutDetail(result: StoredState['last']): BackupState['last'] {
  if (!result) return null;
  const { at, ok, problem, words } = result;
  return { at, ok, problem, words };
}

function parsed(text: string): object {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
