import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  optionalCount,
  optionalFlag,
  requiredText,
  wireCount,
  wireFlag,
  wireId,
  wireOptionalText,
  wireText,
  wireTitle,
} from './texts/wire.ts';

/** Pages of the site that the school writes: an item on the wire, the body of a form, and what is known of their fields. */
export const pages = {
  /** A page of the site that the school writes, on the wire (docs/contract.md#pages). */
  item: z.object({
    id: wireId,
    title: wireTitle,
    /** From the first title; it stays when the title changes. */
    slug: wireOptionalText,
    /** Plain text or a safe subset of HTML, like an article's; `''` in a summary. */
    content: wireText,
    /** Its place in the footer and in lists, the lowest first. */
    order: wireCount,
    in_footer: wireFlag,
    /** False for a page that only a session sees. */
    published: wireFlag,
    /** Instants in ISO 8601, UTC; `''` while it is not published. */
    published_at: wireOptionalText,
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The page form's body (docs/spec.md#w-01). Without an order a new page comes last. */
  input: z.object({
    title: requiredText('Judul', fieldLimits.title),
    content: requiredText('Isi', fieldLimits.content),
    order: optionalCount('Urutan', fieldLimits.order),
    in_footer: optionalFlag('Kaki situs', false),
    published: optionalFlag('Terbit', true),
  }),

  plainFields: [],

  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: ['title', 'content', 'slug'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: {
    title: 'text',
    order: 'value',
    published: 'value',
    in_footer: 'value',
    updated_at: 'value',
  } as const,
};

export type Page = z.infer<typeof pages.item>;

export type PageInput = z.infer<typeof pages.input>;
