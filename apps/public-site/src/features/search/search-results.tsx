import type { Found } from '@pesantren/api-client/contract/lists/found';
import type { ListPage } from '@pesantren/api-client/contract/lists/pagination';
import { formatNumber } from '@pesantren/content/numbers';
import { QueryState } from '@pesantren/ui/status/query-state';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ListResults } from '../../list/list-results.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { Pagination } from '../../list/pagination.tsx';
import { ResultCount } from '../../list/result-count.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { findFixed } from './find-fixed.ts';
import { fixedPartsOf } from './fixed-parts.ts';
import { NothingFound } from './nothing-found.tsx';
import { PartialResults } from './partial-results.tsx';
import { ResultList } from './result-list.tsx';
import { bestQuery, isUncertain, perPage, type SearchFilter } from './search-query.ts';
import { firstResults, shownFound } from './shown-result.ts';

type SearchResultsProps = { filter: SearchFilter; query: UseQueryResult<ListPage<Found>> };

/** Lists what a search has found: loading, failed, without a match, or a page of it. */
export function SearchResults({ filter, query }: SearchResultsProps) {
  const services = useServices();
  const { facts, clock, config } = services;
  const now = new Date();
  const fixed = findFixed(fixedPartsOf(facts, config.apiProfile), filter.q);
  const found = query.data ?? { items: [] };
  const enabled = filter.page === 1 && isUncertain(filter.q, fixed, found);
  const { data } = useQuery({ ...bestQuery(services, filter.q, found.items), enabled });
  const best = enabled ? (data ?? []) : [];
  return (
    <ListResults label="Hasil pencarian">
      <QueryState query={query}>
        {({ items, total }) => {
          const pages = Math.max(Math.ceil(total / perPage), fixed.length > 0 ? 1 : 0);
          const shown =
            filter.page === 1
              ? firstResults(fixed, items, now, clock, best)
              : items.map((item) => shownFound(item, now, clock));
          return (
            <>
              <ResultCount>{`${formatNumber(Math.max(total + fixed.length, shown.length))} hasil`}</ResultCount>
              {pages === 0 && <NothingFound q={filter.q} />}
              {pages > 0 && shown.length === 0 && (
                <NoMatch
                  message="Tidak ada yang sesuai dengan pencarian."
                  all={{ label: 'Ke hasil pertama', href: paths.search({ q: filter.q }) }}
                />
              )}
              {shown.length > 0 && <ResultList results={shown} q={filter.q} />}
              {shown.length > 0 && best.length === 0 && (
                <PartialResults q={filter.q} shown={shown} />
              )}
              {pages > 1 && (
                <Pagination
                  page={Math.min(filter.page, pages)}
                  pages={pages}
                  hrefOf={(page) => paths.search({ ...filter, page })}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </ListResults>
  );
}
