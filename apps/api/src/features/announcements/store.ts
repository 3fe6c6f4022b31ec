import type { AnnouncementInput } from '@pesantren/api-client/contract/announcement';
import { foldText } from '@pesantren/api-client/contract/search';
import { parseDate } from '@pesantren/content/dates';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { bodyAtRest } from '../../rich-text.ts';
import { itemList } from '../items/list.ts';
import { insertItem, updateItem } from '../items/write.ts';
import { pdfReadings } from '../upload/pdf-readings.ts';
import { uploadName } from '../upload/storage.ts';

export type AnnouncementRow = Row<'announcements'>;

/** What an announcement is sorted by when its date names no day: it comes after all that are dated. */
const undated = '0000-01-01T00:00:00.000Z';

/** How announcements are stored, with what is known of their PDFs. */
export function announcementStore({
  db,
  now,
  uploads,
  urls,
}: Pick<Deps, 'db' | 'now' | 'uploads' | 'urls'>) {
  /** What is known of the PDF at a path: nothing of one that lies elsewhere. */
  async function pdfFacts(path: string) {
    const name = uploadName(path);
    const file = name ? await uploads.find(name) : null;
    const reading = file && (await pdfReadings({ db }).find(file.name));
    return {
      pdf_bytes: file?.size || null,
      pdf_image: reading?.image ?? '',
      pdf_pages: reading?.pages ?? null,
      pdf_text: reading?.text ?? '',
    };
  }

  const atRest = async (input: AnnouncementInput) => ({
    ...input,
    category_key: foldText(input.category),
    content: bodyAtRest(input.content, urls),
    published_at: parseDate(input.date)?.toISOString() ?? undated,
    pdf_url: urls.atRest(input.pdf_url),
    pdf_name: input.pdf_name ?? '',
    ...(await pdfFacts(urls.atRest(input.pdf_url))),
  });

  return {
    list: itemList({ db, now }, 'announcements', 'published_at'),

    async create(input: AnnouncementInput): Promise<AnnouncementRow> {
      return insertItem(db, 'announcements', await atRest(input), now());
    },

    async update(id: number, input: AnnouncementInput): Promise<AnnouncementRow | undefined> {
      return updateItem(db, 'announcements', id, await atRest(input), now());
    },
  };
}
