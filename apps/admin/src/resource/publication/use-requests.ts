import type { PublishRequest } from '@pesantren/api-client/contract/publication';
import { requestsQuery } from '@pesantren/api-client/editorial-query';
import type { ResourceName } from '@pesantren/api-client/resources';
import { useQuery } from '@tanstack/react-query';
import { useAccount, useServices } from '../../services.ts';

const none: readonly never[] = [];

/** Returns the requests to publish items of a resource that concern the account; none under `plain`, and until they are known. */
export function useRequests(name: ResourceName): readonly PublishRequest[] {
  const { client, editorial } = useServices();
  const { data } = useQuery({
    ...requestsQuery(editorial, useAccount()),
    enabled: client.profile === 'full',
  });
  return data?.filter(({ resource }) => resource === name) ?? none;
}

/** True for what waits for the account: to be published, or to be mended. */
export function isWaiting({ state }: PublishRequest): boolean {
  return state === 'submitted' || state === 'returned';
}
