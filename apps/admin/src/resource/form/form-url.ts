/** The query's names of the item that is open for editing, and of the form for a new one. */
export const [editParam, newParam] = ['edit', 'new'];

/** A screen's path with an item of it open. */
export function editPath(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ [editParam]: id })}`;
}

/** A screen's path with the form for a new item open. */
export function newPath(path: string): string {
  return `${path}?${new URLSearchParams({ [newParam]: '1' })}`;
}

/** What an address has open: an item's id, `''` for a new item, null for nothing. */
export function parseOpenItem(search: string): string | null {
  const params = new URLSearchParams(search);
  return params.get(editParam) || (params.has(newParam) ? '' : null);
}
