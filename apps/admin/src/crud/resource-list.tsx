import { TextInput } from '@mantine/core';
import { matchesSearch } from '@pesantren/api-client/contract/search';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { ListFailure } from './list-failure.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import classes from './resource-list.module.css';

/** The state of a list query, as TanStack Query has it. */
type ListQuery<Item> = {
  data: { items: Item[] } | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
};

type ResourceListProps<Item> = {
  query: ListQuery<Item>;
  /** What the search covers (spec section 5). */
  searchFields: readonly (keyof Item)[];
  words: {
    search: string;
    searchHint: string;
    /** Follows a number: `artikel`. */
    noun: string;
    empty: string;
    noMatch: string;
  };
  /** Shows the items that match. */
  children: (items: Item[]) => ReactNode;
};

/** Search and list of a resource: loading, failed, empty, nothing found, or the items. */
export function ResourceList<Item extends object>(props: ResourceListProps<Item>) {
  const { query, searchFields, words } = props;
  const [search, setSearch] = useState('');
  const items = query.data?.items ?? [];
  const found = items.filter((item) => matchesSearch(item, search, searchFields));
  const isSearching = search.trim() !== '';

  return (
    <>
      <div className={classes.find}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          leftSection={<IconSearch size={20} stroke={1.7} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <span className={classes.count} role="status">
          {isSearching && query.data && `${found.length} dari ${items.length} ${words.noun}`}
        </span>
      </div>
      {query.error && (
        <ListFailure error={query.error} isTrying={query.isFetching} onRetry={query.refetch} />
      )}
      {!query.data && !query.error && <ListSkeleton />}
      {query.data && items.length === 0 && <p className={classes.empty}>{words.empty}</p>}
      {items.length > 0 && found.length === 0 && <p className={classes.empty}>{words.noMatch}</p>}
      {found.length > 0 && props.children(found)}
    </>
  );
}
