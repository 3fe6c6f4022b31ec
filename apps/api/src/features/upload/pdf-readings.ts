import { printable } from '@pesantren/api-client/contract/texts/printable';
import { detectFileType, pdfReadingLimits } from '@pesantren/api-client/contract/uploads/upload';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../http/problem.ts';
import type { ImageNormalizer, NormalizedImage } from './normalize-image.ts';
import type { UploadForm } from './read-form.ts';

/** First page, number of pages and words of a PDF, as the administrator's browser has read them. */
export type UploadedPdfReading = { picture: NormalizedImage; pages: number; text: string };

/**
 * Reads `pdf_image`, `pdf_pages` and `pdf_text` of an upload's form (docs/contract.md): the picture is
 * normalized to WebP, the text cut to its limit. @returns null when the form has no reading.
 * @throws Problem `invalid-field` for a picture or a number that is none.
 */
export async function readPdfReading(
  { files, texts }: UploadForm,
  normalizeImage: ImageNormalizer,
): Promise<UploadedPdfReading | null> {
  const image = files.find(({ field }) => field === 'pdf_image');
  if (!image && !texts.has('pdf_image')) return null;
  const bytes = image?.bytes ?? Buffer.alloc(0);
  const kind = detectFileType(bytes);
  const pages = Number(texts.get('pdf_pages'));
  if (kind === null || kind === 'pdf') throw invalid('pdf_image', 'Gambar halaman PDF tidak sah.');
  if (!Number.isInteger(pages) || pages < 1 || pages > pdfReadingLimits.pages) {
    throw invalid('pdf_pages', 'Jumlah halaman PDF tidak sah.');
  }
  const text = (texts.get('pdf_text') ?? '').slice(0, pdfReadingLimits.text);
  return { picture: await normalizeImage(bytes, 'webp'), pages, text: printable(text) };
}

function invalid(field: string, message: string): Problem {
  return new Problem('invalid-field', { message, errors: { [field]: message } });
}

/** Creates the store of PDF readings, by the name that a PDF has among the uploads. */
export function createPdfReadings({ db }: Pick<Deps, 'db'>) {
  return {
    async save(reading: Row<'pdf_readings'>): Promise<void> {
      const { name, ...facts } = reading;
      await db
        .insertInto('pdf_readings')
        .values(reading)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(facts))
        .execute();
    },

    find(name: string): Promise<Row<'pdf_readings'> | undefined> {
      return db.selectFrom('pdf_readings').selectAll().where('name', '=', name).executeTakeFirst();
    },

    async remove(name: string): Promise<void> {
      await db.deleteFrom('pdf_readings').where('name', '=', name).execute();
    },
  };
}
