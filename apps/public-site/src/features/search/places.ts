import {
  findWord,
  holdsItself,
  type SearchWord,
  wordMatch,
} from '@pesantren/api-client/contract/lists/search-words';
import type { ShownResult } from './shown-result.ts';

/** A word of a search, the places that hold it, and how many there are in all. */
export type FoundAt = {
  asked: string;
  word: SearchWord;
  places: readonly Place[];
  total: number;
};

/** An item, or a part of a fixed page, as a search has found it. */
export type Place = {
  key: string;
  kind: PlaceKind;
  /** Its title, and the heading that answers, folded. */
  called: string;
  /** The part of its text around the words, folded. */
  passage: string;
  /** True where the search means it: its words are in what it is called. */
  isCalled: boolean;
  result: ShownResult;
};

/** The kinds of places: what is short or lasts; a part of a fixed page; a long story, which has every word somewhere. */
export type PlaceKind = 'page' | 'part' | 'story';

/** The weight of a word in a title or heading, and of one in a text. */
const inTitle = 1.2;
const inText: Record<PlaceKind, number> = { page: 1, part: 0.6, story: 0.7 };

/** The share of that where it stands apart from the others, elsewhere in the text. */
const apart = 0.8;

/** The share that another word for it counts beside the word itself. */
const otherWord = 0.9;

/** The share that counts where it only stands within another word. */
const within = 0.8;

/** The weight of a word that may be missing, where it stands beside the others. */
const beside = 0.1;

/** The share that is left of what no longer applies. */
const expired = 0.7;

/** Weighs a word, or a name of some: it says the less, the more places hold it. */
function weightOf({ asked, total }: FoundAt): number {
  return asked.split(' ').length / (1 + Math.log10(Math.max(total, 1)));
}

/** Returns the words of a search that stand together in the place that they say most of; null where none was found. */
export function wordsTogether(found: readonly FoundAt[]): string | null {
  const [best] = placesOfSome(found);
  if (!best) return null;
  const together = found.filter(({ places }) => places.some(({ key }) => key === best.key));
  const inTitles = ({ places, word }: FoundAt) => {
    const called = places.filter(({ isCalled }) => isCalled);
    const isItself = called.some(({ called }) => called === '' || holdsItself(called, word));
    return Number(called.length > 0) + Number(isItself);
  };
  const alone = found
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => inTitles(other) - inTitles(one) || weightOf(other) - weightOf(one));
  const isTitle = alone.some((word) => inTitles(word) > 0);
  return (together.length > 1 || !isTitle ? together : alone.slice(0, 1))
    .map(({ asked }) => asked)
    .join(' ');
}

/**
 * Returns the places that hold some words of a search, those first whose words say most, each with the passage of which they do.
 * @param full places that hold them all in their text, the best first, also where they are not among those of each word.
 */
export function placesOfSome(
  found: readonly FoundAt[],
  full: readonly Place[] = [],
  others: readonly SearchWord[] = [],
): Place[] {
  const whole = new Set(full.map(({ key }) => key));
  const words = found.map((at) => ({
    word: at.word,
    weight: weightOf(at),
    places: new Map(at.places.map((place) => [place.key, place])),
  }));
  const groups = Map.groupBy([...full, ...found.flatMap(({ places }) => places)], ({ key }) => key);
  const best = [...groups].map(([key, group]) => {
    const held = words.filter(({ places }) => whole.has(key) || places.has(key));
    const passages = [...new Set(group.map(({ passage }) => passage))];
    const scored = group.flatMap((place) =>
      passages.map((passage) => ({
        place,
        score: scoreOf({ ...place, passage }, held) + besides(passage, others),
      })),
    );
    return scored.reduce((one, other) => (other.score > one.score ? other : one));
  });
  return best.toSorted((a, b) => b.score - a.score).map(({ place }) => place);
}

/** A word with its weight, and the places that hold it by their keys. */
type WeighedWord = { word: SearchWord; weight: number; places: ReadonlyMap<string, Place> };

/** Adds up what the words that a place holds say of its passage. */
function scoreOf(place: Place, held: readonly WeighedWord[]): number {
  const share = place.result.fate === 'expired' ? expired : 1;
  const says = held.map(
    ({ word, weight, places }) => weight * saysOf(place, word, places.get(place.key)),
  );
  return share * says.reduce((sum, one) => sum + one, 0);
}

/** Weighs the words that may be missing, where a passage has them. */
function besides(passage: string, others: readonly SearchWord[]): number {
  return beside * others.filter((word) => findWord(passage, word) === wordMatch.whole).length;
}

/** Weighs a word in a passage of a place. @param own the place as the word alone has found it. */
function saysOf({ kind, called, passage }: Place, word: SearchWord, own?: Place): number {
  if (kind === 'part' && own?.isCalled) return inTitle;
  const title = kind === 'part' ? 0 : shareOf(called, word);
  if (title > 0) return inTitle * title;
  const near = shareOf(passage, word);
  if (near > 0) return inText[kind] * near;
  return inText[kind] * apart * (shareOf(own?.passage ?? '', word) || 1);
}

/** True of a word that many others happen to have in them, `tari` of `tarif`. */
const isShort = ({ forms: [form = ''] }: SearchWord) => form.length < 5;

/** The share of a word that a text holds: less of another word for it, or within another one; 0 of none. */
function shareOf(text: string, word: SearchWord): number {
  const match = findWord(text, word);
  if (match === wordMatch.none) return 0;
  if (match === wordMatch.part) return isShort(word) ? within / 2 : within;
  return holdsItself(text, word) ? 1 : otherWord;
}
