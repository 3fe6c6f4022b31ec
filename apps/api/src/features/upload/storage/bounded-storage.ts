import { createHash, type Hash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  bodyWithinDeadline,
  outsideDeadline,
  withinDeadline,
} from '@pesantren/api-client/server/deadline';
import { refuseInTransaction } from '../../../db/in-transaction.ts';
import {
  type ByteRange,
  ChangedFileError,
  hashInName,
  type Storage,
  StorageError,
  type StoredFile,
} from './storage.ts';

/** A storage whose calls may hang: `signal` ends those that can be ended. */
export type Backend = {
  write(name: string, bytes: Uint8Array, signal: AbortSignal): Promise<void>;
  find(name: string, signal: AbortSignal): Promise<StoredFile | null>;
  read(
    name: string,
    range: ByteRange | undefined,
    signal: AbortSignal,
  ): Promise<ReadableStream<Uint8Array>>;
  list(signal: AbortSignal): AsyncIterable<StoredFile>;
  remove(name: string, signal: AbortSignal): Promise<void>;
  removeUnfinished(before: Date): Promise<void>;
  check(signal: AbortSignal): Promise<void>;
  freeBytes(): Promise<number>;
};

/** A write may take a millisecond more for so many bytes: a line of 1 MB/s. */
const bytesAMillisecond = 1_000;

/**
 * Makes a storage of a backend that may be silent, slow or wrong (docs/reliability.md#settings-outside): no call is made
 * within a transaction, each ends within `deadline` milliseconds, a body after as long without a byte, and a file whose
 * name tells its hash ends with its last bytes only if they are its own.
 */
export function bounded(backend: Backend, deadline = outsideDeadline): Storage {
  /** Calls the backend. @throws StorageError in place of its own errors, but for those of a disk. */
  async function call<Result>(
    what: string,
    work: (signal: AbortSignal) => Promise<Result>,
    milliseconds = deadline,
  ): Promise<Result> {
    refuseInTransaction(`The storage (${what})`);
    const waiting = new AbortController();
    try {
      const late = () => new StorageError(`${what}: no answer within ${milliseconds} ms`);
      return await withinDeadline(milliseconds, work(waiting.signal), late);
    } catch (error) {
      waiting.abort();
      if (error instanceof StorageError || isOfDisk(error)) throw error;
      throw new StorageError(`${what}: ${String(error)}`, { cause: error });
    }
  }

  const check = () => call('check', (signal) => backend.check(signal));

  return {
    write: (name, bytes) =>
      call(
        `write ${name}`,
        (signal) => backend.write(name, bytes, signal),
        deadline + bytes.length / bytesAMillisecond,
      ),

    find: (name) => call(`find ${name}`, (signal) => backend.find(name, signal)),

    async read(name, range) {
      const body = await call(`read ${name}`, (signal) => backend.read(name, range, signal));
      const hash = range ? undefined : hashInName(name);
      const checked = checkedBytes(body, { name, hash, deadline });
      return Readable.toWeb(Readable.from(checked)) as unknown as ReadableStream<Uint8Array>;
    },

    async *list() {
      const waiting = new AbortController();
      const files = backend.list(waiting.signal)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await call('list', () => files.next());
          if (next.done) return;
          yield next.value;
        }
      } finally {
        waiting.abort();
      }
    },

    remove: (name) => call(`remove ${name}`, (signal) => backend.remove(name, signal)),

    removeUnfinished: (before) => call('tidy', () => backend.removeUnfinished(before)),

    check,

    isWritable: () =>
      check().then(
        () => true,
        () => false,
      ),

    freeBytes: () => call('room', () => backend.freeBytes()),
  };
}

/** True for the errors of the operating system: `on-error.ts` knows them by their codes. */
function isOfDisk(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'errno' in error && 'path' in error;
}

type Checked = { name: string; hash: string | undefined; deadline: number };

/** Yields a body's chunks, the last one only once all of them are what the name says. */
async function* checkedBytes(
  body: ReadableStream<Uint8Array>,
  { name, hash, deadline }: Checked,
): AsyncGenerator<Uint8Array> {
  const late = () => new StorageError(`${name}: no byte within ${deadline} ms`);
  const computed: Hash | undefined = hash === undefined ? undefined : createHash('sha256');
  let held: Uint8Array | undefined;
  for await (const bytes of bodyWithinDeadline(deadline, body, late)) {
    computed?.update(bytes);
    if (held) yield held;
    held = bytes;
  }
  if (computed && !computed.digest('hex').startsWith(hash ?? '')) {
    throw new ChangedFileError(`${name}: the bytes are not those that were stored`);
  }
  if (held) yield held;
}
