import { Readable } from 'node:stream';
import {
  detectFileType,
  type FileType,
  signatureBytes,
} from '@pesantren/api-client/contract/uploads/upload';
import { StorageError } from './storage/storage.ts';

/** Bytes that are read before a response begins: of nearly every picture all, so that a wrong one is refused in words. */
const ahead = 1_048_576;

const typeOf: Readonly<Record<string, FileType>> = {
  ...{ jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', pdf: 'pdf' },
};

/** The file that a body must be: part of the file `name`, from byte `start` on, so many bytes. */
type Expected = { name: string; start: number; bytes: number };

/**
 * Reads the start of a file's body, and returns all of it where it is short, else a stream that breaks off where it goes
 * wrong: no cache keeps such a response (RFC 9111 section 3.3).
 * @throws StorageError when its type or its length is another than that of its name and its storage.
 */
export async function readChecked(
  body: ReadableStream<Uint8Array>,
  expected: Expected,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  const chunks = body[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let size = 0;
  for (; size < ahead; ) {
    const { done, value } = await chunks.next();
    if (done) break;
    read.push(value);
    size += value.length;
  }
  const start = Buffer.concat(read, size);
  try {
    requireType(start, expected);
    if (size < ahead || size > expected.bytes) requireLength(size, expected);
  } catch (error) {
    await chunks.return?.();
    throw error;
  }
  if (size < ahead) return start;
  return Readable.toWeb(
    Readable.from(rest(start, chunks, expected)),
  ) as unknown as ReadableStream<Uint8Array>;
}

async function* rest(
  start: Uint8Array,
  chunks: AsyncIterator<Uint8Array>,
  expected: Expected,
): AsyncGenerator<Uint8Array> {
  let size = start.length;
  try {
    yield start;
    for (;;) {
      const { done, value } = await chunks.next();
      if (done) return requireLength(size, expected);
      size += value.length;
      if (size > expected.bytes) requireLength(size, expected);
      yield value;
    }
  } finally {
    await chunks.return?.();
  }
}

function requireType(bytes: Uint8Array, { name, start }: Expected): void {
  const type = typeOf[name.slice(name.lastIndexOf('.') + 1).toLowerCase()];
  if (start > 0 || type === undefined || detectFileType(bytes) === type) return;
  // A range may be shorter than what tells a type.
  if (bytes.length >= signatureBytes)
    throw new StorageError(`${name}: the bytes are of another type`);
}

function requireLength(size: number, { name, bytes }: Expected): void {
  if (size !== bytes) throw new StorageError(`${name}: ${size} bytes instead of ${bytes}`);
}
