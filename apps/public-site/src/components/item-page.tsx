import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../services.ts';
import { BackLink } from './back-link.tsx';

type ItemPageProps = {
  /** Where its list is. */
  list: string;
  children: ReactNode;
};

/** The page of one item: the way back stands over it whether it is there, on its way or failed to load. */
export function ItemPage({ list, children }: ItemPageProps) {
  const { siteUrl } = useServices().config;
  // Read by print.css, which writes own links out in full.
  const style = { '--situs': JSON.stringify(siteUrl) } as CSSProperties;
  return (
    <div style={style} className="max-w-measure mx-auto px-5 pt-6 md:px-6 md:pt-10">
      <BackLink to={list} />
      {children}
    </div>
  );
}
