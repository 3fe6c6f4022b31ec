import { LoadMore } from './load-more.tsx';
import { Pagination } from './pagination.tsx';
import { listPaging, type Paging, pageRange } from './paging.ts';

type MorePagesProps = {
  /** How many steps the list shows, from 1. */
  page: number;
  total: number;
  paging?: Paging;
  isFetching: boolean;
  hrefOf: (page: number) => string;
};

/** The ways to more of a list: more of it on this page, and at the page's end its other pages. */
export function MorePages({
  page,
  total,
  paging = listPaging,
  isFetching,
  hrefOf,
}: MorePagesProps) {
  const { step, steps } = paging;
  const { offset, limit } = pageRange(page, paging);
  const goesOn = offset + limit < total;
  const isFull = limit === steps * step;
  const pages = Math.ceil(total / (steps * step));
  return (
    <>
      {goesOn && !isFull && <LoadMore to={hrefOf(page + 1)} isFetching={isFetching} />}
      {pages > 1 && (isFull || offset > 0) && (
        <Pagination
          page={Math.floor((page - 1) / steps) + 1}
          pages={pages}
          hrefOf={(number) => hrefOf((number - 1) * steps + 1)}
        />
      )}
    </>
  );
}
