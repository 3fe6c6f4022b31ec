import { detectFileType } from '@pesantren/api-client/contract/file-type';
import { pdfReadingLimits } from '@pesantren/api-client/contract/upload';
import { printable } from '../../http/printable.ts';
import { Problem } from '../../http/problem.ts';
import { normalizeImage, type Picture } from './normalize-image.ts';
import type { SentForm } from './read-form.ts';

/** What a browser has read out of the PDF that it sends. */
export type UploadedPdfReading = { picture: Picture; pages: number; text: string };

/**
 * The reading in an upload's form, null when there is none: `pdf_image` becomes WebP, as every other
 * picture decoded and written anew; of `pdf_text` the beginning is kept.
 * @throws Problem `invalid-field` when picture or number is none.
 */
export async function readPdfReading({
  files,
  texts,
}: SentForm): Promise<UploadedPdfReading | null> {
  const image = files.find(({ field }) => field === 'pdf_image');
  if (!image && !texts.has('pdf_image')) return null;
  const bytes = image?.bytes ?? Buffer.alloc(0);
  const kind = detectFileType(bytes);
  const pages = Number(texts.get('pdf_pages'));
  if (kind === null || kind === 'pdf') throw invalid('pdf_image', 'Gambar halaman PDF tidak sah.');
  if (!Number.isInteger(pages) || pages < 1 || pages > pdfReadingLimits.pages)
    throw invalid('pdf_pages', 'Jumlah halaman PDF tidak sah.');
  const text = (texts.get('pdf_text') ?? '').slice(0, pdfReadingLimits.text);
  return { picture: await normalizeImage(bytes, 'webp'), pages, text: printable(text) };
}

function invalid(field: string, message: string): Problem {
  return new Problem('invalid-field', { message, errors: { [field]: message } });
}
