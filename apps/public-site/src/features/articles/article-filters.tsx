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
    void navigate(to, { replace: true, preventScrollReset: true });
  }

  return (
    <div className="max-w-page bg-kertas mx-auto mt-7 max-lg:contents lg:sticky lg:top-17 lg:z-10 lg:flex lg:items-center lg:gap-5 lg:px-6 lg:py-3">
      <SearchField filter={filter} onSearch={(text) => narrow({ q: text })} />
      <form
        action={paths.articles()}
        aria-label="Kategori"
        className="bg-kertas max-lg:sticky max-lg:overflow-x-auto max-lg:top-17 max-lg:z-10 max-lg:px-5 max-lg:py-2.5 md:max-lg:px-6"
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
