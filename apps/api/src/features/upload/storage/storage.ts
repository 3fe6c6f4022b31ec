import { randomBytes } from 'node:crypto';

/** A file as its storage knows it: its size in bytes, and when it was written. */
export type StoredFile = { name: string; size: number; modified: Date };

/** The bytes from `start` to `end`, both included. */
export type ByteRange = { start: number; end: number };

/** Where uploaded files lie: a folder, or a bucket that speaks S3. Names are those of `uploadName`. */
export type Storage = {
  /** Keeps a file under a name. It is whole and durable, or not there at all. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<StoredFile | null>;
  /** @throws when the file is not there. */
  read(name: string, range?: ByteRange): Promise<ReadableStream<Uint8Array>>;
  /** Every file, in no order. */
  list(): AsyncIterable<StoredFile>;
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>;
  /** Removes what writes from before `before` left behind when their process died. */
  removeUnfinished(before: Date): Promise<void>;
  isWritable(): Promise<boolean>;
  /** How many bytes can still be kept; infinite where nobody can say. */
  freeBytes(): Promise<number>;
};

/** The storage does not answer, or refuses: trying again later may help. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** The kinds of file that are served at all, under names of plain characters: nothing to decode, no way out. */
const plainName =
  '(?:(?:contoh|situs)/)?[a-z0-9][a-z0-9_-]*[.](?:jpe?g|png|webp|avif|pdf|mp4|webm)';
const servedName = new RegExp(`^${plainName}$`, 'i');
const pathInText = new RegExp(`/uploads/(${plainName})\\b`, 'gi');

/** The file's name out of a path `/uploads/…`, null when the path names none. */
export function uploadName(path: string): string | null {
  const name = path.startsWith('/uploads/') ? path.slice('/uploads/'.length) : '';
  return isUploadName(name) ? name : null;
}

/** Whether a storage can hold a file of this name. */
export function isUploadName(name: string): boolean {
  return servedName.test(name);
}

/**
 * The names of uploads in a text: a field, or a body with attributes, which they begin. Under a whole address
 * only random names count, whatever sentence goes on behind them: `/uploads/foto.jpg` of another host is no
 * file of ours.
 */
export function uploadNamesIn(text: string): string[] {
  return [...text.matchAll(pathInText)].flatMap(({ index, 1: found = '' }) => {
    const beginsField = index === 0 || text[index - 1] === '"';
    return beginsField || isRandomName(found) ? [found] : [];
  });
}

/** A new name that nobody can guess: 128 random bits. */
export function newUploadName(extension: string): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

/** Whether a name was made by `newUploadName`: the file came with an upload. */
export function isRandomName(name: string): boolean {
  return /^[0-9a-f]{32}\.[a-z]+$/.test(name);
}
