import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { type Expression, expressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { Row, Tables } from '../../db/tables.ts';

/** Matches the article of a slug, also by a past slug (docs/contract.md#past-addresses). */
export function hasOrHadSlug(slug: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'articles'>();
  const past = eb.selectFrom('past_slugs').select('article_id as id').where('slug', '=', slug);
  const present = eb.selectFrom('articles as at').select('at.id').where('at.slug', '=', slug);
  // A union: for an OR PostgreSQL reads the whole table.
  return eb('id', 'in', present.unionAll(past));
}

/**
 * Chooses the slug of a new article, or of one whose title changes.
 * @param db a transaction.
 */
export async function chooseSlug(
  db: Kysely<Tables>,
  title: string,
  before?: Pick<Row<'articles'>, 'id' | 'title' | 'slug'>,
): Promise<string> {
  if (before && slugOf(before.title) === slugOf(title)) return before.slug;
  return freeSlug(db, title, before?.id);
}

/** Stores the slug that an article leaves as a past one, and removes the one that it takes back. */
export async function keepPastSlug(
  db: Kysely<Tables>,
  { id: article_id, slug }: Pick<Row<'articles'>, 'id' | 'slug'>,
  { slug: next }: Pick<Row<'articles'>, 'slug'>,
): Promise<void> {
  if (slug === next) return;
  await db.deleteFrom('past_slugs').where('slug', '=', next).execute();
  // Nobody has a link to what was never more than a draft.
  if (!(await wasPublished(db, article_id))) return;
  await db
    .insertInto('past_slugs')
    .values({ slug, article_id })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ article_id }))
    .execute();
}

async function wasPublished(db: Kysely<Tables>, id: number): Promise<boolean> {
  const published = db
    .selectFrom('revisions')
    .select('id')
    .where('resource', '=', 'articles')
    .where('item_id', '=', id)
    .where('published', '=', 1);
  return (await published.limit(1).executeTakeFirst()) !== undefined;
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
