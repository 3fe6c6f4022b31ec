import { CategoryFilter } from '@pesantren/ui/list/category-filter';
import { SearchField } from '@pesantren/ui/list/search-field';
import type { ListFilter } from '../paths.ts';

type ListFiltersProps = {
  /** The search's label: `Cari artikel`. */
  searchLabel: string;
  filter: ListFilter;
  /** The buttons beside 'Semua'. */
  categories: readonly string[];
  hrefOf: (filter: Partial<ListFilter>) => string;
};

/** Search and category buttons of a list, sticky under the header. */
export function ListFilters({ searchLabel, filter, categories, hrefOf }: ListFiltersProps) {
  const { q, category } = filter;
  const action = hrefOf({});

  return (
    <div className="max-w-page bg-surface mx-auto mt-7 max-lg:contents lg:tall:sticky lg:top-17 lg:z-10 lg:flex lg:items-center lg:gap-5 lg:px-6 lg:py-3">
      <div className="max-lg:mx-5 max-lg:mt-6 max-lg:mb-1.5 md:max-lg:mx-6 lg:w-80 lg:shrink-0">
        <SearchField action={action} label={searchLabel} q={q} carried={{ kategori: category }} />
      </div>
      <div className="bg-surface min-w-0 has-[button:only-child]:hidden max-lg:tall:sticky max-lg:top-17 max-lg:z-10 max-lg:pt-1 max-lg:pb-2.5 max-lg:*:m-0 max-lg:*:px-5 md:max-lg:*:px-6">
        <CategoryFilter action={action} categories={categories} chosen={category} carried={{ q }} />
      </div>
    </div>
  );
}
