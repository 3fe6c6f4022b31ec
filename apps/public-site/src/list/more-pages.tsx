import { Pagination } from './pagination.tsx';
import { listPaging, type Paging, pageRange } from './paging.ts';

type MorePagesProps = {
  /** How many steps the list shows, from 1. */
  page: number;
  total: number;
  paging?: Paging;
  hrefOf: (page: number) => string;
};

/** 'Muat lebih banyak' until the page is full, then links to the list's other pages. */
export function MorePages(props: MorePagesProps) {
  const { page, total, paging = listPaging, hrefOf } = props;
  const { step, steps } = paging;
  const { offset, limit } = pageRange(page, paging);
  const hasMore = offset + limit < total;
  const isFull = limit === steps * step;
  const pages = Math.ceil(total / (steps * step));
  return (
    <>
      {hasMore && !isFull && <LoadMore href={hrefOf(page + 1)} />}
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
function LoadMore({ href }: { href: string }) {
  return (
    <p className="mt-12 text-center">
      <a
        href={href}
        data-more=""
        data-plain=""
        className="rounded-control font-strong border-tinted text-primary-strong hover:bg-primary-soft inline-flex min-h-12 items-center border px-6 transition-colors"
      >
        Muat lebih banyak
      </a>
    </p>
  );
}
