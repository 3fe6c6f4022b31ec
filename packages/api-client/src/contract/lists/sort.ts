import { writtenDate } from '@pesantren/content/dates';

/**
 * How a field is sorted (docs/contract.md#sorting): as people sort texts, by the day that it names, or as the
 * value that it is.
 */
export type SortKind = 'text' | 'day' | 'value';

/** The fields that a list is sorted by, with the kind of each. */
export type SortFields = Readonly<Record<string, SortKind>>;

/** Accents of letters, and the ways in which an apostrophe or ʿain is typed: no text is sorted by them. */
export const unsortedMarks = "[\u0300-\u036f'\u2018\u2019\u02bb\u02bc\u02be\u02bf`\u00b4]";
const marks = new RegExp(unsortedMarks, 'g');

/** Folds a text for sorting: without accents and apostrophes, `A` to `Z` as small letters. */
export function sortKey(text: string): string {
  const letters = text.normalize('NFD').replace(marks, '');
  return letters.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase());
}

/** Reads `title`, or `-title` for descending. */
export function parseSort(sort: string): { field: string; isDescending: boolean } {
  return { field: sort.replace(/^-/, ''), isDescending: sort.startsWith('-') };
}

/** Sorts items by a field; equal ones, and those of an unknown field, stay in the list's order. */
export function sortItems<Item extends object>(
  items: Item[],
  sort: string,
  fields: SortFields,
): Item[] {
  const { field, isDescending } = parseSort(sort);
  const kind = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!kind) return items;
  const keyOf = sortKeys[kind];
  const keyed = items.map((item) => ({ item, key: keyOf(Reflect.get(item, field)) }));
  const direction = isDescending ? -1 : 1;
  keyed.sort((a, b) => direction * (Number(a.key > b.key) - Number(a.key < b.key)));
  return keyed.map(({ item }) => item);
}

const sortKeys: Record<SortKind, (value: unknown) => string | number> = {
  text: (value) => sortKey(String(value)),
  day: (value) => writtenDate(String(value)) ?? '',
  value: (value) => (typeof value === 'number' ? value : String(value ?? '')),
};
