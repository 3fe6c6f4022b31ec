import type { ReactNode } from 'react';
import { Paper } from '../../layout/paper.tsx';
import { BackLink } from './back-link.tsx';

type ItemPageProps = {
  path: string;
  /** Where its list is. */
  list: string;
  children: ReactNode;
};

/** The page of one item: the way back stands over it whether it is there, on its way or failed to load. */
export function ItemPage({ path, list, children }: ItemPageProps) {
  return (
    <Paper path={path}>
      <div className="max-w-measure mx-auto px-5 pt-6 md:px-6 md:pt-10">
        <BackLink to={list} />
        {children}
      </div>
    </Paper>
  );
}
