import {
  searchWords,
  shortestPart,
  wordsIn,
} from '@pesantren/api-client/contract/lists/search-words';
import { smallWords } from '@pesantren/content/search/small-words';
import leven from 'leven';

/** Letters of a word that may have been mistyped; shorter ones differ from each other by one. */
const shortestMistyped = 4;

/**
 * Returns a search with each of the words that nothing holds as the known one that differs by one letter, by two swapped, or by
 * its vowels (`pndftrn`), or as the two that it is written together of; null when none does.
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
    return nearest(word, known) ?? apart(word, known) ?? word;
  });
  return written.every((word, index) => word === asked[index]) ? null : written.join(' ');
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
    const isLike = Math.abs(candidate.length - word.length) <= 1 && isNear(word, candidate);
    if (!isLike && !isShortened(word, candidate)) continue;
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

const vowels = /[aiueo]/g;

/** True of a word that is written without vowels. */
const isShortened = (word: string, candidate: string) =>
  !/[aiueo]/.test(word) && candidate.replace(vowels, '') === word;

/** Returns the two known words that are written as one. */
function apart(word: string, known: ReadonlyMap<string, number>): string | undefined {
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const [one, other] = [word.slice(0, at), word.slice(at)];
    if (known.has(one) && known.has(other)) return `${one} ${other}`;
  }
  return undefined;
}
