import {
  type AnnouncementInput,
  announcementSearchFields,
} from '@pesantren/api-client/contract/announcement';
import { parseDate } from '@pesantren/content/dates';
import { sql } from 'kysely';
import { containsText, equalsText } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { List, ListPart } from '../../http/list-part.ts';
import { bodyAtRest } from '../../rich-text.ts';
import { uploadName } from '../upload/storage.ts';

export type AnnouncementRow = Row<'announcements'>;

/** The only SQL about announcements. */
export function announcementStore({
  db,
  now,
  uploads,
  urls,
}: Pick<Deps, 'db' | 'now' | 'uploads' | 'urls'>) {
  async function sizeOf(path: string): Promise<number | null> {
    const name = uploadName(path);
    return (name && (await uploads.find(name))?.size) || null;
  }

  const atRest = async (input: AnnouncementInput) => ({
    ...input,
    content: bodyAtRest(input.content, urls),
    pdf_url: urls.atRest(input.pdf_url),
    pdf_bytes: await sizeOf(urls.atRest(input.pdf_url)),
  });

  return {
    /** Newest first. */
    async list(part: ListPart): Promise<List<AnnouncementRow>> {
      let matching = db.selectFrom('announcements').where('deleted_at', 'is', null);
      if (part.q) matching = matching.where(containsText(announcementSearchFields, part.q));
      if (part.category) matching = matching.where(equalsText('category', part.category));
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .$if(part.summary, (query) => query.select(sql<string>`''`.as('content')))
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(part.limit)
        .offset(part.offset)
        .execute();
      return { items, total };
    },

    async create(input: AnnouncementInput): Promise<AnnouncementRow> {
      const created = now();
      const published = parseDate(input.date) ?? created;
      return db
        .insertInto('announcements')
        .values({
          ...(await atRest(input)),
          published_at: published.toISOString(),
          created_at: created.toISOString(),
          updated_at: created.toISOString(),
        })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    async update(id: number, input: AnnouncementInput): Promise<AnnouncementRow | undefined> {
      const values = await atRest(input);
      const published = parseDate(input.date)?.toISOString();
      return db
        .updateTable('announcements')
        .set((eb) => ({
          ...values,
          published_at: published ?? eb.ref('published_at'),
          updated_at: now().toISOString(),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },
  };
}
