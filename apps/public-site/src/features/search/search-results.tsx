import type { Found, FoundName } from '@pesantren/api-client/contract/found';
import type { ListPage } from '@pesantren/api-client/contract/pagination';
import { messages } from '@pesantren/content/messages';
import { formatNumber } from '@pesantren/content/numbers';
import { DateText } from '@pesantren/ui/content/date-text';
import { Picture } from '@pesantren/ui/content/picture';
import { Badge } from '@pesantren/ui/controls/badge';
import { languageOf } from '@pesantren/ui/rich-text/arabic';
import { InlineText } from '@pesantren/ui/rich-text/inline-text';
import { QueryState } from '@pesantren/ui/status/query-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { ListResults } from '../../list/list-results.tsx';
import { NoMatch } from '../../list/no-match.tsx';
import { Pagination } from '../../list/pagination.tsx';
import { ResultCount } from '../../list/result-count.tsx';
import { paths } from '../../paths.ts';
import { perPage, type SearchFilter } from './search-query.ts';

/** The kind of a result in words, and the address of its page. */
const kinds: Record<FoundName, { label: string; href: (found: Found) => string }> = {
  articles: { label: 'Artikel', href: ({ slug }) => paths.article(slug) },
  announcements: { label: 'Pengumuman', href: ({ id }) => paths.announcement(id) },
  prestasi: { label: 'Prestasi', href: () => paths.achievements() },
  pages: { label: 'Halaman', href: ({ slug }) => paths.page(slug) },
  gallery: { label: 'Galeri', href: ({ id }) => paths.gallery({ picture: id }) },
};

type SearchResultsProps = { filter: SearchFilter; query: UseQueryResult<ListPage<Found>> };

/** Lists what a search has found: loading, failed, without a match, or a page of it. */
export function SearchResults({ filter, query }: SearchResultsProps) {
  return (
    <ListResults label="Hasil pencarian">
      <QueryState query={query}>
        {({ items, total }) => {
          const pages = Math.ceil(total / perPage);
          return (
            <>
              <ResultCount>{`${formatNumber(total)} hasil`}</ResultCount>
              {items.length === 0 ? (
                <NoMatch
                  message="Tidak ada yang sesuai dengan pencarian."
                  all={{
                    label: pages > 0 ? 'Ke hasil pertama' : 'Kosongkan',
                    href: paths.search(pages > 0 ? { q: filter.q } : {}),
                  }}
                />
              ) : (
                <ul className="divide-default border-default divide-y border-y">
                  {items.map((found) => (
                    <Result key={`${found.resource} ${found.id}`} found={found} />
                  ))}
                </ul>
              )}
              {pages > 1 && (
                <Pagination
                  page={Math.min(filter.page, pages)}
                  pages={pages}
                  hrefOf={(page) => paths.search({ ...filter, page })}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </ListResults>
  );
}

function Result({ found }: { found: Found }) {
  const { resource, title, excerpt, date, image } = found;
  const { label, href } = kinds[resource];
  return (
    <li className="group relative flex gap-4 py-4 md:gap-6">
      <div className="min-w-0 grow">
        <p className="text-mini text-muted flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge>{label}</Badge>
          {date && <DateText text={date} />}
        </p>
        <h2 {...languageOf(title)} className="text-body mt-1.5 leading-snug tracking-tight">
          <a
            href={href(found)}
            className="decoration-accent decoration-2 underline-offset-4 group-hover:underline after:absolute after:inset-0"
          >
            <InlineText text={title || messages.untitled} />
          </a>
        </h2>
        {excerpt && (
          <p
            {...languageOf(excerpt)}
            className="text-small text-muted mt-1 line-clamp-3 leading-normal"
          >
            <InlineText text={excerpt} />
          </p>
        )}
      </div>
      {image && (
        <Picture
          src={image}
          alt=""
          width={96}
          height={72}
          sizes="96px"
          className="rounded-control h-18 w-24 shrink-0 tight:hidden"
        />
      )}
    </li>
  );
}
