import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** In milliseconds: a pause in typing after which the search follows. */
const typingPause = 300;

type SearchFieldProps = {
  /** The page's own path, which the form asks for where there is no JavaScript. */
  action: string;
  /** What one does here: `Cari artikel`. */
  label: string;
  q: string;
  /** What else of the address stays when the search changes, by name. */
  carried?: Readonly<Record<string, string>>;
  onSearch: (text: string) => void;
};

/** The search of a list: a plain GET form; with JavaScript the list follows while one types. */
export function SearchField({ action, label, q, carried = {}, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  function search(after: number) {
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => onSearch(input.current?.value.trim() ?? ''), after);
  }

  useEffect(() => {
    const field = input.current;
    // Typed before the page was taken over.
    if (field === document.activeElement && field?.value !== field?.defaultValue) {
      field?.form?.requestSubmit();
    }
    return () => clearTimeout(waiting.current);
  }, []);

  // Back and forward change the address under the field; while somebody types in it, it leads.
  useEffect(() => {
    const field = input.current;
    if (field && document.activeElement !== field) field.value = q;
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
        defaultValue={q}
        onChange={() => search(typingPause)}
        placeholder={label}
        aria-label={label}
        className="bg-card border-strong rounded-control min-h-target placeholder:text-muted text-small w-full border pr-4 pl-11"
      />
    </form>
  );
}
