import { ApiError } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import {
  type PdfReading,
  type UploadAnswer,
  type UploadKind,
  uploadLimits,
} from '@pesantren/api-client/contract/upload';
import { messages } from '@pesantren/content/messages';
import { shrinkPicture, webTypes } from './shrink-picture.ts';

/** What each field takes; a provider stores either kind, and a drop passes by the input's `accept`. */
const wanted = {
  image: {
    type: 'image/',
    words: messages.imageUploadFailed,
    another: 'Pilih sebuah gambar.',
    tooLarge: 'Gambar paling besar 10 MB.',
  },
  pdf: {
    type: 'application/pdf',
    words: messages.pdfUploadFailed,
    another: 'Pilih sebuah PDF.',
    tooLarge: 'PDF paling besar 20 MB.',
  },
} satisfies Record<UploadKind, object>;

/** Said of a picture that neither this browser can read nor a provider stores; a phone's HEIC mostly. */
const unknownPicture = 'Gunakan JPG, PNG, atau WebP. Foto HEIC perlu disimpan dahulu sebagai JPG.';

/** What a phone gives of a photo that lies in its cloud only, or of a download that broke off. */
const nothingInIt = 'File ini kosong. Buka dahulu di ponsel Anda, atau pilih yang lain.';

type Watching = { signal: AbortSignal; onProgress: (sent: number) => void };

/**
 * Stores a file after what can be judged before it is sent; a picture is made small first, and our own
 * provider gets with a PDF what is in it. The answer
 * has the picture's size in pixels also where the provider does not say it.
 * @throws ApiError, AbortError
 */
export async function uploadFile(
  client: Client,
  kind: UploadKind,
  file: File,
  watching: Watching,
): Promise<UploadAnswer> {
  const { type, words, another, tooLarge } = wanted[kind];
  // Some phones give no type at all: then the provider decides.
  if (file.type && !file.type.startsWith(type)) throw new ApiError(words, { detail: another });
  if (file.size === 0) throw new ApiError(words, { detail: nothingInIt });
  const { file: sent, ...size } = kind === 'image' ? await shrinkPicture(file) : { file };
  if (kind === 'image' && sent.type && !webTypes.includes(sent.type)) {
    throw new ApiError(words, { detail: unknownPicture });
  }
  if (sent.size > uploadLimits[kind]) throw new ApiError(words, { detail: tooLarge });
  const { signal } = watching;
  signal.throwIfAborted();
  const reading =
    kind === 'pdf' && client.profile === 'full' ? await readingOf(sent, signal) : null;
  const answer = await client.upload(sent, kind, { ...watching, reading });
  return { ...answer, width: answer.width ?? size.width, height: answer.height ?? size.height };
}

/** What is in a PDF; `null` where it cannot be read: it is stored all the same. @throws AbortError */
async function readingOf(file: File, signal: AbortSignal): Promise<PdfReading | null> {
  if (!('Worker' in globalThis)) return null;
  try {
    const { readPdf } = await import('./read-pdf.ts');
    return await readPdf(file, signal);
  } catch {
    signal.throwIfAborted();
    return null;
  }
}
