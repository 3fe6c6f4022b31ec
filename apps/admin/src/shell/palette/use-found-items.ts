import { listQuery } from '@pesantren/api-client/query';
import type { ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { resourceConfigs } from '../../features/resource-configs.ts';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { useServices } from '../../services.ts';
import { findByName } from './find-by-name.ts';

/** An item that was found by its name. */
type Found = { name: ResourceName; id: string; label: string; kind: string };

/** Letters from which on items are searched. */
const minimumLength = 2;
/** Items that are shown of a resource. */
const limit = 5;

/** Returns the items of all resources whose name contains the query, in the order of the navigation. */
export function useFoundItems(query: string) {
  const all = [
    useFoundIn(resourceConfigs.articles, query),
    useFoundIn(resourceConfigs.announcements, query),
    useFoundIn(resourceConfigs.prestasi, query),
    useFoundIn(resourceConfigs.carousel, query),
    useFoundIn(resourceConfigs.gallery, query),
  ];
  return {
    items: all.flatMap(({ items }) => items),
    isLoading: all.some(({ isLoading }) => isLoading),
    hasFailed: all.some(({ hasFailed }) => hasFailed),
  };
}

/** Finds items of one resource, whose list is fetched with the first search. */
function useFoundIn<Name extends ResourceName>(resource: ResourceConfig<Name>, query: string) {
  const { name, nameOf, subject } = resource;
  const { client } = useServices();
  const isSearched = query.trim().length >= minimumLength;
  const list = useQuery({ ...listQuery(client, name), enabled: isSearched });
  const all = list.data?.items;
  const found = useMemo(
    () => (all && isSearched ? findByName(all, nameOf, query, limit) : []),
    [all, isSearched, nameOf, query],
  );
  return {
    items: found.map((item): Found => ({ name, id: item.id, label: nameOf(item), kind: subject })),
    isLoading: isSearched && list.isPending,
    hasFailed: isSearched && list.isError && !list.data,
  };
}
