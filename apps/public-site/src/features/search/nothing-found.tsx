import { EmptyState } from '@pesantren/ui/status/empty-state';
import { useQuery } from '@tanstack/react-query';
import { TextLink } from '../../components/text-link.tsx';
import { paths } from '../../paths.ts';
import { useServices } from '../../services.ts';
import { findFixed } from './find-fixed.ts';
import { fixedPartsOf } from './fixed-parts.ts';
import { PartialResults } from './partial-results.tsx';
import { ResultList } from './result-list.tsx';
import { emptyAnswerQuery, searchQuery } from './search-query.ts';
import { firstResults, meantResults, type ShownResult } from './shown-result.ts';

/** A search that has found nothing: what may have been meant and its results, else where to ask or read on. */
export function NothingFound({ q }: { q: string }) {
  const { data } = useQuery(emptyAnswerQuery(useServices(), q));
  if (data?.suggestion) return <Meant q={data.suggestion} asked={q} best={data.best} />;
  return (
    <EmptyState message="Tidak ada yang sesuai dengan pencarian.">
      <p className="text-small text-muted">Coba kata yang lebih pendek, atau lihat:</p>
      <ul className="grid justify-items-center">
        {data?.ways.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} className="decoration-accent decoration-2">
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

type MeantProps = { q: string; asked: string; best: readonly ShownResult[] };

/** The first results of the search that may have been meant. */
function Meant({ q, asked, best }: MeantProps) {
  const { client, facts, clock, config } = useServices();
  const { data } = useQuery(searchQuery(client, { q, page: 1 }));
  const fixed = findFixed(fixedPartsOf(facts, config.apiProfile), q);
  const results = meantResults(q, firstResults(fixed, data?.items ?? [], new Date(), clock), best);
  return (
    <>
      <p className="mb-5">
        Tidak ada yang sesuai dengan pencarian. Mungkin maksud Anda{' '}
        <a
          href={paths.search({ q })}
          className="text-primary font-strong decoration-accent underline decoration-2 underline-offset-4"
        >
          {q}
        </a>
        ?
      </p>
      <ResultList results={results} q={q} />
      <PartialResults q={asked} shown={results} />
    </>
  );
}
