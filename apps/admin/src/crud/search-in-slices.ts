/**
 * A case-insensitive substring search over the texts of items that never holds up a frame: each
 * `step` looks on for some milliseconds only.
 * @param textOf an item's text in lower case.
 */
export function searchInSlices<Item>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
) {
  const wanted = search.trim().toLowerCase();
  const found: Item[] = [];
  let next = 0;
  return {
    /** What matches, in the items' order; null as long as not all were looked at. */
    step(milliseconds: number): readonly Item[] | null {
      if (wanted === '') return items;
      const end = performance.now() + milliseconds;
      while (next < items.length) {
        const item = items[next] as Item;
        next += 1;
        if (textOf(item).includes(wanted)) found.push(item);
        if (performance.now() > end) break;
      }
      return next < items.length ? null : found;
    },
  };
}
