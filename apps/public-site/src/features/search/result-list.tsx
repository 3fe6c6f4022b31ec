import { searchWords } from '@pesantren/api-client/contract/lists/search-words';
import { Result } from './result.tsx';
import type { ShownResult } from './shown-result.ts';

/** Lists results in their order, with the words of the search marked in them. */
export function ResultList({ results, q }: { results: readonly ShownResult[]; q: string }) {
  const words = searchWords(q);
  return (
    <ul className="divide-default border-default divide-y border-y">
      {results.map((result) => (
        <Result
          key={`${result.kind} ${result.href} ${result.title}`}
          result={result}
          words={words}
        />
      ))}
    </ul>
  );
}
