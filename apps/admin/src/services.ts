import { ApiError } from '@pesantren/api-client/api-error';
import { createClient } from '@pesantren/api-client/client';
import type { ProblemCode } from '@pesantren/api-client/contract/problem';
import { queryDefaults } from '@pesantren/api-client/query';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { AppConfig } from './config.ts';
import { createSession } from './session.ts';

export type Services = ReturnType<typeof createServices>;

const invalidKey: ProblemCode = 'invalid-key';

/** Everything that outlives a page: configuration, client, cache and session. */
export function createServices(config: AppConfig) {
  const session = createSession(window.localStorage);
  const client = createClient({
    url: config.apiUrl,
    key: config.apiKey,
    profile: config.apiProfile,
    withSession: true,
  });
  // Any 401 ends the session (contract section 4), but a wrong key is no matter of who is signed in.
  const onError = (error: Error) => {
    const refused = error instanceof ApiError && error.status === 401 && error.code !== invalidKey;
    if (refused && session.username() !== null) session.expire();
  };
  // `always`: without a network a call fails and says so, instead of waiting in silence.
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { ...queryDefaults.queries, networkMode: 'always', staleTime: 30_000 },
      mutations: { ...queryDefaults.mutations, networkMode: 'always' },
    },
  });
  return { config, client, queryClient, session };
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of this app. @throws Error outside `Providers`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs Providers above it.');
  return services;
}

/** The signed-in username, `null` when nobody is. */
export function useUsername(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.username);
}
