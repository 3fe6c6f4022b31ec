import { Spinner } from '@pesantren/ui/status/spinner';
import { linkOptions } from '../hydration/intercept-links.ts';
import { Pagination } from './pagination.tsx';
import { listPaging, type Paging, pageRange } from './paging.ts';

type MorePagesProps = {
  /** How many steps the list shows, from 1. */
  page: number;
  total: number;
  paging?: Paging;
  isFetching?: boolean;
  hrefOf: (page: number) => string;
};

/** 'Muat lebih banyak' until the page is full, then links to the list's other pages. */
export function MorePages(props: MorePagesProps) {
  const { page, total, paging = listPaging, isFetching = false, hrefOf } = props;
  const { step, steps } = paging;
  const { offset, limit } = pageRange(page, paging);
  const hasMore = offset + limit < total;
  const isFull = limit === steps * step;
  const pages = Math.ceil(total / (steps * step));
  return (
    <>
      {hasMore && !isFull && <LoadMore href={hrefOf(page + 1)} isFetching={isFetching} />}
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

/** Link to the same page with one step more; what is above keeps its place. */
function LoadMore({ href, isFetching }: { href: string; isFetching: boolean }) {
  return (
    <p className="mt-12 text-center">
      <a
        href={href}
        data-more=""
        {...linkOptions({ replace: true, preventScrollReset: true })}
        className="rounded-control font-strong border-tinted text-primary-strong hover:bg-primary-soft inline-flex min-h-12 items-center gap-2.5 border px-6 transition-colors"
      >
        Muat lebih banyak
        {isFetching && <Spinner className="size-5" />}
      </a>
    </p>
  );
}
