import { everydayWords } from '@pesantren/content/search/everyday-words';
import { faintWords, smallWords } from '@pesantren/content/search/small-words';
import { spellings } from '@pesantren/content/search/spellings';
import type { WordGroup } from '@pesantren/content/search/word-groups';
import { foldText, foldWithPlaces } from './search.ts';

/** A word of a search, folded. */
export type SearchWord = {
  /** As it was asked, then in its other spellings, then other words for it. */
  forms: readonly string[];
  /** How many of the forms are the word itself. */
  own: number;
  /** The word without its first and last syllables that only bend it, `kunjung` of `berkunjung`; `''` for none. */
  stem: string;
  /** True where it may be missing: a small word, or one of a letter or two, beside others. */
  isOptional: boolean;
};

/** How a text holds a word: not, within another one, or as a whole one. */
export const wordMatch = { none: 0, part: 1, whole: 2 } as const;
export type WordMatch = (typeof wordMatch)[keyof typeof wordMatch];

/** The most words of a search that are looked at. */
const mostWords = 8;

/** Letters of a word that is looked for within others; shorter ones are whole words or nothing. */
export const shortestPart = 3;

const small = new Set(smallWords);
const faint = new Set(faintWords);

/** The year that parents add to a search, `biaya 2027`: what answers it rarely names one. */
const year = /^20\d\d$/;

const spelt = groupsIn(spellings);
const named = groupsIn(everydayWords);

/** Returns what is sought in texts for each form of the groups. */
function groupsIn(groups: readonly WordGroup[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const { written, asked } of groups) {
    for (const form of [...written, ...asked])
      found.set(form, [...(found.get(form) ?? []), ...written]);
  }
  return found;
}

/** A measure (`3x4`, `3 × 4`), or a word. */
const wordOrMeasure = /\b\d+ ?[x×] ?\d+\b|[\p{L}\p{N}]+/gu;
const measure = /^(\d+) ?[x×] ?(\d+)$/;

/** The ways in which the sign of a measure is written. */
const times = ['x', '×', ' x ', ' × '];

/** Returns the words of a text, folded, in their order. */
export function wordsIn(text: string): string[] {
  return foldText(text).match(wordOrMeasure) ?? [];
}

/** Returns the words of a search over everything (docs/contract.md#search-over-everything), those first that must be found. */
export function searchWords(q: string): SearchWord[] {
  const words = [...new Set(namesIn(wordsIn(asWritten(q))))].map((word) => ({
    word,
    weight: weightOf(word),
  }));
  const most = Math.max(...words.map(({ weight }) => weight));
  return words
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, mostWords)
    .map(({ word, weight }) => ({ ...formsOf(word), isOptional: weight < most }));
}

/** The most words of a name that the tables hold. */
const longestName = 3;

/** Returns words with those that have a meaning together, `mati lampu`, as one. */
function namesIn(words: readonly string[]): string[] {
  const names: string[] = [];
  let at = 0;
  while (at < words.length) {
    const [word = ''] = [...namesAt(words, at), words[at]];
    names.push(word);
    at += word.split(' ').length;
  }
  return names;
}

/** The names of some words that begin at a place, the longest first. */
function namesAt(words: readonly string[], at: number): string[] {
  return Array.from({ length: longestName - 1 }, (_, index) => {
    const name = words.slice(at, at + longestName - index).join(' ');
    return isKnown(name) ? name : name.replace(attached, '');
  }).filter((name) => name.includes(' ') && isKnown(name));
}

function isKnown(word: string): boolean {
  return spelt.has(word) || named.has(word);
}

/** How much a word says of what is asked for: a small one nothing, a faint one what kind of answer. */
function weightOf(word: string): number {
  const bare = word.replace(attached, '');
  if (faint.has(word) || faint.has(bare)) return 1;
  const saysNothing = small.has(word) || (small.has(bare) && !isKnown(word)) || year.test(word);
  return saysNothing || (word.length < shortestPart && !isKnown(word)) ? 0 : 2;
}

/** Writes as usual what chats draw out, `gimanaaa`, or double with a digit, `anak2nya`, `liat2`; `kelas III` stays. */
function asWritten(q: string): string {
  return q
    .replace(/((?!i)\p{L})\1{2,}/giu, '$1')
    .replace(/(\p{L}{3,})2(?=\p{L}*)/gu, (_, word: string) => {
      const twice = `${word} ${word}`.toLowerCase();
      return isKnown(twice) ? twice : word;
    });
}

/** A place at which a folded text holds a form of a word, or its stem. */
type Occurrence = { at: number; end: number; isWhole: boolean };

/** Finds each occurrence of a word, by form; a short one counts as a whole word alone. */
function* occurrencesOf(folded: string, { forms, stem }: SearchWord): Generator<Occurrence> {
  for (const form of stem ? [...forms, stem] : forms) {
    let at = folded.indexOf(form);
    while (at >= 0) {
      const end = at + form.length;
      const stands = isWhole(folded, at, end);
      if (stands || form.length >= shortestPart)
        yield { at, end, isWhole: stands && form !== stem };
      at = folded.indexOf(form, end);
    }
  }
}

/** Returns how a folded text holds a word. */
export function findWord(folded: string, word: SearchWord): WordMatch {
  let best: WordMatch = wordMatch.none;
  for (const { isWhole } of occurrencesOf(folded, word)) {
    if (isWhole) return wordMatch.whole;
    best = wordMatch.part;
  }
  return best;
}

/** Returns true where a folded text has the word itself, in any spelling, and not another one for it. */
export function holdsItself(folded: string, { forms, own }: SearchWord): boolean {
  return forms.slice(0, own).some((form) => holdsWhole(folded, form));
}

/** Returns how a folded text holds the words that must be found: as its weakest one. */
export function findWords(folded: string, words: readonly SearchWord[]): WordMatch {
  let least: WordMatch = wordMatch.whole;
  for (const word of words) {
    if (word.isOptional) continue;
    const match = findWord(folded, word);
    if (match < least) least = match;
    if (least === wordMatch.none) break;
  }
  return words.length > 0 ? least : wordMatch.none;
}

/** A place of a text, from its first character to the one after its last. */
export type Place = { start: number; end: number };

/** Returns where a text holds the words, in order and apart from each other. */
export function placesOf(text: string, words: readonly SearchWord[]): Place[] {
  const { folded, from } = foldWithPlaces(text);
  const found = words
    .filter(({ isOptional }) => !isOptional)
    .flatMap((word) => [...occurrencesOf(folded, word)])
    .map(({ at, end }) => ({ start: from[at] ?? 0, end: from[end] ?? text.length }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const places: Place[] = [];
  for (const place of found) {
    const last = places.at(-1);
    if (!last || place.start >= last.end) places.push(place);
    else if (place.end > last.end) last.end = place.end;
  }
  return places;
}

/** Returns true where a folded text holds a form as a whole word, which may be bent. */
export function holdsWhole(folded: string, form: string): boolean {
  let at = folded.indexOf(form);
  while (at >= 0 && !isWhole(folded, at, at + form.length)) at = folded.indexOf(form, at + 1);
  return at >= 0;
}

const letter = /[\p{L}\p{N}]/u;

/**
 * Syllables that bend a word and leave it what it is, `kunjungi` and `dibawa`, as parts of regular expressions; `ter-` of
 * `termasuk` makes another one.
 */
export const bending = {
  before: 'me|mem|men|meng|memper|di|diper|ber|pe|pem|pen|peng|per',
  after: 'kan|an|i|in|nya|kannya|annya|lah|kah|ku|mu',
} as const;

/** Letters of a word that still is one when it is bent. */
export const shortestBent = 4;

const before = new RegExp(`^(?:${bending.before})?$`);
const after = new RegExp(`^(?:${bending.after})?$`);

/** True where the letters from `start` to before `end` are a word of a text, as it is or bent. */
function isWhole(text: string, start: number, end: number): boolean {
  let [first, last] = [start, end];
  while (letter.test(text[first - 1] ?? ' ')) first -= 1;
  while (letter.test(text[last] ?? ' ')) last += 1;
  if (first === start && last === end) return true;
  if (end - start < shortestBent) return false;
  return before.test(text.slice(first, start)) && after.test(text.slice(end, last));
}

/**
 * The word and its other spellings. Those of a letter or two are left out, as no index has them, and so is what stands
 * within other words, `rek` in `mereka`; no word has three consonants like `spp`.
 */
function formsOf(word: string): Pick<SearchWord, 'forms' | 'own' | 'stem'> {
  const [, width, height] = measure.exec(word) ?? [];
  if (width) {
    return { forms: times.map((sign) => width + sign + height), own: times.length, stem: '' };
  }
  const bare = word.replace(attached, '');
  const written = bare.length < shortestStem ? [word] : [word, bare];
  const stem = word.includes(' ') ? word : stemOf(word);
  const isSought = (form: string) => form.length > shortestPart || /^[^aiueo]{3}$/.test(form);
  const others = (groups: ReadonlyMap<string, readonly string[]>, of: readonly string[]) =>
    of.flatMap((form) => groups.get(form) ?? []).filter(isSought);
  const own = new Set([...written, ...others(spelt, [...written, stem])]);
  const meant = named.has(word) ? [...own] : [...own, stem];
  const forms = [...new Set([...own, ...others(named, meant)])];
  return { forms, own: own.size, stem: forms.includes(stem) ? '' : stem };
}

/** Words that are written in one with the one before: `gurunya`. */
const attached = /(?<!ta)(?:nya|kah|lah)$/;

/** Endings that only bend a word, `-in` as people talk: `masukin`. */
const endings = /(?:kannya|annya|nya|kan|an|in|lah|kah)$/;
const beginnings = /^(?:meng|meny|mem|men|me|peng|peny|pem|pen|per|ber|ter|ke|di)/;
const shortestStem = 4;

function stemOf(word: string): string {
  const cut = (text: string, affix: RegExp) => {
    const rest = text.replace(affix, '');
    return rest.length < shortestStem ? text : rest;
  };
  return cut(cut(word, endings), beginnings);
}
