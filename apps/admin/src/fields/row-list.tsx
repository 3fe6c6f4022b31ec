import { Button, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { toastDone } from '../shell/toasts/toast.tsx';
import type { FormValues } from '../writing/submission.ts';
import classes from './row-list.module.css';

type Form = UseFormReturnType<FormValues>;

type RowListProps<Row> = {
  form: Form;
  /** The list's path in the form: `waves`. */
  path: string;
  legend: string;
  /** Follows a verb: `gelombang`, in `Tambah gelombang`. */
  noun: string;
  max: number;
  /** Returns a new row for the end of a list. */
  empty: (rows: readonly Row[]) => Row;
  /** The name of a row, `''` for none yet. */
  nameOf: (row: Row) => string;
  /** Folds each row to its name, where they are many. */
  isFolded?: boolean;
  /** How far a row is indented, in an outline. */
  depthOf?: (row: Row) => number;
  /** Further buttons of a row. */
  actions?: (path: string, row: Row, index: number) => ReactNode;
  /** The fields of the row at a path: `waves.0`. */
  children: (path: string, row: Row) => ReactNode;
};

/** A list in a form, whose rows can be added, removed with undo, and moved. */
export function RowList<Row>(props: RowListProps<Row>) {
  const { form, path, legend, noun, max, empty, nameOf, isFolded = false } = props;
  const list = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState('');
  const current = () => rowsAt(form, path) as Row[];
  const rows = current();
  const set = (next: readonly Row[]) => {
    // The errors belong to rows that may stand elsewhere now.
    form.clearErrors();
    flushSync(() => form.setFieldValue(path, [...next]));
  };
  /** Focuses a control of a row once it is drawn: nothing that was focused goes with a row. */
  const focus = (index: number, control: string) =>
    list.current?.children[index]?.querySelector<HTMLElement>(control)?.focus();

  const add = () => {
    // Those that are filled in fold up, so that the next one is near.
    for (const row of list.current?.querySelectorAll('details[open]') ?? []) {
      row.removeAttribute('open');
    }
    set([...current(), empty(current())]);
    const row = list.current?.lastElementChild;
    row?.querySelector('details')?.setAttribute('open', '');
    row?.scrollIntoView({ block: 'nearest' });
    focus(current().length - 1, 'input:not([type="file"]), textarea');
  };
  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= rows.length) return;
    set(
      current()
        .with(from, rows[to] as Row)
        .with(to, rows[from] as Row),
    );
    focus(to, control);
    const name = nameOf(rows[from] as Row) || `${noun} ${from + 1}`;
    setMoved(`${name}: urutan ${to + 1} dari ${rows.length}.`);
  };
  const remove = (index: number) => {
    const removed = rows[index] as Row;
    set(current().toSpliced(index, 1));
    focus(Math.min(index, rows.length - 2), '[data-remove]');
    if (rows.length === 1) list.current?.parentElement?.querySelector('button')?.focus();
    toastDone(`${nameOf(removed) || `Satu ${noun}`} dihapus dari daftar.`, () =>
      set(current().toSpliced(index, 0, removed)),
    );
  };

  return (
    <fieldset className={classes.list}>
      <legend>{legend}</legend>
      <ol ref={list}>
        {rows.map((row, index) => {
          const name = nameOf(row) || `${noun} ${index + 1}`;
          const rowPath = `${path}.${index}`;
          const fields = <div className={classes.fields}>{props.children(rowPath, row)}</div>;
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and all their values are the form's
              key={index}
              className={classes.row}
              data-depth={props.depthOf?.(row)}
            >
              <div className={classes.actions}>
                {props.actions?.(rowPath, row, index)}
                <button
                  type="button"
                  data-up
                  aria-label={`Naikkan ${name}`}
                  aria-disabled={index === 0}
                  onClick={() => move(index, index - 1, '[data-up]')}
                >
                  <IconArrowUp size={20} stroke={1.7} aria-hidden />
                </button>
                <button
                  type="button"
                  data-down
                  aria-label={`Turunkan ${name}`}
                  aria-disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1, '[data-down]')}
                >
                  <IconArrowDown size={20} stroke={1.7} aria-hidden />
                </button>
                <button
                  type="button"
                  data-remove
                  aria-label={`Hapus ${name}`}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={20} stroke={1.7} aria-hidden />
                </button>
              </div>
              {isFolded ? (
                <details ref={nameOf(row) ? undefined : unfold}>
                  <summary>{name}</summary>
                  {fields}
                </details>
              ) : (
                <>
                  <p className={classes.name}>{name}</p>
                  {fields}
                </>
              )}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      {form.errors[path] && <p className={classes.error}>{form.errors[path]}</p>}
      <Button
        variant="default"
        type="button"
        aria-disabled={rows.length >= max}
        onClick={() => rows.length < max && add()}
      >
        {rows.length < max ? `Tambah ${noun}` : `Paling banyak ${max} ${noun}`}
      </Button>
    </fieldset>
  );
}

/** Opens a row that is still to be filled in. */
const unfold = (row: HTMLDetailsElement | null) => row?.setAttribute('open', '');

function rowsAt(form: Form, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], form.getValues());
}
