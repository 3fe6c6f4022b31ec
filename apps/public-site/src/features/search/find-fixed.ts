import { excerptAround } from '@pesantren/api-client/contract/lists/found';
import { foldText } from '@pesantren/api-client/contract/lists/search';
import {
  findWord,
  findWords,
  holdsItself,
  holdsWhole,
  type SearchWord,
  searchWords,
  wordMatch,
} from '@pesantren/api-client/contract/lists/search-words';
import type { FixedPart } from './fixed-parts.ts';

/** A part of a fixed page that a search has found; `isMeant` when its words are what the part is called. */
export type FixedHit = Pick<FixedPart, 'title' | 'page' | 'href'> & {
  excerpt: string;
  isMeant: boolean;
};

/** Finds the words in the parts of the fixed pages, those first that are called so (docs/spec.md#f-101). */
export function findFixed(parts: readonly FixedPart[], q: string): FixedHit[] {
  const words = searchWords(q);
  const hits = parts.flatMap((part) => {
    const meant = timesMeant(part, words);
    const all = foldText(`${part.title} ${part.keywords} ${part.names.join(' ')} ${part.text}`);
    if (meant === 0 && findWords(all, words) === wordMatch.none) return [];
    const { title, page, href, text } = part;
    const hit = { title, page, href, excerpt: excerptAround(text, words), isMeant: meant > 0 };
    return [{ hit, meant }];
  });
  return hits.sort((a, b) => b.meant - a.meant).map(({ hit }) => hit);
}

/** The share that another word for a name counts beside the name itself. */
const otherWord = 0.9;

/** The number of words that name the part; 0 unless every other one may stand beside them. */
function timesMeant(part: FixedPart, words: readonly SearchWord[]): number {
  const names = part.names.filter((name) => isNamed(name, words));
  const own = foldText([part.keywords, ...names].join(' '));
  const beside = foldText([part.title, part.context, ...part.names].join(' '));
  let meant = 0;
  for (const word of words) {
    if (word.isOptional) continue;
    if (isCalled(own, word)) meant += holdsItself(own, word) ? 1 : otherWord;
    else if (findWord(beside, word) === wordMatch.none) return 0;
  }
  return meant;
}

/** True where a text has a word, or its stem, as a whole one. */
function isCalled(text: string, word: SearchWord): boolean {
  if (findWord(text, word) === wordMatch.whole) return true;
  return word.stem !== '' && text.split(' ').includes(word.stem);
}

/** True where the words themselves are more than half of a name. */
function isNamed(name: string, words: readonly SearchWord[]): boolean {
  const needed = words.filter(({ isOptional }) => !isOptional);
  const own = needed.flatMap(({ forms, own }) => forms.slice(0, own));
  const parts = searchWords(name)
    .filter(({ isOptional }) => !isOptional)
    .flatMap(({ forms: [form = ''] }) => form.split(' '));
  const asked = parts.filter((part) =>
    own.some((form) => form.split(' ').some((one) => holdsWhole(part, one))),
  );
  return asked.length * 2 > parts.length;
}
