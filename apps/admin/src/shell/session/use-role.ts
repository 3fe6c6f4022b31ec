import type { Role } from '@pesantren/api-client/contract/account';
import { sessionQuery } from '@pesantren/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useAccount, useServices, useUsername } from '../../services.ts';

/** Reads the session of the account from the provider, once; under `plain` there is none. */
export function useOwnSession() {
  const { client } = useServices();
  const account = useAccount();
  const isSignedIn = useUsername() !== null;
  return useQuery({
    ...sessionQuery(client, account),
    enabled: isSignedIn && client.profile === 'full',
  });
}

/** Returns the role of the account; until it is known, and where there are none, that of who may do everything. */
export function useRole(): Role {
  return useOwnSession().data?.role ?? 'pengelola';
}
