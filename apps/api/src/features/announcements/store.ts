import type { AnnouncementInput } from '@pesantren/api-client/contract/announcement';
import { foldText } from '@pesantren/api-client/contract/search';
import { parseDate } from '@pesantren/content/dates';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createResourceList } from '../../resources/list.ts';
import { sanitizeBody } from '../../resources/rich-text.ts';
import { insertItem, updateItem } from '../../resources/store.ts';
import { createPdfReadings } from '../upload/pdf-readings.ts';
import { uploadName } from '../upload/storage/storage.ts';

export type AnnouncementRow = Row<'announcements'>;

/** Sorts announcements whose date names no day behind all others. */
const undated = '0000-01-01T00:00:00.000Z';

/** Creates the store of announcements, with the facts of their PDFs. */
export function createAnnouncementStore({
  db,
  now,
  uploads,
  urls,
}: Pick<Deps, 'db' | 'now' | 'uploads' | 'urls'>) {
  /** Looks up the facts of the PDF at a path; there are none for another host's. */
  async function pdfFacts(path: string) {
    const name = uploadName(path);
    const file = name ? await uploads.find(name) : null;
    const reading = file && (await createPdfReadings({ db }).find(file.name));
    return {
      pdf_bytes: file?.size || null,
      pdf_image: reading?.image ?? '',
      pdf_pages: reading?.pages ?? null,
      pdf_text: reading?.text ?? '',
    };
  }

  const toStorage = async (input: AnnouncementInput) => ({
    ...input,
    category_key: foldText(input.category),
    content: sanitizeBody(input.content, urls),
    published_at: parseDate(input.date)?.toISOString() ?? undated,
    pdf_url: urls.toStorage(input.pdf_url),
    pdf_name: input.pdf_name ?? '',
    ...(await pdfFacts(urls.toStorage(input.pdf_url))),
  });

  return {
    list: createResourceList({ db, now }, 'announcements', 'published_at'),

    async create(input: AnnouncementInput): Promise<AnnouncementRow> {
      return insertItem(db, 'announcements', await toStorage(input), now());
    },

    async update(id: number, input: AnnouncementInput): Promise<AnnouncementRow | undefined> {
      return updateItem(db, 'announcements', id, await toStorage(input), now());
    },
  };
}
