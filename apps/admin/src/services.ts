import { ApiError, isSessionExpired } from '@pesantren/api-client/api-error';
import { createClient } from '@pesantren/api-client/client';
import type { ProblemCode } from '@pesantren/api-client/contract/problem';
import type { School } from '@pesantren/api-client/contract/school/school';
import { createEditorial } from '@pesantren/api-client/editorial';
import { queryDefaults, schoolQuery, sessionQuery } from '@pesantren/api-client/query';
import { createBrowserFetch } from '@pesantren/api-client/transport/browser-fetch';
import { sendWithProgress } from '@pesantren/api-client/transport/send-with-progress';
import type { ClientOptions } from '@pesantren/api-client/transport/transport';
import type { Clock } from '@pesantren/content/clock';
import { noFacts } from '@pesantren/content/no-facts';
import {
  MutationCache,
  notifyManager,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppConfig } from './config.ts';
import { createDialogStack } from './shell/dialogs/dialog-stack.ts';
import { createDirtyForms } from './shell/dialogs/dirty-forms.ts';
import { createSchoolClock } from './shell/school-clock.ts';
import { createSafeStorage } from './shell/session/safe-storage.ts';
import { createSession } from './shell/session/session.ts';

export type Services = ReturnType<typeof createServices>;

const notAllowed: ProblemCode = 'not-allowed';

// A mutation shows as pending before the next tap; by a timer, the default, a second tap could come first.
notifyManager.setScheduler(queueMicrotask);

/** Creates what outlives a page: configuration, client, query cache, session. */
export function createServices(config: AppConfig) {
  const storage = createSafeStorage(() => window.localStorage);
  const session = createSession(storage);
  const connection: ClientOptions = {
    url: config.apiUrl,
    key: config.apiKey,
    profile: config.apiProfile,
    withSession: true,
    reauthenticate: session.waitForReauth,
    fetch: createBrowserFetch(),
  };
  const client = createClient({ ...connection, sendWithProgress });
  // Any 401 ends the session (docs/contract.md#session).
  const [schoolKey] = schoolQuery(client).queryKey;
  const onError = (error: Error) => {
    if (isSessionExpired(error) && session.username() !== null) session.expire();
    // Somebody has changed the role meanwhile.
    if (error instanceof ApiError && error.code === notAllowed)
      void queryClient.invalidateQueries(sessionQuery(client, session.account()));
  };
  const schoolClock = createSchoolClock(storage);
  const onSuccess = (data: unknown, { queryKey }: { queryKey: QueryKey }) => {
    if (queryKey[0] !== schoolKey) return;
    const { time_zone = noFacts.time_zone } = (data as School).facts;
    schoolClock.set(time_zone);
  };
  // `always`: offline, a call fails at once instead of being paused without a word.
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { ...queryDefaults.queries, networkMode: 'always', staleTime: 30_000 },
      mutations: { ...queryDefaults.mutations, networkMode: 'always' },
    },
  });
  return {
    config,
    /** How any client reaches the provider, with the session. */
    connection,
    client,
    /** The calls of drafts, times, history and previews; `full` only. */
    editorial: createEditorial(connection),
    queryClient,
    session,
    storage,
    schoolClock,
    dialogStack: createDialogStack(),
    dirtyForms: createDirtyForms(),
  };
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of this app. @throws Error outside `Providers`. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs Providers above it.');
  return services;
}

/** The router, for code that needs its state between two renders. */
export const RouterContext = createContext<ReturnType<typeof createBrowserRouter> | null>(null);

/** Returns the router of this app. @throws Error outside `Providers`. */
export function useRouter() {
  const router = useContext(RouterContext);
  if (!router) throw new Error('useRouter needs Providers above it.');
  return router;
}

/** Returns the clock that the school's days and times are on. */
export function useClock(): Clock {
  const { schoolClock } = useServices();
  return useSyncExternalStore(schoolClock.subscribe, schoolClock.current);
}

/** Returns the account that is or was last signed in; `''` before the first login. */
export function useAccount(): string {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.account);
}

/** Returns the username that is signed in, or null. */
export function useUsername(): string | null {
  const { session } = useServices();
  return useSyncExternalStore(session.subscribe, session.username);
}
