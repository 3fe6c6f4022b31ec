import { ApiError } from '@pesantren/api-client/api-error';
import { createClient } from '@pesantren/api-client/client';
import type { ProblemCode } from '@pesantren/api-client/contract/problem';
import { queryDefaults } from '@pesantren/api-client/query';
import { sendWithProgress } from '@pesantren/api-client/send-with-progress';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppConfig } from './config.ts';
import { createDialogStack } from './shell/dialogs/dialog-stack.ts';
import { createDirtyForms } from './shell/dialogs/dirty-forms.ts';
import { createNavigationGuard } from './shell/dialogs/navigation-guard.ts';
import { createSafeStorage } from './shell/session/safe-storage.ts';
import { createSession } from './shell/session/session.ts';

export type Services = ReturnType<typeof createServices>;

const invalidKey: ProblemCode = 'invalid-key';

/** Everything that outlives a page: configuration, client, cache and session. */
export function createServices(config: AppConfig) {
  const session = createSession(createSafeStorage(() => window.localStorage));
  const client = createClient({
    url: config.apiUrl,
    key: config.apiKey,
    profile: config.apiProfile,
    withSession: true,
    sendWithProgress,
  });
  // Any 401 ends the session (contract section 4).
  const onError = (error: Error) => {
    if (isSessionsEnd(error) && session.username() !== null) session.expire();
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
  return {
    ...{ config, client, queryClient, session },
    navigationGuard: createNavigationGuard(),
    dialogStack: createDialogStack(),
    dirtyForms: createDirtyForms(),

    /**
     * Makes a call that changes something. When the session is over, the call was not carried out: it
     * waits until the person has signed in again, and is made once more (reliability P19).
     */
    async withReauth<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      try {
        return await call();
      } catch (error) {
        if (!isSessionsEnd(error)) throw error;
        if (await session.waitForReauth()) return call();
        throw new ApiError(error.message, { detail: 'Sesi Anda berakhir.' });
      }
    },
  };
}

/** A wrong key is a 401 as well, but no matter of who is signed in. */
function isSessionsEnd(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code !== invalidKey;
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of this app. @throws Error outside `Providers`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs Providers above it.');
  return services;
}

/** The router, for those who need its state between two renders. */
export const RouterContext = createContext<ReturnType<typeof createBrowserRouter> | null>(null);

/** The router of this app. @throws Error outside `Providers`. */
export function useRouter() {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs Providers above it.');
  return router;
}

/** The signed-in username, `null` when nobody is. */
export function useUsername(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.username);
}
