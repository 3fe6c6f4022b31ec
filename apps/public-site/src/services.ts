import type { PublicClient } from '@pesantren/api-client/public-client';
import { queryDefaults } from '@pesantren/api-client/query';
import type { ClientOptions } from '@pesantren/api-client/transport';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PageMetadata } from './components/page-metadata.ts';
import type { SiteConfig } from './config.ts';
import { importOrApiError } from './hydration/chunk-errors.ts';
import type { Scheme } from './layout/color-scheme.ts';

/** What pages work with: made once in the browser, on the server anew for each request. */
export type Services = {
  config: SiteConfig;
  scheme: Scheme;
  client: PublicClient;
  queryClient: QueryClient;
  onServer: boolean;
  /** On the server: takes what the drawn page says of itself. */
  collectMetadata?: (facts: PageMetadata) => void;
};

/** Arguments of a page's `loader`: React Router's, and the services of the call. */
export type LoaderArgs = LoaderFunctionArgs & { services: Services };

/** In milliseconds: what the server has just read is not read again by the browser. */
const freshFor = 60_000;

/**
 * @param serverReader on the server, what all pages read with. A visitor waits there, so nothing is
 *   retried, and nothing is kept after the request.
 */
export function createServices(
  config: SiteConfig,
  scheme: Scheme,
  serverReader?: PublicClient,
): Services {
  const { apiUrl: url, apiKey: key, apiProfile: profile } = config;
  const onServer = serverReader !== undefined;
  const patience = onServer ? { retry: false, gcTime: Number.POSITIVE_INFINITY } : {};
  return {
    config,
    scheme,
    onServer,
    client: serverReader ?? lateReader({ url, key, profile }),
    queryClient: new QueryClient({
      defaultOptions: {
        ...queryDefaults,
        // A read that failed on the server shows as failed until 'Coba Lagi', on both sides alike.
        queries: {
          ...queryDefaults.queries,
          ...patience,
          staleTime: freshFor,
          retryOnMount: false,
          // Without a connection a list fails in words, instead of a spinner without end, and is read when it is back.
          networkMode: 'always',
          refetchOnReconnect: true,
        },
      },
    }),
  };
}

/** A reader whose code comes with its first call. */
function lateReader(options: ClientOptions): PublicClient {
  const reader = async () => {
    const { createPublicClient } = await importOrApiError(
      () => import('@pesantren/api-client/public-client'),
    );
    return createPublicClient(options);
  };
  return {
    list: async (...call) => (await reader()).list(...call),
    announcement: async (...call) => (await reader()).announcement(...call),
    articleBySlug: async (...call) => (await reader()).articleBySlug(...call),
  };
}

/**
 * For loaders: on the server waits until the reads have settled and says whether all succeeded. In
 * the browser the reads go on while the page already shows its skeleton.
 */
export async function settled(
  { onServer }: Services,
  reads: readonly Promise<unknown>[],
): Promise<boolean> {
  const outcome = Promise.allSettled(reads);
  return !onServer || (await outcome).every(({ status }) => status === 'fulfilled');
}

/** In milliseconds: how long a page waits on the server for what it can do without. */
const decorationPatience = 500;

/**
 * For loaders: on the server waits for what decorates a page, but not long. What is not there then is left out
 * of the page, and read by the browser.
 */
export async function settledSoon(
  services: Services,
  reads: readonly Promise<unknown>[],
): Promise<void> {
  const all = settled(services, reads);
  if (!services.onServer) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, decorationPatience);
  });
  await Promise.race([all, patience]);
  clearTimeout(timer);
}

export const ServicesContext = createContext<Services | null>(null);

/** The services of this page. @throws Error outside `Providers`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs Providers around it');
  return services;
}
