import type { ArticleInput } from '@pesantren/api-client/contract/article';
import { articleSearchFields } from '@pesantren/api-client/contract/article';
import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { parseDate } from '@pesantren/content/dates';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
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
      if (part.slug) matching = matching.where(standsOrStoodAt(part.slug));
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
        const slug = keepsSlug ? before.slug : await freeSlug(transaction, input.title, id);
        if (slug !== before.slug) await leave(transaction, before.slug, { for: slug, id });
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

/** Articles at a slug, and the one that has left it: whoever asks there is told where it is now. */
function standsOrStoodAt(slug: string) {
  return (eb: ExpressionBuilder<Tables, 'articles'>) =>
    eb.or([
      eb('slug', '=', slug),
      eb('id', 'in', eb.selectFrom('past_slugs').select('article_id').where('slug', '=', slug)),
    ]);
}

/** Keeps the address that an article leaves, for as long as it does not come back to it. */
async function leave(
  db: Kysely<Tables>,
  slug: string,
  { for: next, id }: { for: string; id: number },
): Promise<void> {
  await db.deleteFrom('past_slugs').where('slug', '=', next).execute();
  await db
    .insertInto('past_slugs')
    .values({ slug, article_id: id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: id }))
    .execute();
}

/**
 * The title's slug, numbered past those that are taken (contract section 4), also by articles that have
 * left them: links to these would lead elsewhere. `id` may take back what it has left itself.
 */
async function freeSlug(db: Kysely<Tables>, title: string, id = 0): Promise<string> {
  const slug = slugOf(title);
  // Numbering shortens a slug by a few characters at most.
  const beginning = `${slug.slice(0, 70)}%`;
  const rows = await db
    .selectFrom('articles')
    .select('slug')
    .where('slug', 'like', beginning)
    .union(
      db
        .selectFrom('past_slugs')
        .select('slug')
        .where('slug', 'like', beginning)
        .where('article_id', '!=', id),
    )
    .execute();
  const taken = new Set(rows.map((row) => row.slug));
  let n = 1;
  while (taken.has(numberedSlug(slug, n))) n += 1;
  return numberedSlug(slug, n);
}
