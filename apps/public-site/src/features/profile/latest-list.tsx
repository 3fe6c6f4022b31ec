import type { ReactNode } from 'react';

type LatestListProps = {
  title: string;
  more: { label: string; href: string };
  /** List items. */
  children: ReactNode;
};

/** A short list of the sidebar, with the way to all of it. */
export function LatestList({ title, more, children }: LatestListProps) {
  return (
    <section>
      <h2 className="text-lead border-accent border-b-2 pb-3">{title}</h2>
      <ul className="divide-default divide-y *:py-4">{children}</ul>
      <a
        href={more.href}
        className="text-small font-strong text-primary min-h-target border-default flex items-center border-t underline-offset-4 hover:underline"
      >
        {more.label}
      </a>
    </section>
  );
}
