import type { ResourceName } from '@pesantren/api-client/resources';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { type Drafts, openDrafts } from './drafts.ts';

/** The drafts of who is signed in for a resource; the page waits for them, a few milliseconds. */
export function useDrafts(name: ResourceName): Drafts {
  const { session } = useServices();
  const account = session.account();
  return useSuspenseQuery({
    queryKey: ['drafts', account, name],
    queryFn: () => openDrafts(account, name),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    structuralSharing: false,
  }).data;
}
