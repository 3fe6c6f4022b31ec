/**
 * The first `most` items whose name contains what was typed, in any case; those whose name begins with
 * it come before the others, each in the items' order.
 */
export function findByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  typed: string,
  most: number,
): Item[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const begins: Item[] = [];
  const contains: Item[] = [];
  for (const item of items) {
    const at = nameOf(item).toLowerCase().indexOf(wanted);
    if (at === 0) begins.push(item);
    else if (at > 0) contains.push(item);
  }
  return [...begins, ...contains].slice(0, most);
}
