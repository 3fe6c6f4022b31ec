import { IconSearch } from '@tabler/icons-react';

type SearchFieldProps = {
  /** The page's path. */
  action: string;
  /** `Cari artikel`. */
  label: string;
  q: string;
  /** Other search parameters that stay when the search changes. */
  carried?: Readonly<Record<string, string>>;
};

/** The search of a list: a GET form, marked for the script that follows the typing. */
export function SearchField({ action, label, q, carried = {} }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago know no <search>
    <form role="search" action={action} data-filter="" className="relative">
      {/* Always there, so that the field keeps its place in the form, and its focus. */}
      {Object.entries(carried).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} disabled={!value} />
      ))}
      <IconSearch
        className="text-muted pointer-events-none absolute top-3 left-3.5 size-5"
        aria-hidden="true"
      />
      <input
        type="search"
        name="q"
        autoComplete="off"
        defaultValue={q}
        placeholder={label}
        aria-label={label}
        className="bg-card border-strong rounded-control min-h-target placeholder:text-muted text-small w-full border pr-4 pl-11"
      />
    </form>
  );
}
