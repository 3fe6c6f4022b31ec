import * as z from 'zod/mini';
import { wireCount, wireText } from './wire.ts';

/**
 * What an upload answers: `data.url` (spec section 7); also the bare form `{url}` of other
 * providers. Width and height in pixels, `bytes` in bytes (docs/contract.md).
 */
export const uploadAnswerSchema = z.object({
  url: wireText,
  width: wireCount,
  height: wireCount,
  bytes: wireCount,
  type: wireText,
});

export type UploadAnswer = z.infer<typeof uploadAnswerSchema>;

/** What a file input takes (spec section 5): the words of its failures differ, and nothing else. */
export type UploadKind = 'image' | 'pdf';

const mebibyte = 1_048_576;

/** The largest file of each kind that our provider takes, in bytes. */
export const uploadLimits = { image: 10 * mebibyte, pdf: 20 * mebibyte } as const;

/**
 * What the administrator's browser has read out of a PDF, to be sent along with it to our provider: page
 * 1 as a picture, the number of pages, and their words.
 */
export type PdfReading = { image: Blob; pages: number; text: string };

/** The most characters of a PDF's words, and the most pages, that our provider keeps. */
export const pdfReadingLimits = { text: 20_000, pages: 100_000 } as const;

/** Reads the answer to an upload, `null` when it is none; its `url` is as the provider wrote it. */
export function readUploadAnswer(body: unknown): UploadAnswer | null {
  const data = typeof body === 'object' && body && 'data' in body ? body.data : body;
  return z.safeParse(uploadAnswerSchema, data).data ?? null;
}
