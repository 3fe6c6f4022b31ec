import type { ShownResult } from './shown-result.ts';

/** A word of a search, the places that hold it, and how many there are in all. */
export type FoundAt = { word: string; places: readonly Place[]; total: number };

/** An item, or a part of a fixed page, as it is shown; `isCalled`: the word is in its title or in a heading. */
export type Place = { key: string; kind: PlaceKind; isCalled: boolean; result: ShownResult };

/** The kinds of places: what lasts and is short; a long story, which has every word somewhere; a line that tells of one thing. */
export type PlaceKind = 'page' | 'part' | 'story' | 'line';

/** The weight of a word for a place that has it in its text: the longer that is, the less. */
const inText: Record<PlaceKind, number> = { page: 1, part: 0.7, story: 0.7, line: 0.6 };

/** The same where it is in the title. */
const inTitle = 1.5;

/** The factor by which all words say more where they stand together in the page that is ranked first. */
const allOnPage = 1.5;

/** Weighs a word: it says the less, the more places hold it. */
function weightOf({ total }: FoundAt): number {
  return 1 / (1 + Math.log10(Math.max(total, 1)));
}

/** Weighs each place by what its words say. */
function weightsOf(found: readonly FoundAt[]): Map<string, number> {
  const weights = new Map<string, number>();
  for (const at of found) {
    for (const { key, kind, isCalled } of at.places) {
      const weight = (isCalled ? inTitle : inText[kind]) * weightOf(at);
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

/**
 * Returns the places that hold some words of a search, those first whose words say most.
 * @param full places that hold them all in their text, the best first, also where they are not among those of each word.
 */
export function placesOfSome(found: readonly FoundAt[], full: readonly Place[] = []): Place[] {
  const weights = weightsOf(found);
  const all = found.reduce((sum, at) => sum + weightOf(at), 0);
  for (const [rank, { key, kind }] of full.entries()) {
    const own = Math.max(weights.get(key) ?? 0, all);
    const factor = rank === 0 && kind === 'page' ? allOnPage : 1;
    // Of those that say the same the one goes first that is ranked first.
    weights.set(key, own * factor - rank / 1000);
  }
  // What has all words shows them best, but for a page whose heading leads to the answer.
  const each = [...found.flatMap(({ places }) => places), ...full].toSorted(
    (one, other) => Number(leadsOn(one)) - Number(leadsOn(other)),
  );
  const places = new Map(each.map((place) => [place.key, place]));
  const weight = ({ key }: Place) => weights.get(key) ?? 0;
  return [...places.values()].toSorted((one, other) => weight(other) - weight(one));
}

function leadsOn({ kind, result }: Place): boolean {
  return kind === 'page' && result.href.includes('#');
}
