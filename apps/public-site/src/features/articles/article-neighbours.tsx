import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { paths } from '../../paths.ts';

type Neighbour = { title: string; slug: string };

/** The articles before and after one in time; null where there is none. */
export type Neighbours = { newer: Neighbour | null; older: Neighbour | null };

/** Links to the article before and the one after; nothing until they are known. */
export function ArticleNeighbours({ older, newer }: Partial<Neighbours>) {
  if (!(older || newer)) return null;
  const entries = [
    { label: 'Sebelumnya', neighbour: older, side: '' },
    { label: 'Berikutnya', neighbour: newer, side: 'md:col-start-2 md:text-end' },
  ];
  return (
    <nav aria-label="Artikel lain" className="mt-10 grid grid-cols-1 gap-4 md:grid-cols-2">
      {entries.map(
        ({ label, neighbour, side }) =>
          neighbour && (
            <a
              key={label}
              href={paths.article(neighbour.slug)}
              className={`border-default rounded-card bg-card hover:border-tinted block border px-5 py-4 transition-colors ${side}`}
            >
              <span className="text-mini text-muted block">{label}</span>
              <span
                className="font-strong mt-1 block leading-snug"
                {...languageOf(neighbour.title)}
              >
                <InlineText text={neighbour.title} />
              </span>
            </a>
          ),
      )}
    </nav>
  );
}
