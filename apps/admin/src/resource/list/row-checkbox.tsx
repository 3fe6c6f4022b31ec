import classes from './row-checkbox.module.css';

type RowCheckboxProps = { label: string; isOn: boolean; isPartly?: boolean; onToggle: () => void };

/** A checkbox that a thumb can hit. */
export function RowCheckbox({ label, isOn, isPartly = false, onToggle }: RowCheckboxProps) {
  return (
    <input
      className={classes.tick}
      type="checkbox"
      aria-label={label}
      checked={isOn}
      ref={(input) => {
        if (input) input.indeterminate = isPartly;
      }}
      onChange={onToggle}
    />
  );
}
