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
} from '@pesantren/api-client/contract/uploads/upload';
import { messages } from '@pesantren/content/messages';
import { type ShrunkImage, shrinkImage } from './shrink-image.ts';

/** The uploads of a batch that run at once: the provider allows a session four, and a field beside needs one. */
export const uploadsAtOnce = 3;

/** Messages of each kind of field; they matter since a drop bypasses the input's `accept`. */
const texts = {
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

/** For what this browser cannot draw and the provider does not store: a text or a broken file under a picture's name. */
const noPicture =
  'Gunakan JPG, PNG, atau WebP. File ini bukan gambar, atau sudah rusak: buka dahulu di ponsel Anda, atau pilih yang lain.';

/** For a phone's HEIC that this browser cannot draw. */
const heicPicture = [
  'Gunakan JPG, PNG, atau WebP. Foto HEIC dari ponsel: kirim foto itu ke diri sendiri lewat WhatsApp,',
  'lalu unggah yang dari WhatsApp. Supaya foto berikutnya langsung bisa: di iPhone buka',
  'Pengaturan › Kamera › Format, pilih Paling Kompatibel; di Android buka setelan kamera, matikan HEIF.',
].join(' ');

/** For an empty file: a photo that is only in the phone's cloud, or a download that broke off. */
const emptyFile = 'File ini kosong. Buka dahulu di ponsel Anda, atau pilih yang lain.';

/** For a file that was deleted since it was chosen, or that the phone refuses to read. */
const unreadable = 'File ini tidak dapat dibaca. Pilih sekali lagi, atau pilih yang lain.';

const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  pdf: 'application/pdf',
};

type UploadOptions = { signal: AbortSignal; onProgress: (sent: number) => void };

/**
 * Uploads a file after the checks that need no provider: a picture is shrunk first, and a PDF is read for
 * our own provider. The result has a picture's size in pixels also where the response lacks it.
 * @throws ApiError, AbortError
 */
export async function uploadFile(
  client: Client,
  kind: UploadKind,
  file: File,
  options: UploadOptions,
): Promise<UploadAnswer> {
  const { file: sent, ...size } = await prepareFile(kind, file);
  const { signal } = options;
  signal.throwIfAborted();
  const reading =
    kind === 'pdf' && client.profile === 'full' ? await tryReadPdf(sent, signal) : null;
  const answer = await client.upload(sent, kind, { ...options, reading });
  return { ...answer, width: answer.width ?? size.width, height: answer.height ?? size.height };
}

/**
 * Checks what can be told of a file by its first bytes, and draws a picture of an unknown kind, which only the browser
 * knows to be one. @throws ApiError
 */
export async function checkFile(kind: UploadKind, file: File): Promise<void> {
  const { type } = await withDetectedType(kind, file);
  if (type === '') await prepareFile(kind, file);
}

/** Checks a file, and shrinks a picture. @throws ApiError */
export async function prepareFile(kind: UploadKind, file: File): Promise<ShrunkImage> {
  const { words, tooLarge } = texts[kind];
  const chosen = await withDetectedType(kind, file);
  const { file: sent, ...size } = kind === 'image' ? await shrinkImage(chosen) : { file: chosen };
  // Every picture that this browser can draw is a JPEG or PNG by now.
  if (sent.type === '') {
    throw new ApiError(words, { detail: (await isHeic(file)) ? heicPicture : noPicture });
  }
  if (sent.size > uploadLimits[kind]) throw new ApiError(words, { detail: tooLarge });
  return { file: sent, ...size };
}

/**
 * Returns the file with the media type that its first bytes show, whatever its name and label say; with
 * none when they show nothing: the browser may still be able to draw it.
 * @throws ApiError for a file of the other kind, one that is empty, or one that cannot be read
 */
async function withDetectedType(kind: UploadKind, file: File): Promise<File> {
  const { words, another } = texts[kind];
  if (file.size === 0) throw new ApiError(words, { detail: emptyFile });
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

/** Returns true for a picture of the family that phones store as HEIC, by its brand (ISO/IEC 23008-12) or its label. */
async function isHeic(file: File): Promise<boolean> {
  const start = await file.slice(0, signatureBytes).text();
  return /ftyp(?:hei|hev|mif1|msf1)/.test(start) || /hei[cf]$/i.test(`${file.type} ${file.name}`);
}

/** Returns true when a file's label says that it is no picture; phones leave it empty at times. */
function isDocument({ type }: File): boolean {
  return type !== '' && !type.startsWith('image/');
}

/** For PDFs that nobody could open on the site, by the names of the reader's errors. */
const closedPdfs: Readonly<Record<string, string>> = {
  PasswordException:
    'PDF ini dikunci dengan kata sandi, sehingga pengunjung tidak dapat membukanya. Buka dengan kata sandinya, cetak menjadi PDF baru (Cetak → Simpan sebagai PDF), lalu unggah yang baru.',
  InvalidPDFException:
    'PDF ini rusak atau tidak lengkap. Unduh atau buat sekali lagi, lalu unggah yang baru.',
};

/**
 * Reads a PDF; null when it cannot be read here, since it is stored all the same.
 * @throws ApiError for one that nobody could open, AbortError
 */
async function tryReadPdf(file: File, signal: AbortSignal): Promise<PdfReading | null> {
  if (!('Worker' in globalThis)) return null;
  try {
    const { readPdf } = await import('./read-pdf.ts');
    return await readPdf(file, signal);
  } catch (error) {
    signal.throwIfAborted();
    const detail = error instanceof Error ? closedPdfs[error.name] : undefined;
    if (detail) throw new ApiError(messages.pdfUploadFailed, { detail });
    return null;
  }
}
