import * as z from 'zod/mini';
import { decodeEntities, isHtml } from './rich-text.ts';
import { foldText } from './search.ts';
import { wireId, wireText } from './wire.ts';

/** The resources that the search over everything looks through. */
export const foundNames = ['articles', 'announcements', 'prestasi', 'pages', 'gallery'] as const;
export type FoundName = (typeof foundNames)[number];

/** An item that the search over everything has found (docs/contract.md#search-over-everything). */
export const foundSchema = z.object({
  resource: z.enum(foundNames),
  id: wireId,
  title: wireText,
  /** Plain text: what stands around the words, else the beginning. */
  excerpt: wireText,
  /** `''` where a resource has no slugs. */
  slug: wireText,
  /** An instant in ISO 8601, UTC; `''` when there is none. */
  date: wireText,
  image: wireText,
});

export type Found = z.infer<typeof foundSchema>;

/** Ranks what was found: those with the words in the title first, the newest first, those of a later day last; else in the order given. */
export function rankFound<Hit extends Pick<Found, 'title' | 'date'>>(
  hits: readonly Hit[],
  q: string,
  tomorrow: Date,
): Hit[] {
  const wanted = foldText(q.trim());
  const later = tomorrow.toISOString();
  const ranked = hits.map((hit) => ({
    hit,
    inTitle: foldText(hit.title).includes(wanted),
    day: hit.date < later ? hit.date : '',
  }));
  ranked.sort(
    (a, b) =>
      Number(b.inTitle) - Number(a.inTitle) || Number(a.day < b.day) - Number(a.day > b.day),
  );
  return ranked.map(({ hit }) => hit);
}

const excerptLength = 160;
const lead = 50;

/** Returns about 160 characters of a body around the words, or its beginning without them, as plain text. */
export function excerptAround(body: string, q: string): string {
  const text = plainText(body);
  const at = foldText(text).indexOf(foldText(q.trim()));
  const from = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1 || at;
  const start = Math.min(from, Math.max(at, 0));
  const end = start + excerptLength;
  if (end >= text.length) return mark(start) + text.slice(start);
  const cut = text.lastIndexOf(' ', end);
  return `${mark(start)}${text.slice(start, cut > start ? cut : end)} …`;
}

const mark = (start: number) => (start > 0 ? '… ' : '');

/** Takes the tags out of a body, one that was cut within a tag too. */
function plainText(body: string): string {
  if (!isHtml(body)) return body.replace(/\s+/g, ' ').trim();
  return decodeEntities(body.replace(/<[^>]*(?:>|$)/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
