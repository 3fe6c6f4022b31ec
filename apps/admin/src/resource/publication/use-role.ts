import type { Role } from '@pesantren/api-client/contract/account';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Services, useServices } from '../../services.ts';

/** Options of the query for the role of the account; that of who may do everything where there are no roles. */
function roleQuery({ client, accounts, session }: Services) {
  return queryOptions({
    queryKey: ['session', 'me', session.username()],
    queryFn: async ({ signal }): Promise<Role> =>
      client.profile === 'full' ? (await accounts.me(signal)).role : 'pengelola',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Returns the role of the account; until it is known, and unless it `isNeeded`, that of who may do everything. */
export function useRole(isNeeded = true): Role {
  const { data = 'pengelola' } = useQuery({ ...roleQuery(useServices()), enabled: isNeeded });
  return data;
}
