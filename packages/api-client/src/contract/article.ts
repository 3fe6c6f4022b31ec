import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  optionalFocus,
  optionalText,
  optionalUrl,
  requiredText,
  wireCount,
  wireFocus,
  wireId,
  wireOptionalText,
  wireText,
  wireTitle,
} from './texts/wire.ts';

/** Articles: an item on the wire, the body of a form, and what is known of their fields. */
export const articles = {
  /**
   * An article on the wire (docs/spec.md#entities); the facts after `image` are extensions and empty with a
   * provider that lacks them (docs/contract.md#article-facts).
   */
  item: z.object({
    id: wireId,
    title: wireTitle,
    excerpt: wireOptionalText,
    /** Plain text with blank lines between paragraphs, or a safe subset of HTML; `''` in a summary. */
    content: wireText,
    /** Free text, `12 Januari 2025` by habit. */
    date: wireOptionalText,
    author: wireOptionalText,
    category: wireOptionalText,
    read_time: wireOptionalText,
    /** URL, absolute or a path on the provider's host. */
    image: wireOptionalText,
    image_alt: wireOptionalText,
    /** `"30 65"`, in percent from left and top; `''` for the middle. */
    image_focus: wireFocus,
    slug: wireOptionalText,
    /** `published`, or `deleted` among what a session gets back out of the trash. */
    status: wireOptionalText,
    /** Instants in ISO 8601, UTC. */
    published_at: wireOptionalText,
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The article form's body (docs/spec.md#m-06). */
  input: z.object({
    title: requiredText('Judul', fieldLimits.title),
    excerpt: optionalText('Ringkasan', fieldLimits.excerpt),
    content: requiredText('Isi', fieldLimits.content),
    date: optionalText('Tanggal', fieldLimits.date),
    author: optionalText('Penulis', fieldLimits.author),
    category: optionalText('Kategori', fieldLimits.category),
    read_time: optionalText('Waktu baca', fieldLimits.readTime),
    image: optionalUrl('Gambar'),
    image_alt: optionalText('Penjelasan foto', fieldLimits.imageAlt),
    image_focus: optionalFocus,
  }),

  /** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
  plainFields: [
    'title',
    'excerpt',
    'content',
    'date',
    'author',
    'category',
    'read_time',
    'image',
  ] as const,

  /** The fields of the search, on the site and in the admin (docs/spec.md#search). */
  searchFields: ['title', 'excerpt', 'content', 'author', 'category'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: {
    title: 'text',
    category: 'text',
    author: 'text',
    date: 'day',
    updated_at: 'value',
  } as const,
};

export type Article = z.infer<typeof articles.item>;

export type ArticleInput = z.infer<typeof articles.input>;
