import { RowCheckbox } from './row-checkbox.tsx';

type SelectAllProps = {
  /** Says what is selected. */
  label: string;
  /** How many are selected of how many. */
  chosen: number;
  count: number;
  onToggle: () => void;
};

/** The checkbox above a list: ticked with all, half ticked with some. */
export function SelectAll({ label, chosen, count, onToggle }: SelectAllProps) {
  return (
    <RowCheckbox
      label={label}
      isChecked={chosen === count}
      isIndeterminate={chosen > 0 && chosen < count}
      onToggle={onToggle}
    />
  );
}
