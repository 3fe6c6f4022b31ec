import * as z from 'zod/mini';
import { wireCount, wireText } from '../texts/wire.ts';

/** The answer to an upload (docs/contract.md#uploads): width and height in pixels, `bytes` in bytes. */
export const uploadAnswerSchema = z.object({
  url: wireText,
  width: wireCount,
  height: wireCount,
  bytes: wireCount,
  type: wireText,
});

export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

/** The kind of file that a field takes. Only the messages of failures depend on it. */
export type UploadKind = 'image' | 'pdf';

const mebibyte = 1_048_576;

/** The largest file of each kind that our provider takes, in bytes. */
export const uploadLimits = { image: 10 * mebibyte, pdf: 20 * mebibyte } as const;

/**
 * The facts of a PDF that the administrator's browser reads and sends along with it (docs/contract.md#pdf-facts):
 * page 1 as a picture, the number of pages, and their words.
 */
export type PdfReading = { image: Blob; pages: number; text: string };

/** The maximum of characters of a PDF's words, and of pages, that our provider stores. */
export const pdfReadingLimits = { text: 20_000, pages: 100_000 } as const;

/** Parses the answer to an upload, also the bare form `{url}`; null for any other body. */
export function parseUploadAnswer(body: unknown): UploadAnswer | null {
  const data = typeof body === 'object' && body && 'data' in body && body.data ? body.data : body;
  return z.safeParse(uploadAnswerSchema, data).data ?? null;
}

/** A type of file that our provider takes. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'pdf';

/** The number of a file's first bytes that tell its type. */
export const signatureBytes = 12;

/**
 * Detects a file's type by its first bytes, since names and labels can be wrong; null for a type that our
 * provider does not take.
 */
export function detectFileType(bytes: Uint8Array): FileType | null {
  const start = String.fromCharCode(...bytes.subarray(0, signatureBytes));
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'webp';
  // Readers skip what some programs put before it.
  if (/^(?:\xef\xbb\xbf)?[\s\0]*%PDF-/.test(start)) return 'pdf';
  return null;
}

/** Returns the kind of field that a type of file belongs into. */
export function uploadKindOf(type: FileType): UploadKind {
  return type === 'pdf' ? 'pdf' : 'image';
}
