import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { type ArticleFilter, paths } from '../../paths.ts';

/** In milliseconds: a pause in typing after which the search follows. */
const typingPause = 300;

type SearchFieldProps = { filter: ArticleFilter; onSearch: (text: string) => void };

/** The search of the article list; follows while one types, or on Enter. */
export function SearchField({ filter: { q, category }, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function search(after: number) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSearch(input.current?.value.trim() ?? ''), after);
  }

  useEffect(() => () => clearTimeout(waiting.current), []);

  // Back and forward change the address under the field; while somebody types in it, it leads.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = q;
  }, [q]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago know no <search>
    <form
      role="search"
      action={paths.articles()}
      onSubmit={(event) => {
        event.preventDefault();
        search(0);
      }}
      className="max-lg:mt-6 max-lg:mx-5 md:max-lg:mx-6 lg:min-w-60 lg:grow relative"
    >
      {category && <input type="hidden" name="kategori" value={category} />}
      <IconSearch
        className="text-tinta-2 pointer-events-none absolute top-3 left-3.5 size-5"
        aria-hidden="true"
      />
      <input
        ref={input}
        type="search"
        name="q"
        defaultValue={q}
        onChange={() => search(typingPause)}
        placeholder="Cari artikel"
        aria-label="Cari artikel"
        className="bg-kartu border-garis-kuat rounded-control min-h-target placeholder:text-tinta-2 w-full border pr-4 pl-11 text-small"
      />
    </form>
  );
}
