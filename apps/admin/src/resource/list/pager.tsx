import { Link } from 'react-router-dom';
import { pageNumbers } from '../list-state/pagination.ts';
import classes from './pager.module.css';

type PagerProps = {
  page: number;
  count: number;
  addressOf: (page: number) => string;
  /** Runs when a pointer or the focus comes to a page's link. */
  onIntent: (page: number) => void;
};

/** Links to the other pages of a list; nothing where there is only one. */
export function Pager({ page, count, addressOf, onIntent }: PagerProps) {
  if (count === 1) return null;
  const link = (to: number) => ({
    className: classes.page,
    to: addressOf(to),
    preventScrollReset: true,
    onPointerEnter: () => onIntent(to),
    onFocus: () => onIntent(to),
  });
  return (
    <nav className={classes.pager} aria-label="Halaman daftar">
      {page > 1 && (
        <Link {...link(page - 1)} rel="prev">
          Sebelumnya
        </Link>
      )}
      <ul className={classes.numbers}>
        {pageNumbers(page, count).map((number, index) => (
          <li key={number === 'gap' ? `gap-${index}` : number}>
            {number === 'gap' ? (
              <span className={classes.gap}>…</span>
            ) : (
              <Link
                {...link(number)}
                aria-label={`Halaman ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <span className={classes.position}>
        Halaman {page} dari {count}
      </span>
      {page < count && (
        <Link {...link(page + 1)} rel="next">
          Berikutnya
        </Link>
      )}
    </nav>
  );
}
