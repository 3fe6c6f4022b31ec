import type { ReactNode } from 'react';
import { Seo } from './seo.tsx';

type ItemAwaitedProps = {
  /** What the item is: `Artikel`. */
  title: string;
  /** Its skeleton, or its failure. */
  children: ReactNode;
};

/** In place of an item that is on its way or failed to load. */
export function ItemAwaited({ title, children }: ItemAwaitedProps) {
  return (
    <>
      <Seo title={title} />
      <h1 className="sr-only">{title}</h1>
      <div className="mt-6 md:mt-8">{children}</div>
    </>
  );
}
