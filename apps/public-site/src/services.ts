import type { PublicClient } from '@pesantren/api-client/public-client';
import { queryDefaults } from '@pesantren/api-client/query';
import type { createSearch } from '@pesantren/api-client/search';
import type { createStudentDirectory } from '@pesantren/api-client/student-directory';
import type { ClientOptions } from '@pesantren/api-client/transport';
import type { FactName, Facts } from '@pesantren/content/facts';
import type { identity } from '@pesantren/content/sample/identity';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { PageMetadata } from './components/seo.tsx';
import type { SiteConfig } from './config.ts';
import { importOrApiError } from './hydration/chunk-errors.ts';
import type { Scheme } from './plain/color-scheme.ts';

/** Dependencies of pages: created once in the browser, and for each request on the server. */
export type Services = {
  config: SiteConfig;
  scheme: Scheme;
  facts: SchoolFacts;
  client: SiteClient;
  queryClient: QueryClient;
  onServer: boolean;
  /** On the server: receives the metadata of the rendered page. */
  collectMetadata?: (metadata: PageMetadata) => void;
};

/** The client of pages: lists, items, the search over everything, and the pupils that the school shows. */
export type SiteClient = PublicClient &
  ReturnType<typeof createSearch> &
  ReturnType<typeof createStudentDirectory>;

/** The facts that every page needs; the others' samples are loaded with the pages that show them. */
type CommonFacts = Pick<Facts, keyof typeof identity>;

/**
 * The facts that the school has saved, and all its facts. In the browser `saved` holds what the page shows, and `elsewhere` names what
 * other pages would.
 */
export type SchoolFacts = {
  saved: Partial<Facts>;
  all: CommonFacts;
  elsewhere?: readonly FactName[] | undefined;
};

/** Arguments of a page's `loader`: React Router's, and the services of the call. */
export type LoaderArgs = LoaderFunctionArgs & { services: Services };

/** Milliseconds for which the browser does not read again what the server has read. */
const freshFor = 60_000;

/**
 * @param serverReader the server's client, shared by all pages. While a visitor waits there nothing is retried, and
 *   nothing outlives the request.
 */
export function createServices(
  config: SiteConfig,
  scheme: Scheme,
  facts: SchoolFacts,
  serverReader?: SiteClient,
): Services {
  const { apiUrl: url, apiKey: key, apiProfile: profile } = config;
  const onServer = serverReader !== undefined;
  const serverDefaults = onServer ? { retry: false, gcTime: Number.POSITIVE_INFINITY } : {};
  return {
    config,
    scheme,
    facts,
    onServer,
    client: serverReader ?? lazyReader({ url, key, profile }),
    queryClient: new QueryClient({
      defaultOptions: {
        ...queryDefaults,
        // A query that failed on the server stays failed until 'Coba Lagi', in the browser as well.
        queries: {
          ...queryDefaults.queries,
          ...serverDefaults,
          staleTime: freshFor,
          retryOnMount: false,
          // Offline, a list fails with a message instead of loading endlessly, and is read when the connection is back.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
      },
    }),
  };
}

/** Creates a client whose code is loaded with its first call. */
function lazyReader(options: ClientOptions): SiteClient {
  const reader = async () => {
    const { createPublicClient } = await importOrApiError(
      () => import('@pesantren/api-client/public-client'),
    );
    return createPublicClient(options);
  };
  const students = async () => {
    const { createStudentDirectory } = await importOrApiError(
      () => import('@pesantren/api-client/student-directory'),
    );
    return createStudentDirectory(options);
  };
  return {
    list: async (...call) => (await reader()).list(...call),
    item: async (...call) => (await reader()).item(...call),
    articleBySlug: async (...call) => (await reader()).articleBySlug(...call),
    search: async (...call) => {
      const { createSearch } = await importOrApiError(() => import('@pesantren/api-client/search'));
      return createSearch(options).search(...call);
    },
    students: async (...call) => (await students()).students(...call),
    studentClasses: async (...call) => (await students()).studentClasses(...call),
  };
}

/**
 * Awaits the reads of a loader on the server and resolves with true when all succeeded. In the browser the reads go on
 * while the page shows its skeleton.
 */
export async function settled(
  { onServer }: Services,
  reads: readonly Promise<unknown>[],
): Promise<boolean> {
  const outcome = Promise.allSettled(reads);
  return !onServer || (await outcome).every(({ status }) => status === 'fulfilled');
}

/**
 * Returns facts of the school that one page needs. The browser has them with the page that comes from the server, and
 * loads the sample's where it opens the page itself.
 */
export async function factsOfPage<Name extends FactName>(
  { facts }: Services,
  names: readonly Name[],
): Promise<Pick<Facts, Name>> {
  const { factsOf } = await importOrApiError(() => import('@pesantren/content/default-facts'));
  const all = factsOf(facts.saved);
  return Object.fromEntries(names.map((name) => [name, all[name]])) as Pick<Facts, Name>;
}

/** Milliseconds that a page waits on the server for parts that it can do without. */
const optionalTimeout = 500;

/**
 * Awaits the reads of optional parts on the server, but not for long: a part that comes later is left out of the page and
 * read by the browser.
 */
export async function settledSoon(
  services: Services,
  reads: readonly Promise<unknown>[],
): Promise<void> {
  const all = settled(services, reads);
  if (!services.onServer) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, optionalTimeout);
  });
  await Promise.race([all, timeout]);
  clearTimeout(timer);
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of this page. @throws Error outside `App`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs App around it');
  return services;
}

/** Returns the facts of the school whose site this is that every page needs. @throws Error outside `App`. */
export function useFacts(): CommonFacts {
  return useServices().facts.all;
}
