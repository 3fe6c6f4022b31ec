import classes from './row-checkbox.module.css';

type RowCheckboxProps = {
  label: string;
  isChecked: boolean;
  isIndeterminate?: boolean;
  onToggle: () => void;
};

/** A checkbox with a target of full size, for rows, cards and their head. */
export function RowCheckbox(props: RowCheckboxProps) {
  const { label, isChecked, isIndeterminate = false, onToggle } = props;
  return (
    <input
      className={classes.checkbox}
      type="checkbox"
      aria-label={label}
      checked={isChecked}
      ref={(input) => {
        if (input) input.indeterminate = isIndeterminate;
      }}
      onChange={onToggle}
    />
  );
}
