import classes from './row-checkbox.module.css';

type TickProps = { label: string; isOn: boolean; isPartly?: boolean; onToggle: () => void };

/** A checkbox that a thumb can hit. */
export function Tick({ label, isOn, isPartly = false, onToggle }: TickProps) {
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
