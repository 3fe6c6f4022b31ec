import { allCategories, articleCategories } from '@pesantren/content/limits';
import { useNavigate } from 'react-router-dom';
import { type ArticleFilter, paths } from '../../paths.ts';
import { SearchField } from './search-field.tsx';

const look =
  'min-h-target rounded-control border-garis bg-kartu hover:border-daun-garis aria-pressed:bg-daun-tombol aria-pressed:text-daun-tombol-teks aria-pressed:border-transparent cursor-pointer border px-4 text-small font-medium whitespace-nowrap transition-colors';

/**
 * Search and category buttons. Two plain forms, each carrying the other's choice along: they work
 * without JavaScript, and with it without loading the page anew.
 */
export function ArticleFilters({ filter }: { filter: ArticleFilter }) {
  const navigate = useNavigate();
  const { q, category } = filter;

  function narrow(change: Partial<ArticleFilter>) {
    const to = paths.articles({ ...filter, ...change, page: 1 });
    navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="max-w-page bg-kertas mx-auto mt-7 max-md:contents md:sticky md:top-17 md:z-10 md:flex md:items-center md:gap-5 md:px-6 md:py-3">
      <SearchField filter={filter} onSearch={(text) => narrow({ q: text })} />
      <form
        action={paths.articles()}
        aria-label="Kategori"
        className="bg-kertas overflow-x-auto max-md:sticky max-md:top-17 max-md:z-10 max-md:px-5 max-md:py-2.5"
      >
        {q && <input type="hidden" name="q" value={q} />}
        <div className="flex w-max gap-2">
          {[allCategories, ...articleCategories].map((label) => {
            const value = label === allCategories ? '' : label;
            return (
              <button
                key={label}
                type="submit"
                name="kategori"
                value={value}
                aria-pressed={value.toLowerCase() === category.toLowerCase()}
                onClick={(event) => {
                  event.preventDefault();
                  narrow({ category: value });
                }}
                className={look}
              >
                {label}
              </button>
            );
          })}
        </div>
      </form>
    </div>
  );
}
