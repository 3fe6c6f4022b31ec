import { foldText } from '@pesantren/api-client/contract/search';
import { itemsPerYield, type SlicedWork } from './time-slicing.ts';

/** A memo of the items' folded texts: an item is folded once, at its first search. */
const texts = new WeakMap<object, string>();

/**
 * Filters the items whose `fields` contain `search`, in their order (docs/spec.md#search).
 * @param fields have to be the same for all searches over an item.
 */
export function* searchItems<Item extends object>(
  items: readonly Item[],
  search: string,
  fields: readonly (keyof Item)[],
): SlicedWork<readonly Item[]> {
  const wanted = foldText(search.trim());
  if (wanted === '') return items;
  const found: Item[] = [];
  for (const [index, item] of items.entries()) {
    if (textOf(item, fields).includes(wanted)) found.push(item);
    if (index % itemsPerYield === itemsPerYield - 1) yield;
  }
  return found;
}

function textOf<Item extends object>(item: Item, fields: readonly (keyof Item)[]): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  // A search is one line, so it never matches across two fields.
  const text = foldText(fields.map((field) => String(item[field])).join('\n'));
  texts.set(item, text);
  return text;
}
