import { VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useClock } from '../../services.ts';
import { useToday } from '../../shell/use-today.ts';
import type { Selection } from '../list-state/use-selection.ts';
import type { Column } from '../resource-config.ts';
import classes from './resource-table.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import { TableHead } from './table-head.tsx';

type ResourceTableProps<Item> = {
  caption: string;
  /** The items of one page. */
  items: readonly Item[];
  columns: readonly Column<Item>[];
  nameOf: (item: Item) => string;
  /** As in the URL; `''` for the provider's order. */
  sort?: string;
  /** Undefined where the list has one order only. */
  onSort?: (sort: string) => void;
  selection?: Selection<Item>;
  editingId?: string | null;
  /** Renders a row's buttons; `row` is the id of the cell that names it. */
  rowActions: (item: Item, row: string) => ReactNode;
};

/** A page of items in rows, each with its buttons; on phones in cards. */
export function ResourceTable<Item extends { id: string }>(props: ResourceTableProps<Item>) {
  const { items, columns, selection } = props;
  const id = useId();
  const today = useToday();
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{props.caption}</VisuallyHidden>
      </caption>
      <TableHead
        items={items}
        columns={columns}
        sort={props.sort ?? ''}
        onSort={props.onSort}
        selection={selection}
      />
      {/* Drawn anew each day: rows say how long ago something was. */}
      <tbody key={today} onKeyDown={moveFocusBetweenRows} onClick={openRow}>
        {items.map((item) => (
          <TableRow
            key={item.id}
            item={item}
            id={`${id}-${item.id}`}
            name={props.nameOf(item)}
            columns={columns}
            isEditing={item.id === props.editingId}
            isChosen={selection?.has(item) ?? false}
            onToggle={selection?.toggle}
            actions={props.rowActions}
          />
        ))}
      </tbody>
    </table>
  );
}

type TableRowProps<Item> = {
  item: Item;
  /** The id of the cell that names the row. */
  id: string;
  name: string;
  columns: readonly Column<Item>[];
  isEditing: boolean;
  isChosen: boolean;
  /** Undefined where rows have no checkbox. */
  onToggle: ((item: Item) => void) | undefined;
  actions: (item: Item, row: string) => ReactNode;
};

function TableRow<Item>({ item, id, name, columns, onToggle, ...props }: TableRowProps<Item>) {
  const clock = useClock();
  return (
    <tr data-editing={props.isEditing || undefined} data-chosen={props.isChosen || undefined}>
      {onToggle && (
        <td className={classes.checkbox}>
          <RowCheckbox
            label={`Pilih ${name}`}
            isChecked={props.isChosen}
            onToggle={() => onToggle(item)}
          />
        </td>
      )}
      {columns.map(({ header, role, cell }) => (
        <td key={header} className={classes[role]} id={role === 'main' ? id : undefined}>
          {cell(item, props.isEditing, clock)}
        </td>
      ))}
      <td className={classes.actions}>
        <div>{props.actions(item, id)}</div>
      </td>
    </tr>
  );
}

/** Opens the item of a row that is clicked, as its first button does where that opens it; marking words opens nothing. */
function openRow({ target }: MouseEvent<HTMLElement>): void {
  if (!(target instanceof Element) || target.closest('button, a, input, label')) return;
  if (window.getSelection()?.isCollapsed === false) return;
  target.closest('tr')?.querySelector<HTMLElement>('[data-opens]')?.click();
}

/** Moves the focus with the up and down arrows to the same control of the next row. */
function moveFocusBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const row = target.closest('tr');
  const next = key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!row || !next) return;
  controlsOf(next)[controlsOf(row).indexOf(target)]?.focus();
  event.preventDefault();
}

function controlsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>('button, input, a')];
}
