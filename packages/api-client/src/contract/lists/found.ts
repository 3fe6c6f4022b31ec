import * as z from 'zod/mini';
import { plainText } from '../texts/body-texts.ts';
import { wireFlag, wireId, wireOptionalText, wireText } from '../texts/wire.ts';
import { foldText } from './search.ts';
import {
  findWord,
  findWords,
  holdsItself,
  placesOf,
  type SearchWord,
  type WordMatch,
  wordMatch,
} from './search-words.ts';

/** The resources that the search over everything looks through. */
export const foundNames = [
  'articles',
  'announcements',
  'prestasi',
  'pages',
  'gallery',
  'agenda',
] as const;
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
  /** An instant in ISO 8601, UTC, of the agenda when the event begins; `''` when there is none. */
  date: wireText,
  /** When the event that it is, or tells of, begins and ends, as days or instants; `''` of none. */
  starts: wireOptionalText,
  ends: wireOptionalText,
  cancelled: wireFlag,
  /** True of what no longer applies, and is still to be read at its address. */
  expired: wireFlag,
  image: wireText,
  /** The heading of a page below which the answer stands, as plain text; `''` of none. */
  section: wireOptionalText,
});

export type Found = z.infer<typeof foundSchema>;

/** An item that visitors have opened the most in the last 28 days; `path` is that of its page on the site. */
export const mostReadSchema = z.object({ path: wireText, title: wireText });

export type MostRead = z.infer<typeof mostReadSchema>;

/** The facts by which a match is ranked: `match` is how the words stand in the whole text of an item. */
type Ranked = Pick<Found, 'resource' | 'title' | 'date' | 'expired'> &
  Partial<Pick<Found, 'section'>> & {
    match: WordMatch;
    /** True of an event that is over, and of what told of it. */
    isOver?: boolean;
  };

/**
 * Ranks what was found: what has expired last, else all words in the title first, or in the heading that answers, the most whole ones foremost, there the word itself before another one for it; then whole words in the text before
 * parts, there pages before announcements, those before news, the lines of the agenda after them, then what is over, and what tells of a prize or shows a picture last, more words in the title before fewer, the newest, those of a
 * later day last, but for events, which are new until they begin; else in the order given.
 */
export function rankFound<Hit extends Ranked>(
  hits: readonly Hit[],
  words: readonly SearchWord[],
  tomorrow: Date,
): Hit[] {
  const later = tomorrow.toISOString();
  const ranked = hits.map((hit) => {
    const title = wordsInTitle(hit.title, words);
    const section = wordsInTitle(hit.section ?? '', words);
    return {
      hit,
      whole: Math.max(title.whole, section.whole),
      itself: Math.max(title.itself, section.itself),
      inTitle: title.sum,
      day: dayOf(hit, later),
    };
  });
  ranked.sort(
    (a, b) =>
      Number(a.hit.expired) - Number(b.hit.expired) ||
      b.whole - a.whole ||
      b.itself - a.itself ||
      b.hit.match - a.hit.match ||
      lastingOf(b) - lastingOf(a) ||
      b.inTitle - a.inTitle ||
      Number(a.day < b.day) - Number(a.day > b.day),
  );
  return ranked.map(({ hit }) => hit);
}

/**
 * Returns how a title holds the words: `whole` is 0 where not all, else 1 and one more for each whole one, `itself` the number of
 * those that are no other word for it, `sum` that of the needed ones.
 */
function wordsInTitle(
  text: string,
  words: readonly SearchWord[],
): { whole: number; itself: number; sum: number } {
  const title = foldText(text);
  const matches = words.map((word) => ({ word, match: findWord(title, word) }));
  const wholeOnes = matches.filter(({ match }) => match === wordMatch.whole).length;
  const holdsAll = findWords(title, words) > 0;
  return {
    whole: holdsAll ? 1 + wholeOnes : 0,
    itself: holdsAll ? words.filter((word) => holdsItself(title, word)).length : 0,
    sum: matches.reduce((sum, { word, match }) => sum + (word.isOptional ? 0 : match), 0),
  };
}

/** A heading within a body, and its words. */
const heading = /<h([2-4])(?:\s[^>]*)?>(.*?)<\/h\1>/gs;

/** Returns the heading of a body that holds all words, the most whole ones, and its place; `''` where none does. */
export function sectionWith(
  body: string,
  words: readonly SearchWord[],
): { section: string; at: number } {
  let best = { section: '', at: 0, whole: 0 };
  for (const { index, 2: inner = '' } of body.matchAll(heading)) {
    const section = plainText(`<b>${inner}</b>`);
    const { whole } = wordsInTitle(section, words);
    if (whole > best.whole) best = { section, at: index, whole };
  }
  return { section: best.section, at: best.at };
}

/** Returns the day by which a match is new, or old. */
function dayOf(hit: Ranked, later: string): string {
  if (hit.date < later) return hit.date;
  return isEvent(hit) ? later : '';
}

/** How much an answer is one: a page that stays, what is announced, what was told once, a line of the agenda, a prize or a picture. */
const lasting: Partial<Record<FoundName, number>> = {
  pages: 3,
  announcements: 2,
  agenda: 0.5,
  prestasi: 0,
  gallery: 0,
};

/** The same of an event that is over. */
const over = 0.3;

/** Among titles that hold all words what is newer comes first, whatever it is. */
function lastingOf({ hit, whole }: { hit: Ranked; whole: number }): number {
  const most = hit.isOver ? over : 3;
  return Math.min(lasting[hit.resource] ?? 1, whole > 0 ? 1 : 3, most);
}

function isEvent({ resource }: Pick<Found, 'resource'>): boolean {
  return resource === 'agenda';
}

const excerptLength = 160;
const lead = 50;
/** The places that an excerpt is chosen from. */
const mostPlaces = 200;

/** Returns about 160 characters of a body where the most words stand, or its beginning without any, as plain text. */
export function excerptAround(body: string, words: readonly SearchWord[]): string {
  const text = plainText(body);
  const at = bestPlace(text, words);
  const from = at <= lead ? 0 : text.indexOf(' ', at - lead) + 1 || at;
  const start = Math.min(from, at);
  const end = start + excerptLength;
  if (end >= text.length) return mark(start) + text.slice(start);
  const cut = text.lastIndexOf(' ', end);
  return `${mark(start)}${text.slice(start, cut > start ? cut : end)} …`;
}

/** Returns true where a body holds one of the words. */
export function holdsAny(body: string, words: readonly SearchWord[]): boolean {
  const folded = foldText(plainText(body));
  return words.some((word) => !word.isOptional && findWord(folded, word) > 0);
}

/** The first of the places after which the most of what was asked stands within an excerpt. */
function bestPlace(text: string, words: readonly SearchWord[]): number {
  const places = placesOf(text, words).slice(0, mostPlaces);
  let best = { at: 0, count: 0 };
  for (const { start } of places) {
    const window = foldText(text.slice(start, start + excerptLength - lead));
    const count = words.reduce((sum, word) => sum + findWord(window, word), 0);
    if (count > best.count) best = { at: start, count };
  }
  return best.at;
}

const mark = (start: number) => (start > 0 ? '… ' : '');
