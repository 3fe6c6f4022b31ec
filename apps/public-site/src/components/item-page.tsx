import { QueryState } from '@pesantren/ui/status/query-state';
import { IconArrowLeft } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../services.ts';
import { Seo } from './seo.tsx';
import { TextLink } from './text-link.tsx';

type ItemPageProps<Item> = {
  /** The kind of item, where its own title is not known: `Artikel`. */
  kind: string;
  /** Address of its list. */
  list: string;
  query: UseQueryResult<Item>;
  children: (item: NonNullable<Item>) => ReactNode;
};

/** The page of one item: the link back above the item, or its failure. */
export function ItemPage<Item>({ kind, list, query, children }: ItemPageProps<Item>) {
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
            <QueryState query={query}>{() => null}</QueryState>
          </div>
        </>
      )}
    </div>
  );
}

/** Goes back in history when the visitor came from this site (`plain/controls.ts`), else to the list. */
function BackLink({ to }: { to: string }) {
  return (
    <TextLink href={to} data-back="" className="print:hidden">
      <IconArrowLeft className="size-5" aria-hidden="true" />
      Kembali
    </TextLink>
  );
}
