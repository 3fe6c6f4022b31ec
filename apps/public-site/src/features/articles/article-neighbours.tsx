import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { neighboursQuery } from './neighbours-query.ts';

/** The ways to the article before and after; nothing while they are not known. */
export function ArticleNeighbours({ slug }: { slug: string }) {
  const { data } = useQuery(neighboursQuery(useServices().client, slug));
  if (!(data?.older || data?.newer)) return null;
  const entries = [
    { label: 'Sebelumnya', neighbour: data.older, side: '' },
    { label: 'Berikutnya', neighbour: data.newer, side: 'md:col-start-2 md:text-end' },
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
