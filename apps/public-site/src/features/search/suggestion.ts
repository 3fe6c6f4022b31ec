import { searchWords, wordsIn } from '@pesantren/api-client/contract/lists/search-words';
import { smallWords } from '@pesantren/content/search/small-words';
import leven from 'leven';
import type { ShownResult } from './shown-result.ts';

/** Letters of a word that may have been mistyped; shorter ones differ from each other by one. */
const shortestMistyped = 4;

/**
 * Returns a search with each of the words that nothing holds as the known one that differs by one letter or by two swapped;
 * null when none does.
 */
export function correctWords(
  q: string,
  unfound: readonly string[],
  texts: readonly string[],
): string | null {
  if (unfound.length === 0) return null;
  const known = knownWords(texts);
  const asked = wordsIn(q);
  const written = asked.map((word) => {
    if (!unfound.includes(word) || word.length < shortestMistyped) return word;
    return nearest(word, known) ?? word;
  });
  return written.every((word, index) => word === asked[index]) ? null : written.join(' ');
}

/** A word of a search, the places that hold it, and how many there are in all. */
export type FoundAt = { word: string; places: readonly Place[]; total: number };

/** An item, or a part of a fixed page, as it is shown; `isCalled`: the word is in its title. */
export type Place = { key: string; isCalled: boolean; result: ShownResult };

/** Weighs each place by what its words say: a word says the less, the more places hold it, and in a title half as much again. */
function weightsOf(found: readonly FoundAt[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { places, total } of found) {
    for (const { key, isCalled } of places) {
      const weight = (isCalled ? 1.5 : 1) / (1 + Math.log10(total));
      weights.set(key, (weights.get(key) ?? 0) + weight);
    }
  }
  return weights;
}

/**
 * Returns the words of a search that stand together in one place, where no place has them all: those of the place whose
 * words say most; of two places that say the same the first is taken. Where no two stand together it is the word of most titles; null where none was found.
 */
export function wordsTogether(found: readonly FoundAt[]): string | null {
  const [best] = [...weightsOf(found)].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  if (best === undefined) return null;
  const together = found.filter(({ places }) => places.some(({ key }) => key === best));
  const titles = ({ places }: FoundAt) => places.filter(({ isCalled }) => isCalled).length;
  const alone = found.toSorted((one, other) => titles(other) - titles(one)).slice(0, 1);
  return (together.length > 1 ? together : alone).map(({ word }) => word).join(' ');
}

/** Returns the places that hold some words of a search, those first whose words say most. */
export function placesOfSome(found: readonly FoundAt[]): Place[] {
  const weights = weightsOf(found);
  const places = new Map(found.flatMap((one) => one.places.map((place) => [place.key, place])));
  const weight = ({ key }: Place) => weights.get(key) ?? 0;
  return [...places.values()].toSorted((one, other) => weight(other) - weight(one));
}

/** Returns the words of a search that must be found, as they were asked. */
export function neededWords(q: string): string[] {
  const needed = searchWords(q).filter(({ isOptional }) => !isOptional);
  return needed.flatMap(({ forms: [form = ''] }) => form);
}

/** Folded words with the number of texts that hold them. */
function knownWords(texts: readonly string[]): Map<string, number> {
  const known = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsIn(text))) {
      // Nobody searches for one of these.
      if (smallWords.includes(word)) continue;
      known.set(word, (known.get(word) ?? 0) + 1);
    }
  }
  return known;
}

function nearest(word: string, known: ReadonlyMap<string, number>): string | undefined {
  let best: string | undefined;
  for (const [candidate, count] of known) {
    if (Math.abs(candidate.length - word.length) > 1 || !isNear(word, candidate)) continue;
    if (best === undefined || count > (known.get(best) ?? 0)) best = candidate;
  }
  return best;
}

function isNear(word: string, candidate: string): boolean {
  const distance = leven(word, candidate, { maxDistance: 3 });
  if (distance === 1) return true;
  // Two letters in each other's place are two changes to `leven`.
  return distance === 2 && sorted(word) === sorted(candidate);
}

const sorted = (word: string) => [...word].sort().join('');
