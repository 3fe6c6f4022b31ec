import { numberedSlug, slugOf } from '@pesantren/api-client/slug';
import { fieldLimits } from '@pesantren/content/limits';
import { type Kysely, type SqlBool, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Tables } from '../../db/tables.ts';
import { instant, type ResourceDefinition } from '../../resources/definition.ts';
import { samplePages } from '../../seed/sample-pages.ts';
import { slugSchema } from '../articles/articles.ts';

/** Room between two pages for one that comes later. */
const step = 10;

/** Pages, `/pages.php`: their slug stays when the title changes (docs/contract.md#pages). */
export const pages: ResourceDefinition<'pages'> = {
  uploads: { content: 'rich-text' },
  list: {
    sortColumn: 'order',
    hidesUnpublished: true,
    atSlug: (slug) => sql<SqlBool>`slug = ${slug}`,
  },
  toColumns: async ({ db, now }, input, before) => ({
    title: input.title,
    content: input.content,
    slug: before?.slug ?? (await freeSlug(db, input.title)),
    order: input.order ?? before?.order ?? (await nextOrder(db)),
    in_footer: Number(input.in_footer),
    published: Number(input.published),
    // A page is news once, whatever is corrected later.
    published_at: before?.published_at ?? (input.published ? now().toISOString() : null),
  }),
  serialize: ({ in_footer, published, published_at }) => ({
    in_footer: in_footer === 1,
    published: published === 1,
    published_at: published_at ?? '',
  }),
  found: { title: 'title', date: 'published_at', body: 'content', slug: 'slug' },
  facts: { slug: slugSchema, published_at: z.nullable(instant) },
  samples: samplePages,
};

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
