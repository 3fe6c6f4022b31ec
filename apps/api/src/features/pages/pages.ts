import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { fieldLimits } from '@pesantren/content/limits';
import { type Kysely, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Row, Tables } from '../../db/tables.ts';
import { instant, type ResourceDefinition } from '../../resources/definition.ts';
import { samplePages } from '../../seed/sample-pages.ts';
import { slugSchema } from '../articles/articles.ts';

/** Room between two pages for one that comes later. */
const step = 10;

/** Pages, `/pages.php`: their slug stays once they were seen, whatever the title (docs/contract.md#pages). */
export const pages: ResourceDefinition<'pages'> = {
  uploads: { content: 'rich-text' },
  list: {
    sortColumn: 'order',
    sessionSeesAll: true,
    atSlug: (slug) => sql<SqlBool>`slug = ${slug}`,
  },
  toColumns: async ({ db, now }, input, before, appears) => ({
    title: input.title,
    content: input.content,
    slug: keepsSlug(before, input.title, now()) ? before.slug : await freeSlug(db, input.title),
    order: input.order ?? before?.order ?? (await nextOrder(db)),
    in_footer: Number(input.in_footer),
    // A page is news once, whatever is corrected later.
    published_at: hasAppeared(before, now()) ? before.published_at : (appears ?? null),
  }),
  serialize: ({ in_footer, published, published_at }) => ({
    in_footer: in_footer === 1,
    published: published === 1,
    published_at: published_at ?? '',
  }),
  title: 'title',
  found: { date: 'published_at', body: 'content', slug: 'slug' },
  facts: { slug: slugSchema, published_at: z.nullable(instant) },
  samples: samplePages,
};

function hasAppeared(
  before: Pick<Row<'pages'>, 'published_at'> | undefined,
  now: Date,
): before is { published_at: string } {
  return Boolean(before?.published_at && before.published_at <= now.toISOString());
}

/** True where a page keeps its slug: nobody has a link to one that was never more than a draft. */
function keepsSlug(
  before: Pick<Row<'pages'>, 'published_at' | 'title' | 'slug'> | undefined,
  title: string,
  now: Date,
): before is Row<'pages'> {
  if (!before) return false;
  return hasAppeared(before, now) || slugOf(before.title, 'halaman') === slugOf(title, 'halaman');
}

/** Returns the title's slug with the first number that no page has, a deleted one included. */
async function freeSlug(db: Kysely<Tables>, title: string): Promise<string> {
  const slug = slugOf(title, 'halaman');
  const rows = await db.selectFrom('pages').select('slug').execute();
  const taken = new Set(rows.map((row) => row.slug));
  let n = 1;
  while (taken.has(numberedSlug(slug, n))) n += 1;
  return numberedSlug(slug, n);
}

/** Returns the order that puts a page behind all others. */
async function nextOrder(db: Kysely<Tables>): Promise<number> {
  const { last } = await db
    .selectFrom('pages')
    .select((eb) => eb.fn.max('order').as('last'))
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Math.min((last ?? 0) + step, fieldLimits.order);
}
