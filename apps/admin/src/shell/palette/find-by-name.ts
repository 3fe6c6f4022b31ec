/**
 * Returns the first `limit` items whose name contains the query, in any case; those whose name starts
 * with it come first, each group in the items' order.
 */
export function findByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  query: string,
  limit: number,
): Item[] {
  const needle = query.trim().toLowerCase();
  if (needle === '') return [];
  const startsWith: Item[] = [];
  const contains: Item[] = [];
  for (const item of items) {
    const at = nameOf(item).toLowerCase().indexOf(needle);
    if (at === 0) startsWith.push(item);
    else if (at > 0) contains.push(item);
  }
  return [...startsWith, ...contains].slice(0, limit);
}
