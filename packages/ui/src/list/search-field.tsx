import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** The debounce of typing, in milliseconds. */
const debounce = 300;

type SearchFieldProps = {
  /** The page's path: the form's action without JavaScript. */
  action: string;
  /** `Cari artikel`. */
  label: string;
  q: string;
  /** Other search parameters that stay when the search changes. */
  carried?: Readonly<Record<string, string>>;
  onSearch: (text: string) => void;
};

/** The search of a list: a GET form; where JavaScript runs, `onSearch` follows the typing. */
export function SearchField({ action, label, q, carried = {}, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function search(after: number) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSearch(input.current?.value.trim() ?? ''), after);
  }

  useEffect(() => {
    const field = input.current;
    // Typed before hydration.
    if (field?.value !== field?.defaultValue) field?.form?.requestSubmit();
    return () => clearTimeout(waiting.current);
  }, []);

  // Back and forward change the field, unless somebody types in it.
  const searched = useRef(q);
  useEffect(() => {
    const field = input.current;
    if (field && searched.current !== q && document.activeElement !== field) field.value = q;
    searched.current = q;
  }, [q]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago know no <search>
    <form
      role="search"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        search(0);
      }}
      className="relative"
    >
      {Object.entries(carried).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <IconSearch
        className="text-muted pointer-events-none absolute top-3 left-3.5 size-5"
        aria-hidden="true"
      />
      <input
        ref={input}
        type="search"
        name="q"
        autoComplete="off"
        defaultValue={q}
        onChange={() => search(debounce)}
        placeholder={label}
        aria-label={label}
        className="bg-card border-strong rounded-control min-h-target placeholder:text-muted text-small w-full border pr-4 pl-11"
      />
    </form>
  );
}
