import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { ResultList } from './result-list.tsx';
import { isFew, partialQuery } from './search-query.ts';
import type { ShownResult } from './shown-result.ts';

/** Shows below the few results of a long search what holds fewer of its words. */
export function PartialResults({ q, shown }: { q: string; shown: readonly ShownResult[] }) {
  const few = isFew(q, shown.length);
  const { data = [] } = useQuery({ ...partialQuery(useServices(), q), enabled: few });
  const known = new Set(shown.map(({ href }) => href));
  const others = data.filter(({ href }) => !known.has(href));
  if (!few || others.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-body mb-4">Memuat sebagian kata</h2>
      <ResultList results={others} q={q} />
    </section>
  );
}
