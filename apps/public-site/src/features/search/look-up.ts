import type { Found, FoundName } from '@pesantren/api-client/contract/lists/found';
import { foldText } from '@pesantren/api-client/contract/lists/search';
import {
  findWords,
  searchWords,
  wordMatch,
} from '@pesantren/api-client/contract/lists/search-words';
import { spanLabel } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import type { Services } from '../../services.ts';
import { type FixedHit, findFixed } from './find-fixed.ts';
import type { FixedPart } from './fixed-parts.ts';
import type { FoundAt, Place, PlaceKind } from './places.ts';
import { shownFixed, shownFound } from './shown-result.ts';

/** The places that are looked at of each word of a search that nothing answers as a whole. */
const comparedPlaces = 50;

const kinds: Record<FoundName, PlaceKind> = {
  pages: 'page',
  announcements: 'page',
  agenda: 'page',
  articles: 'story',
  prestasi: 'story',
  gallery: 'story',
};

/** The client that searches, and the clock that the days of what is found are on. */
type Sources = Pick<Services, 'client' | 'clock'>;

/** Finds the places of each word. */
export function lookUpWords(
  sources: Sources,
  parts: readonly FixedPart[],
  words: readonly string[],
): Promise<FoundAt[]> {
  return Promise.all(words.map((word) => lookUpWord(sources, parts, word)));
}

/** Finds the places that hold a word: parts of fixed pages, and what the provider ranks first. */
async function lookUpWord(
  sources: Sources,
  parts: readonly FixedPart[],
  asked: string,
): Promise<FoundAt> {
  const fixed = findFixed(parts, asked);
  const { client, clock } = sources;
  const { items, total } = await client
    .search(asked, { limit: comparedPlaces })
    .catch(() => ({ items: [], total: 0 }));
  const [word] = searchWords(asked);
  if (!word) throw new Error('A word of a search is one.');
  return { asked, word, places: placesIn(fixed, items, asked, clock), total: fixed.length + total };
}

/** Returns what a search has found as places. */
export function placesIn(
  fixed: readonly FixedHit[],
  items: readonly Found[],
  q: string,
  clock: Clock,
): Place[] {
  const now = new Date();
  const isCalled = callsIt(q);
  return [
    ...fixed.map((hit) => ({
      key: hit.href,
      kind: 'part' as const,
      called: '',
      passage: foldText(hit.excerpt),
      isCalled: hit.isMeant,
      result: shownFixed(hit),
    })),
    ...items.map((item) => ({
      key: `${item.resource} ${item.id}`,
      kind: kinds[item.resource],
      called: isPassing(item) ? '' : foldText(`${item.title} ${item.section}`),
      passage: foldText(passageOf(item, clock)),
      isCalled: isCalled(item),
      result: shownFound(item, now, clock),
    })),
  ];
}

/** True of what shows or tells of a moment: words of its title do not say that it answers. */
const isPassing = ({ resource }: Pick<Found, 'resource'>) =>
  resource === 'prestasi' || resource === 'gallery';

/** Returns the text around the words: of a prize its sentence, of an event its days too. */
function passageOf({ resource, title, excerpt, ...span }: Found, clock: Clock): string {
  if (isPassing({ resource })) return title;
  return resource === 'agenda' ? `${spanLabel(span, clock)} ${excerpt}` : excerpt;
}

/** Tells whether something is what a search asks for by name: by a fixed page, or by all its words in a title or heading. */
export function isNamed(q: string, fixed: readonly FixedHit[], items: readonly Found[]): boolean {
  return fixed.some(({ isMeant }) => isMeant) || items.some(callsIt(q));
}

function callsIt(q: string) {
  const words = searchWords(q);
  const holds = (text: string) => findWords(foldText(text), words) !== wordMatch.none;
  return ({ resource, title, section }: Pick<Found, 'resource' | 'title' | 'section'>) =>
    !isPassing({ resource }) && (holds(title) || holds(section));
}
