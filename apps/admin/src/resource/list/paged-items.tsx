import type { ReactNode } from 'react';
import type { ListLocation } from '../list-state/use-list-view.ts';
import classes from './paged-items.module.css';
import { Pager } from './pager.tsx';

type PagedItemsProps = {
  location: ListLocation;
  /** How many pages there are. */
  pages: number;
  /** True while the items of another page are on their way; these stay until then. */
  isAwaited: boolean;
  prefetch: (page: number) => Promise<unknown>;
  children: ReactNode;
};

/** One page of a list's items, and the links to the others, which are fetched when one is pointed at. */
export function PagedItems(props: PagedItemsProps) {
  const { location, pages, isAwaited, prefetch } = props;
  return (
    <>
      <div className={classes.page} aria-busy={isAwaited}>
        {props.children}
      </div>
      <Pager
        page={location.view.page}
        count={pages}
        addressOf={location.addressOf}
        onIntent={(page) => void prefetch(page).catch(() => undefined)}
      />
    </>
  );
}
