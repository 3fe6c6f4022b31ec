import type { ArticleInput } from '@pesantren/api-client/contract/article';
import { articleSearchFields } from '@pesantren/api-client/contract/article';
import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { parseDate } from '@pesantren/content/dates';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import { containsText, equalsText } from '../../db/search.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { List, ListPart } from '../../http/list-part.ts';
import { bodyAtRest } from '../../rich-text.ts';

export type ArticleRow = Row<'articles'>;

/** The only SQL about articles. */
export function articleStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const atRest = (input: ArticleInput) => ({
    ...input,
    content: bodyAtRest(input.content, urls),
    image: urls.atRest(input.image),
  });

  return {
    /** Newest first. */
    async list(part: ListPart): Promise<List<ArticleRow>> {
      let matching = db.selectFrom('articles').where('deleted_at', 'is', null);
      if (part.q) matching = matching.where(containsText(articleSearchFields, part.q));
      if (part.category) matching = matching.where(equalsText('category', part.category));
      if (part.slug) matching = matching.where('slug', '=', part.slug);
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

    create(input: ArticleInput): Promise<ArticleRow> {
      const created = now();
      const published = parseDate(input.date) ?? created;
      return inTransaction(db, async (transaction) =>
        transaction
          .insertInto('articles')
          .values({
            ...atRest(input),
            slug: await freeSlug(transaction, input.title),
            published_at: published.toISOString(),
            created_at: created.toISOString(),
            updated_at: created.toISOString(),
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },

    update(id: number, input: ArticleInput): Promise<ArticleRow | undefined> {
      return inTransaction(db, async (transaction) => {
        const before = await transaction
          .selectFrom('articles')
          .select(['title', 'slug', 'published_at'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!before) return undefined;
        const keepsSlug = slugOf(before.title) === slugOf(input.title);
        const slug = keepsSlug ? before.slug : await freeSlug(transaction, input.title);
        return transaction
          .updateTable('articles')
          .set((eb) => ({
            ...atRest(input),
            slug,
            published_at: parseDate(input.date)?.toISOString() ?? before.published_at,
            updated_at: now().toISOString(),
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst();
      });
    },
  };
}

/** The title's slug, numbered past those that are taken (contract section 4). */
async function freeSlug(db: Kysely<Tables>, title: string): Promise<string> {
  const slug = slugOf(title);
  const rows = await db
    .selectFrom('articles')
    .select('slug')
    // Numbering shortens a slug by a few characters at most.
    .where('slug', 'like', `${slug.slice(0, 70)}%`)
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let n = 1;
  while (taken.has(numberedSlug(slug, n))) n += 1;
  return numberedSlug(slug, n);
}
