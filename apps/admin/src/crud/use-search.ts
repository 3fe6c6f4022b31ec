import { useEffect, useMemo, useState } from 'react';
import { searchInSlices } from './search-in-slices.ts';

/** How long a piece of the search may take, in milliseconds: a part of a frame. */
const slice = 8;

/** Texts by item: folded once for each that a load brings, kept as long as the item. */
const texts = new WeakMap<object, string>();

/**
 * The items whose `fields` contain `search` (spec section 5), in their order. A search that takes
 * longer than a slice goes on between frames; meanwhile this is what was found before.
 */
export function useSearch<Item extends object>(
  items: readonly Item[],
  search: string,
  fields: readonly (keyof Item)[],
): readonly Item[] {
  const { run, first } = useMemo(() => {
    const run = searchInSlices(items, search, (item) => textOf(item, fields));
    return { run, first: run.step(slice) };
  }, [items, search, fields]);
  const [last, setLast] = useState({ run, found: first ?? [] });
  // Kept for as long as a later search takes.
  if (first && last.run !== run) setLast({ run, found: first });

  useEffect(() => {
    if (first) return;
    let timer = 0;
    const goOn = () => {
      const found = run.step(slice);
      if (found) setLast({ run, found });
      else timer = window.setTimeout(goOn);
    };
    timer = window.setTimeout(goOn);
    return () => window.clearTimeout(timer);
  }, [run, first]);

  return first ?? last.found;
}

function textOf<Item extends object>(item: Item, fields: readonly (keyof Item)[]): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  // A search is one line, so it never matches across two fields.
  const text = fields
    .map((field) => String(item[field]))
    .join('\n')
    .toLowerCase();
  texts.set(item, text);
  return text;
}
