import { isNotFound } from '@pesantren/api-client/api-error';
import type { createOccasions } from '@pesantren/api-client/occasions';
import type { Preview } from '@pesantren/api-client/preview';
import type { PublicClient } from '@pesantren/api-client/public-client';
import type { createSearch } from '@pesantren/api-client/search';
import type { createRegistrationDesk } from '@pesantren/api-client/staff/registration-desk';
import type { createStudentDirectory } from '@pesantren/api-client/staff/student-directory';
import type { Clock } from '@pesantren/content/clock';
import type { Facts } from '@pesantren/content/facts';
import type { ShownFacts } from '@pesantren/content/shown-facts';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageMetadata } from './components/seo.tsx';
import type { SiteConfig } from './config.ts';
import type { Scheme } from './plain/color-scheme.ts';

/** Dependencies of pages, created for each request. */
export type Services = {
  config: SiteConfig;
  scheme: Scheme;
  facts: ShownFacts;
  /** The clock that the school's days and times are on. */
  clock: Clock;
  client: SiteClient;
  queryClient: QueryClient;
  /** The visitor for whom alone the page is, by network address, with the form that it answers; none of a page that all share. */
  visitor?: { address: string; form?: URLSearchParams } | undefined;
  /** Receives the metadata of the rendered page. */
  collectMetadata: (metadata: PageMetadata) => void;
};

/** An announcement of the foundation, at its address on the foundation's own site. */
export type FoundationNews = { title: string; date: string; href: string };

/** The client of pages: lists, items, the search over everything, the pupils that the school shows, registering, its days, and what a preview's link shows. */
export type SiteClient = PublicClient &
  ReturnType<typeof createSearch> &
  ReturnType<typeof createStudentDirectory> &
  ReturnType<typeof createRegistrationDesk> &
  ReturnType<typeof createOccasions> & {
    /** Reads what a preview's link shows; null where it shows nothing (any more). */
    preview: (token: string) => Promise<Preview | null>;
    /** Reads the foundation's newest announcements; none of a school without one, or while it does not answer. */
    foundationNews: () => Promise<FoundationNews[]>;
  };

/** Arguments of a page's `loader`: React Router's, and the services of the call. */
export type LoaderArgs = LoaderFunctionArgs & { services: Services };

/** Creates the query client of a request: while a visitor waits nothing is retried, and nothing outlives the request. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // What has failed is shown as failed.
      queries: { retry: false, retryOnMount: false, gcTime: Number.POSITIVE_INFINITY },
    },
  });
}

/** Awaits the reads of a loader and resolves with true when all succeeded. */
export async function settled(reads: readonly Promise<unknown>[]): Promise<boolean> {
  const outcome = await Promise.allSettled(reads);
  return outcome.every(({ status }) => status === 'fulfilled');
}

/** Answers a page whose item was not read: 404 where the provider has none, 503 where that is not known. */
export function unreadItem(queryClient: QueryClient, queryKey: QueryKey) {
  const status = isNotFound(queryClient.getQueryState(queryKey)?.error) ? 404 : 503;
  return data(null, { status });
}

/** Milliseconds that a page waits for parts that it can do without. */
const optionalTimeout = 500;

/** Awaits the reads of optional parts, but not for long: see `OptionalPart`. */
export async function settledSoon(reads: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, optionalTimeout);
  });
  await Promise.race([settled(reads), timeout]);
  clearTimeout(timer);
}

export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of this page. @throws Error outside `App`. */
export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs App around it');
  return services;
}

/** Returns true while the sample stands in for a school's own facts: each page says so. Under `plain` it is the school's. */
export function useIsSample(): boolean {
  const { config, facts } = useServices();
  return facts.withSample && config.apiProfile === 'full';
}

/** Returns the clock of the school whose site this is. @throws Error outside `App`. */
export function useClock(): Clock {
  return useServices().clock;
}

/** Returns the facts of the school whose site this is. @throws Error outside `App`. */
export function useFacts(): Facts {
  return useServices().facts.all;
}
