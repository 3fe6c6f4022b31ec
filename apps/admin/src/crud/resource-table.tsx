import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import classes from './resource-table.module.css';

/** How many rows a long list shows at first, and with each `Tampilkan lebih banyak`. */
const step = 50;

/** One column. On phones `picture`, `main` and `fact` make the card, an `extra` is left out. */
export type Column<Item> = {
  header: string;
  place: 'picture' | 'main' | 'fact' | 'extra';
  cell: (item: Item) => ReactNode;
};

type ResourceTableProps<Item> = {
  caption: string;
  items: Item[];
  columns: readonly Column<Item>[];
  editingId: string | null;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
};

/** The items in rows, each with `Edit` and `Hapus`; on phones in cards. */
export function ResourceTable<Item extends { id: string }>(props: ResourceTableProps<Item>) {
  const { columns, items } = props;
  const id = useId();
  const [shown, setShown] = useState(step);
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.unseen}>{props.caption}</caption>
        <thead>
          <tr>
            {columns.map(({ header, place }) => (
              <th key={header} scope="col">
                <span className={place === 'picture' ? classes.unseen : undefined}>{header}</span>
              </th>
            ))}
            <th scope="col">
              <span className={classes.unseen}>Tindakan</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, shown).map((item) => (
            <tr key={item.id} data-editing={item.id === props.editingId || undefined}>
              {columns.map(({ header, place, cell }) => (
                <td
                  key={header}
                  className={classes[place]}
                  id={place === 'main' ? `${id}-${item.id}` : undefined}
                >
                  {cell(item)}
                </td>
              ))}
              <td className={classes.actions}>
                <div>
                  <Button
                    variant="default"
                    aria-describedby={`${id}-${item.id}`}
                    onClick={() => props.onEdit(item)}
                  >
                    Edit
                  </Button>
                  <Button
                    variant="subtle"
                    color="red"
                    aria-describedby={`${id}-${item.id}`}
                    onClick={() => props.onDelete(item)}
                  >
                    Hapus
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > shown && (
        <Button className={classes.more} variant="default" onClick={() => setShown(shown + step)}>
          Tampilkan lebih banyak
        </Button>
      )}
    </>
  );
}
