/** Case-insensitive substring match over the named fields (spec section 5); `''` matches all. */
export function matchesSearch<Item extends object>(
  item: Item,
  search: string | undefined,
  fields: readonly (keyof Item)[],
): boolean {
  const wanted = search?.trim().toLowerCase() ?? '';
  return (
    wanted === '' || fields.some((field) => String(item[field]).toLowerCase().includes(wanted))
  );
}
