import type { ListPage } from '@pesantren/api-client/contract/pagination';

/** A list as it will be once it has reloaded, without the items that are gone from it. */
export function removeFromList<Item extends { id: string }>(
  list: ListPage<Item> | undefined,
  gone: readonly { id: string }[],
): ListPage<Item> | undefined {
  if (!list) return undefined;
  const ids = new Set(gone.map(({ id }) => id));
  const items = list.items.filter(({ id }) => !ids.has(id));
  return { items, total: list.total - (list.items.length - items.length) };
}
