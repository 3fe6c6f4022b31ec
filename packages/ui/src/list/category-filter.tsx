import { allCategories } from '@pesantren/content/limits';

type CategoryFilterProps = {
  /** The page's path: the form's action without JavaScript. */
  action: string;
  /** Without 'Semua', which comes first. */
  categories: readonly string[];
  /** `''` for 'Semua'. Case makes no difference. */
  chosen: string;
  /** Other search parameters that stay when the category changes. */
  carried?: Readonly<Record<string, string>>;
};

/** The category buttons of a list: a GET form, marked for the script that changes the list in place. */
export function CategoryFilter({ action, categories, chosen, carried = {} }: CategoryFilterProps) {
  return (
    <form
      action={action}
      data-filter=""
      aria-label="Kategori"
      className="-m-1.5 overflow-x-auto p-1.5"
    >
      {/* Always there, so that the buttons keep their place in the form, and their focus. */}
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} disabled={!value} />
      ))}
      <div className="flex w-max gap-2 tight:w-auto tight:flex-wrap">
        {[allCategories, ...categories].map((label) => {
          const value = label === allCategories ? '' : label;
          return (
            <button
              key={label}
              type="submit"
              name="kategori"
              value={value}
              aria-pressed={value.toLowerCase() === chosen.toLowerCase()}
              data-plain=""
              className="min-h-target rounded-control border-default bg-card hover:border-tinted aria-pressed:bg-primary aria-pressed:text-on-primary text-small cursor-pointer border px-4 font-medium whitespace-nowrap transition-colors aria-pressed:border-transparent"
            >
              {label}
            </button>
          );
        })}
      </div>
    </form>
  );
}
