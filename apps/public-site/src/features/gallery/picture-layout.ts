import { acrossPhone } from '@pesantren/ui/content/picture-sizes';

/** The number of pictures in a picture's row: on phones, and on wider screens. */
type RowLengths = { narrow: 1 | 2 | 3; wide: 1 | 2 | 3 };

/** Rows for the remainder of a division by five; a remainder of one takes a group along. */
const endings = [[], [3, 3], [2], [3], [2, 2]] as const;

/**
 * Lays out pictures of one shape in rows that each fill the width, five to a group: two and three on
 * wide screens, one, two and two on phones. No row has an empty cell.
 * @returns the items in order with the lengths of their rows
 */
export function layOutRows<Item>(items: readonly Item[]): { item: Item; row: RowLengths }[] {
  const wide = wideRows(items.length).flatMap((length) => Array.from({ length }, () => length));
  return items.map((item, index) => ({
    item,
    row: { narrow: narrowRow(index, items.length), wide: wide[index] ?? 1 },
  }));
}

function wideRows(count: number): readonly (1 | 2 | 3)[] {
  if (count <= 1) return [1];
  const over = count % 5;
  const groups = Math.floor(count / 5) - (over === 1 ? 1 : 0);
  const grouped = Array.from({ length: groups }, () => [2, 3] as const);
  return [...grouped.flat(), ...(endings[over] ?? [])];
}

function narrowRow(index: number, count: number): 1 | 2 {
  const position = index % 5;
  const alone = index === count - 1 && position % 2 === 1;
  return position === 0 || alone ? 1 : 2;
}

const narrowSpans = { 1: 'col-span-6', 2: 'col-span-3', 3: 'col-span-2' } as const;
const wideSpans = { 1: 'md:col-span-3', 2: 'md:col-span-3', 3: 'md:col-span-2' } as const;

/** Classes of the grid. */
export const gridClasses = 'grid grid-cols-6 gap-x-3 gap-y-5 md:gap-x-6 md:gap-y-9';

/** Returns the classes of a cell in the grid. */
export function cellClasses({ narrow, wide }: RowLengths): string {
  return `${narrowSpans[narrow]} ${wideSpans[wide]}`;
}

const narrowSizes = { 1: acrossPhone, 2: 'calc(50vw - 26px)', 3: 'calc(33vw - 18px)' } as const;

/** Returns the `sizes` of a cell's picture; exact on phones, where the next width is twice the bytes. */
export function cellSizes({ narrow, wide }: RowLengths): string {
  const large =
    wide === 3
      ? '(min-width: 70rem) 355px, (min-width: 48rem) 33vw'
      : '(min-width: 70rem) 544px, (min-width: 48rem) 50vw';
  return `${large}, ${narrowSizes[narrow]}`;
}
