/** The query's name of the item that is open for editing. */
export const editParam = 'edit';

/** A screen's path with an item of it open. */
export function editPath(path: string, id: string): string {
  return `${path}?${new URLSearchParams({ [editParam]: id })}`;
}

/** The id of the item that an address has open; `''` for none. */
export function editedAt(search: string): string {
  return new URLSearchParams(search).get(editParam) ?? '';
}
