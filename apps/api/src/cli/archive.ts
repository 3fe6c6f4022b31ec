import type { Hash } from 'node:crypto';
import * as z from 'zod/mini';

/** The entries of a backup, one tar: the database, the files, and at its end the manifest. */
export const databaseEntry = 'pesantren.db';
export const manifestEntry = 'manifest.json';
export const uploadsFolder = 'uploads/';

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** The last entry of a backup, with its checksums; without it the backup was cut off. */
export const manifestSchema = z.object({
  format: z.literal(1),
  created_at: z.string(),
  /** SHA-256 of the database file. */
  database: sha256,
  /** Rows by table. */
  rows: z.record(z.string(), z.number()),
  /** SHA-256 by name of a file. */
  files: z.record(z.string(), sha256),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** Creates a stage of a pipeline that hashes the bytes that pass. */
export function hashing(hash: Hash) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      hash.update(chunk);
      yield chunk;
    }
  };
}
