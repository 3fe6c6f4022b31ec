import { Button } from '@mantine/core';
import classes from './selection-bar.module.css';

type SelectionBarProps = { count: number; noun: string; onDelete: () => void; onClear: () => void };

/** What can be done to the ticked items; within a thumb's reach as long as there are any. */
export function SelectionBar({ count, noun, onDelete, onClear }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section className={classes.bar} data-selection aria-label="Yang dipilih">
      <span role="status">
        {count} {noun} dipilih
      </span>
      <Button variant="default" onClick={onClear}>
        Batalkan pilihan
      </Button>
      <Button color="red" onClick={onDelete}>
        Hapus yang dipilih
      </Button>
    </section>
  );
}
