import { createHash, randomBytes } from 'node:crypto';

/** A stored file; size in bytes, `modified` is when it was written. */
export type StoredFile = { name: string; size: number; modified: Date };

/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** The storage of uploads: a folder or a bucket of S3 (`bounded-storage.ts`). Names are those of `uploadName`. */
export type Storage = {
  /** Stores a file durably, all of it or nothing. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<StoredFile | null>;
  /** @throws when there is no such file; a whole one whose bytes are not those of its name ends with an error. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** Does nothing when there is no such file. */
  remove(name: string): Promise<void>;
  /** Removes temporary files from before `before`, whose process died while it wrote. */
  removeUnfinished(before: Date): Promise<void>;
  /** @throws when nothing can be stored. */
  check(): Promise<void>;
  isWritable(): Promise<boolean>;
  /** Bytes that are free; infinite for a bucket. */
  freeBytes(): Promise<number>;
};

/** The storage failed or did not answer; worth a retry. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** A file came whole, but its bytes are not those that its name tells. */
export class ChangedFileError extends StorageError {}

/** The folder of pupils' photos, which `/uploads` never serves. */
export const photoFolder = 'santri/';

/** Names that are stored: known extensions, plain characters, no path traversal. */
const plainName =
  '(?:(?:contoh|situs|santri)/)?[a-z0-9][a-z0-9_-]*[.](?:jpe?g|png|webp|avif|pdf|mp4|webm)';
const storedName = new RegExp(`^${plainName}$`, 'i');
const pathInText = new RegExp(`/uploads/(${plainName})\\b`, 'gi');

/** Returns the file's name in a path `/uploads/…`, null when it is none. */
export function uploadName(path: string): string | null {
  const name = path.startsWith('/uploads/') ? path.slice('/uploads/'.length) : '';
  return isUploadName(name) ? name : null;
}

/** True for the names that a storage holds. */
export function isUploadName(name: string): boolean {
  return storedName.test(name);
}

/**
 * Finds the names of uploads in a field or a body. A path must begin the field or an attribute; inside a full
 * URL only random names count, since `https://elsewhere/uploads/foto.jpg` is no file of ours.
 */
export function uploadNamesIn(text: string): string[] {
  return [...text.matchAll(pathInText)].flatMap(({ index, 1: found = '' }) => {
    const beginsField = index === 0 || text[index - 1] === '"';
    return beginsField || isRandomName(found) ? [found] : [];
  });
}

/** Generates a file's name: 128 random bits, so that nobody guesses it, and 128 bits of what is in it. */
export function newUploadName(bytes: Uint8Array, extension: string): string {
  return `${randomBytes(16).toString('hex')}${hashOf(bytes)}.${extension}`;
}

/** True for names made by `newUploadName`, of today or of earlier releases: the file was uploaded, not seeded. */
export function isRandomName(name: string): boolean {
  return /^(?:santri\/)?(?:[0-9a-f]{32}){1,2}\.[a-z]+$/.test(name);
}

/** Returns the hash that a file's name tells of its bytes; `undefined` for the sample's, and those of earlier releases. */
export function hashInName(name: string): string | undefined {
  return /^(?:santri\/)?[0-9a-f]{32}([0-9a-f]{32})\.[a-z]+$/.exec(name)?.[1];
}

/** Hashes bytes as names tell it: the first half of SHA-256. */
function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}
