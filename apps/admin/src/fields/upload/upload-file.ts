import { ApiError } from '@pesantren/api-client/api-error';
import type { Client } from '@pesantren/api-client/client';
import {
  detectFileType,
  type PdfReading,
  signatureBytes,
  type UploadAnswer,
  type UploadKind,
  uploadKindOf,
  uploadLimits,
} from '@pesantren/api-client/contract/upload';
import { messages } from '@pesantren/content/messages';
import { shrinkImage } from './shrink-image.ts';

/** What each field takes; a provider stores either kind, and a drop passes by the input's `accept`. */
const wanted = {
  image: {
    words: messages.imageUploadFailed,
    another: 'Pilih sebuah gambar.',
    tooLarge: 'Gambar paling besar 10 MB.',
  },
  pdf: {
    words: messages.pdfUploadFailed,
    another: 'Pilih sebuah PDF.',
    tooLarge: 'PDF paling besar 20 MB.',
  },
} satisfies Record<UploadKind, object>;

/** Said of a picture that neither this browser can read nor a provider stores; a phone's HEIC mostly. */
const unknownPicture = [
  'Gunakan JPG, PNG, atau WebP. Foto HEIC dari iPhone: buka Pengaturan › Kamera › Format,',
  'pilih Paling Kompatibel, lalu potret ulang. Dari Android: buka setelan kamera,',
  'matikan HEIF (gambar efisiensi tinggi), lalu potret ulang.',
].join(' ');

/** What a phone gives of a photo that lies in its cloud only, or of a download that broke off. */
const nothingInIt = 'File ini kosong. Buka dahulu di ponsel Anda, atau pilih yang lain.';

/** Of a file that has gone since it was chosen, or that the phone does not hand out. */
const unreadable = 'File ini tidak dapat dibaca. Pilih sekali lagi, atau pilih yang lain.';

const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

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
  const { words, tooLarge } = wanted[kind];
  if (file.size === 0) throw new ApiError(words, { detail: nothingInIt });
  const chosen = await ofKind(kind, file);
  const { file: sent, ...size } = kind === 'image' ? await shrinkImage(chosen) : { file: chosen };
  // Whatever this browser could draw is a JPEG or PNG by now.
  if (sent.type === '') throw new ApiError(words, { detail: unknownPicture });
  if (sent.size > uploadLimits[kind]) throw new ApiError(words, { detail: tooLarge });
  const { signal } = watching;
  signal.throwIfAborted();
  const reading =
    kind === 'pdf' && client.profile === 'full' ? await readingOf(sent, signal) : null;
  const answer = await client.upload(sent, kind, { ...watching, reading });
  return { ...answer, width: answer.width ?? size.width, height: answer.height ?? size.height };
}

/**
 * The file under the type that its first bytes tell, whatever its name and label say; under none when they
 * tell nothing: the browser may be able to draw such a picture.
 * @throws ApiError for a file of the other kind, or one that cannot be read
 */
async function ofKind(kind: UploadKind, file: File): Promise<File> {
  const { words, another } = wanted[kind];
  const start = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => {
      throw new ApiError(words, { detail: unreadable });
    });
  const found = detectFileType(new Uint8Array(start));
  const isOther = found ? uploadKindOf(found) !== kind : kind === 'pdf' || isDocument(file);
  if (isOther) throw new ApiError(words, { detail: another });
  const type = found ? mediaTypes[found] : '';
  return file.type === type ? file : new File([file], file.name, { type });
}

/** Whether a file's label says that it is no picture; phones give none at times. */
function isDocument({ type }: File): boolean {
  return type !== '' && !type.startsWith('image/');
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
