import { useDebouncedValue } from '@mantine/hooks';
import type { ResourceName } from '@pesantren/api-client/resources';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { resourceConfigs } from '../../features/resource-configs.ts';
import { listPageQuery, partQuery, unsearched } from '../../resource/list-state/list-page-query.ts';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { type Services, useServices } from '../../services.ts';
import { navigationOf } from '../navigation.ts';
import { findByName } from './find-by-name.ts';

/** An item that was found. */
type Found = { name: ResourceName; id: string; label: string; kind: string };

/** Letters from which on items are searched. */
const minimumLength = 2;
/** Items that are shown of a resource. */
const limit = 5;
/** How long typing rests before the provider is asked, in milliseconds. */
const debounce = 150;

/**
 * Returns the items of all resources that the provider finds, in the order of the navigation. While a
 * longer query awaits its answer, those of the last one remain whose names contain it.
 */
export function useFoundItems(query: string) {
  const services = useServices();
  const typed = query.trim();
  const [asked] = useDebouncedValue(typed, debounce);
  const isSearched = typed.length >= minimumLength;
  const { data, isPlaceholderData, isFetching } = useQuery({
    queryKey: ['palette', asked],
    queryFn: async () => {
      const lists = await Promise.allSettled(
        navigationOf(services.client.profile).map(({ name }) => findIn(services, name, asked)),
      );
      return {
        items: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
        hasFailed: lists.some(({ status }) => status === 'rejected'),
      };
    },
    enabled: isSearched && asked.length >= minimumLength,
    placeholderData: keepPreviousData,
    // The lists have their own cache, which a change makes stale.
    staleTime: 0,
  });
  const isAwaited = isSearched && (asked !== typed || isFetching);
  const found = isSearched ? (data?.items ?? []) : [];
  const isOlder = asked !== typed || isPlaceholderData;
  return {
    items: isOlder ? findByName(found, ({ label }) => label, typed, found.length) : found,
    isLoading: isAwaited,
    hasFailed: isSearched && (data?.hasFailed ?? false),
  };
}

/** Finds items of one resource, those first whose name contains the query. */
async function findIn<Name extends ResourceName>(
  services: Services,
  name: Name,
  query: string,
): Promise<Found[]> {
  const { nameOf, subject, grid }: ResourceConfig<Name> = resourceConfigs[name];
  // The search knows a picture's address, the palette its name: a list of one page comes whole.
  const isWhole = grid?.move !== undefined;
  const { items } = await services.queryClient.query(
    isWhole
      ? listPageQuery(services, name, unsearched)
      : partQuery(services, name, { limit, q: query, fields: 'summary' }),
  );
  const named = findByName(items, nameOf, query, limit);
  const others = isWhole ? [] : items.filter((item) => !named.includes(item));
  return [...named, ...others].map((item) => ({
    name,
    id: item.id,
    label: nameOf(item),
    kind: subject,
  }));
}
