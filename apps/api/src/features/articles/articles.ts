import { parseDate } from '@pesantren/content/dates';
import * as z from 'zod/mini';
import { instant, type ResourceDefinition } from '../../resources/definition.ts';
import { sampleArticles } from '../../seed/sample-articles.ts';
import { chooseSlug, hasOrHadSlug, keepPastSlug } from './slugs.ts';

export const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(90));

const statuses: Readonly<Record<number, string>> = { 0: 'draft', 1: 'published' };

/** Articles, `/articles.php`, with their slugs, present and past. */
export const articles: ResourceDefinition<'articles'> = {
  uploads: { image: 'image', content: 'rich-text' },
  list: { sortColumn: 'published_at', atSlug: hasOrHadSlug, upcomingLast: true },
  toColumns: async ({ db, now, clock }, input, before, appears) => ({
    ...input,
    image_focus: input.image_focus ?? '',
    slug: await chooseSlug(db, input.title, before),
    published_at:
      parseDate(input.date, clock)?.toISOString() ??
      appears ??
      before?.published_at ??
      now().toISOString(),
  }),
  updated: keepPastSlug,
  serialize: ({ deleted_at, published }) => ({
    status: deleted_at === null ? statuses[published] : 'deleted',
  }),
  title: 'title',
  found: {
    date: 'published_at',
    lines: ['excerpt'],
    body: 'content',
    slug: 'slug',
    image: 'image',
  },
  facts: { slug: slugSchema, published_at: instant },
  samples: sampleArticles,
};
