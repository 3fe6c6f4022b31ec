import type { ListPage, ListParams } from '@pesantren/api-client/contract/lists/pagination';
import { limits } from '@pesantren/content/limits';

/** How a list grows: 'Muat lebih banyak' adds `step` items; after `steps` of them comes another page. */
export type Paging = { step: number; steps: number };

/** No page shows more than 100 items, which is also the largest part that our provider sends. */
export const listPaging: Paging = { step: limits.articlesPerPage, steps: 8 };

/** Returns the part of a list that page `page` shows, counted in steps from 1. */
export function pageRange(page: number, { step, steps }: Paging = listPaging) {
  const offset = Math.floor((page - 1) / steps) * steps * step;
  return { offset, limit: page * step - offset };
}

/** Returns the last page of a list when the requested one is past the end. */
export function clampPage(page: number, total: number, { step }: Paging = listPaging): number {
  return Math.min(page, Math.max(1, Math.ceil(total / step)));
}

/** Fetches a page of a list without its first `skip` items; past the end the last page. */
export async function fetchPage<Item>(
  read: (part: ListParams) => Promise<ListPage<Item>>,
  page: number,
  skip = 0,
  paging = listPaging,
): Promise<ListPage<Item>> {
  const readPart = (number: number) => {
    const { offset, limit } = pageRange(number, paging);
    return read({ offset: skip + offset, limit });
  };
  const list = await readPart(page);
  const last = clampPage(page, list.total - skip, paging);
  return list.items.length > 0 || last === page ? list : readPart(last);
}

/** Returns what a page shows of a fetched list. */
export function visiblePage<Item>({ items, total }: ListPage<Item>, requested: number) {
  const page = clampPage(requested, total);
  const { offset, limit } = pageRange(page);
  return { page, offset, shown: items.slice(0, limit) };
}

/** Returns the line above a list: `30 artikel`, `24 dari 30 artikel`, `97–108 dari 200 artikel`. */
export function formatCount(
  { offset, shown, total }: { offset: number; shown: number; total: number },
  noun: string,
): string {
  const last = offset + shown;
  if (offset > 0 && shown > 0) return `${offset + 1}–${last} dari ${total} ${noun}`;
  return shown < total ? `${last} dari ${total} ${noun}` : `${total} ${noun}`;
}
