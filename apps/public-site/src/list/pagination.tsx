import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

type PaginationProps = {
  /** From 1 to `pages`. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
};

const pageLink =
  'size-target rounded-control text-small hover:bg-primary-soft aria-[current=page]:bg-primary aria-[current=page]:text-on-primary grid place-items-center font-medium transition-colors';

/** Links to the pages of a list: the first, the last, and those around the current one. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  return (
    <nav aria-label="Halaman" className="mt-10">
      <ul className="flex flex-wrap justify-center gap-1">
        {page > 1 && (
          <li>
            <a href={hrefOf(page - 1)} aria-label="Halaman sebelumnya" className={pageLink}>
              <IconChevronLeft className="size-5" aria-hidden="true" />
            </a>
          </li>
        )}
        {pageNumbers(page, pages).map((number) =>
          number < 0 ? (
            <li
              key={number}
              aria-hidden="true"
              className="min-h-target grid place-items-center px-1"
            >
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={hrefOf(number)}
                aria-label={`Halaman ${number}`}
                aria-current={number === page ? 'page' : undefined}
                className={pageLink}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a href={hrefOf(page + 1)} aria-label="Halaman berikutnya" className={pageLink}>
              <IconChevronRight className="size-5" aria-hidden="true" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Returns page numbers in order; a negative one stands for the gap before the next. */
function pageNumbers(page: number, pages: number): number[] {
  const near = (number: number) => Math.abs(number - page) <= 2 || number === 1 || number === pages;
  const numbers: number[] = [];
  for (let number = 1; number <= pages; number += 1) {
    // A single number takes no more room than the dots in its place.
    const single = near(number - 1) && near(number + 1);
    if (near(number) || single) numbers.push(number);
    else if ((numbers.at(-1) ?? 0) > 0) numbers.push(-number);
  }
  return numbers;
}
