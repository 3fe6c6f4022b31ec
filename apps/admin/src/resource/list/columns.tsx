import { messages } from '@pesantren/content/messages';
import { stateFacts } from '../publication/state-words.ts';
import type { Column } from '../resource-config.ts';
import cells from './cells.module.css';
import { Thumbnail } from './thumbnail.tsx';

type TitleColumnOptions<Item> = {
  header: string;
  titleOf: (item: Item) => string;
  /** Facts below the title; empty ones are left out. */
  factsOf?: (item: Item) => readonly string[];
  /** Makes the column sortable under this key. */
  sortKey?: Extract<keyof Item, string>;
  /** True for a title that names people, of which a phone cuts nothing. */
  isWhole?: boolean;
};

/** The column of an item's picture. */
export function pictureColumn<Item>(
  urlOf: (item: Item) => string,
  altOf?: (item: Item) => string,
): Column<Item> {
  return {
    header: 'Gambar',
    role: 'picture',
    cell: (item) => <Thumbnail url={urlOf(item)} alt={altOf?.(item) ?? ''} />,
  };
}

/** The column of an item's title, which also says that the item is being edited. */
export function titleColumn<Item>(options: TitleColumnOptions<Item>): Column<Item> {
  const { header, titleOf, factsOf, sortKey, isWhole } = options;
  return {
    header,
    role: 'main',
    ...(sortKey && { sort: sortKey }),
    cell: (item, isEditing, clock) => {
      const states = stateFacts(item as object, clock);
      const facts = [
        isEditing ? 'sedang diubah' : '',
        ...states,
        ...(factsOf?.(item) ?? []),
      ].filter(Boolean);
      return (
        <>
          <strong className={cells.title} data-whole={isWhole}>
            {titleOf(item) || messages.untitled}
          </strong>
          {facts.length > 0 && (
            <span className={cells.facts} data-states={states.length > 0 || undefined}>
              {facts.join(' · ')}
            </span>
          )}
        </>
      );
    },
  };
}

/** The column of an item's category. */
export function categoryColumn(
  role: 'fact' | 'extra',
  width: 'narrow' | 'middle',
): Column<{ category: string }> {
  return {
    header: 'Kategori',
    role,
    width,
    sort: 'category',
    cell: ({ category }) => category && <span className={cells.tag}>{category}</span>,
  };
}
