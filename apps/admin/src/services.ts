import { ApiError } from '@pesantren/api-client/api-error';
import { createClient } from '@pesantren/api-client/client';
import type { ProblemCode } from '@pesantren/api-client/contract/problem';
import type { School } from '@pesantren/api-client/contract/school';
import { queryDefaults, schoolQuery, sessionQuery } from '@pesantren/api-client/query';
import { sendWithProgress } from '@pesantren/api-client/send-with-progress';
import { isTimeZone, setTimeZone } from '@pesantren/content/dates';
import { noFacts } from '@pesantren/content/no-facts';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppConfig } from './config.ts';
import { lazyClient } from './lazy-client.ts';
import { createDialogStack } from './shell/dialogs/dialog-stack.ts';
import { createDirtyForms } from './shell/dialogs/dirty-forms.ts';
import { createSafeStorage } from './shell/session/safe-storage.ts';
import { createSession } from './shell/session/session.ts';

export type Services = ReturnType<typeof createServices>;

const timeZoneKey = 'adminTimeZone';
const invalidKey: ProblemCode = 'invalid-key';
const noSession: ProblemCode = 'no-session';
const notAllowed: ProblemCode = 'not-allowed';

/** Creates what outlives a page: configuration, client, query cache, session. */
export function createServices(config: AppConfig) {
  const storage = createSafeStorage(() => window.localStorage);
  const session = createSession(storage);
  const options = {
    url: config.apiUrl,
    key: config.apiKey,
    profile: config.apiProfile,
    withSession: true,
  };
  const client = createClient({ ...options, sendWithProgress });
  // Any 401 ends the session (docs/contract.md#session).
  const [schoolKey] = schoolQuery(client).queryKey;
  const onError = (error: Error) => {
    if (isSessionExpired(error) && session.username() !== null) session.expire();
    // Somebody has changed the role meanwhile.
    if (error instanceof ApiError && error.code === notAllowed)
      void queryClient.invalidateQueries(sessionQuery(client, session.account()));
  };
  // A page is of one school, whose clock it shows, from its first line on once this device has seen it.
  const remembered = storage.getItem(timeZoneKey);
  if (remembered !== null && isTimeZone(remembered)) setTimeZone(remembered);
  const onSuccess = (data: unknown, { queryKey }: { queryKey: QueryKey }) => {
    if (queryKey[0] !== schoolKey) return;
    const { time_zone = noFacts.time_zone } = (data as School).facts;
    setTimeZone(time_zone);
    storage.setItem(timeZoneKey, time_zone);
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
    client,
    /** The calls of drafts, times, history and previews; `full` only. */
    editorial: lazyClient(async () =>
      (await import('@pesantren/api-client/editorial')).createEditorial(options),
    ),
    /** The calls of accounts and of the audit log; `full` only. */
    accounts: lazyClient(async () =>
      (await import('@pesantren/api-client/accounts')).createAccounts(options),
    ),
    queryClient,
    session,
    storage,
    dialogStack: createDialogStack(),
    dirtyForms: createDirtyForms(),

    /**
     * Makes a write and, when its session has ended, waits for the next login and makes it once more:
     * the provider has not carried out a write that it refused (docs/reliability.md#p19).
     */
    async withReauth<Answer>(call: () => Promise<Answer>): Promise<Answer> {
      try {
        return await call();
      } catch (error) {
        if (!isSessionExpired(error)) throw error;
        if (await session.waitForReauth()) return call();
        throw new ApiError(error.message, { code: noSession, detail: 'Sesi Anda berakhir.' });
      }
    },
  };
}

/** Tells an expired session from a wrong API key, which is a 401 too. */
function isSessionExpired(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 401 && error.code !== invalidKey;
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
