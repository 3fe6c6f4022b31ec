import { listQuery } from '@pesantren/api-client/query';
import type { ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResourceConfig } from '../../resource/resource-config.ts';
import { useServices } from '../../services.ts';
import { findByName } from './find-by-name.ts';

/** An item by its name: where it is edited, and what it is. */
export type Found = { name: ResourceName; id: string; label: string; kind: string };

/** From how many letters on items are looked for, and how many of a resource are shown. */
const enough = 2;
const most = 5;

/** The items of a resource that are called as typed; its list is fetched once something is looked for. */
export function useFoundIn<Name extends ResourceName>(
  resource: ResourceConfig<Name>,
  typed: string,
) {
  const { name, nameOf, subject } = resource;
  const { client } = useServices();
  const isWanted = typed.trim().length >= enough;
  const list = useQuery({ ...listQuery(client, name), enabled: isWanted });
  const all = list.data?.items;
  const found = useMemo(
    () => (all && isWanted ? findByName(all, nameOf, typed, most) : []),
    [all, isWanted, nameOf, typed],
  );
  return {
    items: found.map((item): Found => ({ name, id: item.id, label: nameOf(item), kind: subject })),
    isLoading: isWanted && list.isPending,
    hasFailed: isWanted && list.isError && !list.data,
  };
}
