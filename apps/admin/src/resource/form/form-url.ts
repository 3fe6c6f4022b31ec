/** The URL's query parameters for the item that is edited, and for the form of a new one. */
export const [editParam, newParam] = ['edit', 'new'];

/** Returns the path of a page with an item's form open. */
export function editPath(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ [editParam]: id })}`;
}

/** Returns the path of a page with the form for a new item open. */
export function newPath(path: string): string {
  return `${path}?${new URLSearchParams({ [newParam]: '1' })}`;
}

/** Parses the open item from a URL's query: its id, `''` for a new one, null for none. */
export function parseOpenItem(search: string): string | null {
  const params = new URLSearchParams(search);
  return params.get(editParam) || (params.has(newParam) ? '' : null);
}
