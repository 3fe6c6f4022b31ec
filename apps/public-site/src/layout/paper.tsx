import type { CSSProperties, ReactNode } from 'react';
import { useServices } from '../services.ts';
import { Letterhead } from './letterhead.tsx';

type PaperProps = {
  /** The page's own path, which stands on the printed sheet. */
  path: string;
  children: ReactNode;
};

/** What people print: on paper it stands under the school's letterhead, its links spelled out. */
export function Paper({ path, children }: PaperProps) {
  const { siteUrl } = useServices().config;
  // Read by print.css, which writes own links out in full.
  const style = { '--situs': JSON.stringify(siteUrl) } as CSSProperties;
  return (
    <div className="paper" style={style}>
      <Letterhead path={path} />
      {children}
    </div>
  );
}
