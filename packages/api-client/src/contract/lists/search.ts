import { bodyTexts } from '../texts/body-texts.ts';

/** Apostrophes, also as Latin script writes ʿain and hamzah (`Qur’an`, `Jumʿat`), and hyphens: before NFKD, which takes some apart. */
const unwritten =
  /['\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc\u02be\u02bf`\u00b4\uff07\u2010\u2011\ufe63\uff0d-]/g;

/** Combining marks (accents, harakat), tatweel, and what nobody sees: soft hyphens, zero-width characters, signs of direction. */
const marks = /[\p{M}\p{Cf}\u0640]/gu;

/**
 * Folds a text for comparison, the one rule of every search (docs/spec.md#f-100): compatibility forms as their letters
 * (Arabic ones of PDFs too), alef and ya in one form each, lower case, no apostrophes, hyphens, accents or invisible characters, white space as one space.
 */
export function foldText(text: string): string {
  return text
    .replace(unwritten, '')
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/\u0671/g, '\u0627')
    .replace(/\u0649/g, '\u064a')
    .toLowerCase()
    .replace(/\s+/g, ' ');
}

/** The folds of the characters that nearly all of a text is made of: one at a time they cost a hundred times what a text does. */
const asciiFolds = /* @__PURE__ */ Array.from({ length: 128 }, (_, code) =>
  foldText(String.fromCharCode(code)),
);

/**
 * Folds a text, and tells of every UTF-16 unit of the result where it comes from: `from[i]`, and at the end the
 * length of the text.
 */
export function foldWithPlaces(text: string): { folded: string; from: number[] } {
  let folded = '';
  const from: number[] = [];
  let at = 0;
  for (const character of text) {
    const written = asciiFolds[character.charCodeAt(0)] ?? foldText(character);
    const isRepeatedSpace = written === ' ' && folded.endsWith(' ');
    if (!isRepeatedSpace) {
      folded += written;
      while (from.length < folded.length) from.push(at);
    }
    at += character.length;
  }
  from.push(at);
  return { folded, from };
}

/** The ways in which an apostrophe is typed in the name of a category. */
const apostrophes = /[\u2018\u2019\u02bb\u02bc\u02be\u02bf`\u00b4]/g;

/**
 * Folds a category for equality: lower case, every apostrophe the same. It is stored with every item, and the release
 * before compares it too, so it changes with no search.
 */
export function foldCategory(category: string): string {
  return category.toLowerCase().replace(apostrophes, "'");
}

/**
 * Case-insensitive substring match over the named fields (docs/spec.md#search); `''` matches all. Of a body its words and
 * its addresses are looked at, each by itself, and no markup.
 */
export function matchesSearch<Item extends object>(
  item: Item,
  search: string | undefined,
  fields: readonly (keyof Item)[],
): boolean {
  const wanted = foldText(search ?? '').trim();
  if (wanted === '') return true;
  return fields.some((field) => {
    const text = String(item[field]);
    if (field !== 'content') return foldText(text).includes(wanted);
    const { words, addresses } = bodyTexts(text);
    return [words, ...addresses].some((part) => foldText(part).includes(wanted));
  });
}
