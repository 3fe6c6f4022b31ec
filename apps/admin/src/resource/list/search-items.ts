import { foldText } from '@pesantren/api-client/contract/search';
import { type SlicedWork, stride } from './time-slicing.ts';

/** Texts by item: folded once for each that a load brings, kept as long as the item. */
const texts = new WeakMap<object, string>();

/**
 * The items whose `fields` contain `search` (spec section 5), in their order.
 * @param fields the same ones for all searches over an item.
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
    if (index % stride === stride - 1) yield;
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
