import type { ArticleInput } from '@pesantren/api-client/contract/article';
import { foldText } from '@pesantren/api-client/contract/search';
import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { parseDate } from '@pesantren/content/dates';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row, Tables } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createResourceList } from '../../resources/list.ts';
import { sanitizeBody } from '../../resources/rich-text.ts';
import { insertItem, updateItem } from '../../resources/store.ts';

export type ArticleRow = Row<'articles'>;

/** Creates the store of articles, with their slugs, present and past. */
export function createArticleStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  const toStorage = (input: ArticleInput) => ({
    ...input,
    category_key: foldText(input.category),
    content: sanitizeBody(input.content, urls),
    image: urls.toStorage(input.image),
    image_focus: input.image_focus ?? '',
  });

  return {
    list: createResourceList({ db, now }, 'articles', 'published_at', {
      atSlug: hasOrHadSlug,
      upcomingLast: true,
    }),

    async create(input: ArticleInput): Promise<ArticleRow> {
      const created = now();
      const published_at = (parseDate(input.date) ?? created).toISOString();
      const values = { ...toStorage(input), published_at };
      return inTransaction(db, async (transaction) => {
        const slug = await freeSlug(transaction, input.title);
        return insertItem(transaction, 'articles', { ...values, slug }, created);
      });
    },

    async update(id: number, input: ArticleInput): Promise<ArticleRow | undefined> {
      const published_at = parseDate(input.date)?.toISOString();
      const values = { ...toStorage(input), published_at };
      return inTransaction(db, async (transaction) => {
        const before = await transaction
          .selectFrom('articles')
          .select(['title', 'slug'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!before) return undefined;
        const keepsSlug = slugOf(before.title) === slugOf(input.title);
        const slug = keepsSlug ? before.slug : await freeSlug(transaction, input.title, id);
        if (slug !== before.slug)
          await keepPastSlug(transaction, id, { from: before.slug, to: slug });
        return updateItem(transaction, 'articles', id, { ...values, slug }, now());
      });
    },
  };
}

/** Matches the article of a slug, also by a past slug (docs/contract.md#past-addresses). */
function hasOrHadSlug(slug: string) {
  return (eb: ExpressionBuilder<Tables, 'articles'>) => {
    const past = eb.selectFrom('past_slugs').select('article_id as id').where('slug', '=', slug);
    const present = eb.selectFrom('articles as at').select('at.id').where('at.slug', '=', slug);
    // A union: for an OR PostgreSQL reads the whole table.
    return eb('id', 'in', present.unionAll(past));
  };
}

/** Stores the slug that an article leaves, and removes the one that it takes back. */
async function keepPastSlug(
  db: Kysely<Tables>,
  articleId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await db.deleteFrom('past_slugs').where('slug', '=', to).execute();
  await db
    .insertInto('past_slugs')
    .values({ slug: from, article_id: articleId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id: articleId }))
    .execute();
}

/**
 * Returns the title's slug with the first free number (docs/contract.md#slugs). Past slugs of other articles count
 * as taken, since links to them redirect; article `id` may take its own back.
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
