import { QueryState } from '@pesantren/ui/status/query-state';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../services.ts';
import { BackLink } from './back-link.tsx';
import { Seo } from './seo.tsx';

type ItemPageProps<Item> = {
  /** The kind of item, until its own title is known: `Artikel`. */
  kind: string;
  /** Address of its list. */
  list: string;
  query: UseQueryResult<Item>;
  skeleton: ReactNode;
  children: (item: NonNullable<Item>) => ReactNode;
};

/** The page of one item: the link back above the item, its skeleton, or its failure. */
export function ItemPage<Item>({ kind, list, query, skeleton, children }: ItemPageProps<Item>) {
  const { siteUrl } = useServices().config;
  // Read by print.css, which writes links to this site out in full.
  const style = { '--site-url': JSON.stringify(siteUrl) } as CSSProperties;
  return (
    <div style={style} className="max-w-measure mx-auto px-5 pt-6 md:px-6 md:pt-10">
      <BackLink to={list} />
      {query.data ? (
        children(query.data)
      ) : (
        <>
          <Seo title={kind} />
          <h1 className="sr-only">{kind}</h1>
          <div className="mt-6 md:mt-8">
            <QueryState query={query} skeleton={skeleton}>
              {() => null}
            </QueryState>
          </div>
        </>
      )}
    </div>
  );
}
