import { foldText } from '@pesantren/api-client/contract/search';
import {
  findWord,
  type SearchWord,
  searchWords,
  wordMatch,
  wordsIn,
} from '@pesantren/api-client/contract/search-words';
import { smallWords } from '@pesantren/content/small-words';
import leven from 'leven';

/** Letters of a word that may have been mistyped; shorter ones differ from each other by one. */
const shortestMistyped = 4;

/** Returns a search with each unknown word as the known one that differs by one letter or by two swapped; null when none does. */
export function correctWords(q: string, texts: readonly string[]): string | null {
  const known = knownWords(texts);
  const asked = wordsIn(q);
  const needed = new Set(searchWords(q).flatMap((word) => (word.isOptional ? [] : word.forms)));
  const written = asked.map((word) => {
    if (!needed.has(word) || word.length < shortestMistyped || known.has(word)) return word;
    return nearest(word, known) ?? word;
  });
  return written.every((word, index) => word === asked[index]) ? null : written.join(' ');
}

/** Words of a search that are left out one by one, and those that are asked for alone: each is a search more. */
const [mostLeftOut, mostAlone] = [4, 3];

/**
 * Returns searches with fewer of the words: those alone that a text holds, `kalender` of `kalender akademik`, then all but
 * each one, the last ones first, then the longest by themselves.
 */
export function shorterSearches(q: string, texts: readonly string[]): string[] {
  const folded = foldText(texts.join(' \n'));
  const needed = searchWords(q).filter(({ isOptional }) => !isOptional);
  const asked = (words: readonly SearchWord[]) => words.flatMap(({ forms: [form = ''] }) => form);
  const known = needed.filter((word) => findWord(folded, word) !== wordMatch.none);
  const without = needed.map((left) => needed.filter((word) => word !== left)).reverse();
  const longest = asked(needed).toSorted((a, b) => b.length - a.length);
  const searches = [
    asked(known),
    ...without.slice(0, mostLeftOut).map(asked),
    ...longest.slice(0, mostAlone).map((word) => [word]),
  ]
    .filter(({ length }) => length > 0 && length < needed.length)
    .map((words) => words.join(' '));
  return [...new Set(searches)];
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
