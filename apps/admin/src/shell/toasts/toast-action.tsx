import classes from './toast-action.module.css';

type ToastActionProps = { words: string; label: string; onPick: () => void };

/** A toast's sentence with a button that answers it. */
export function ToastAction({ words, label, onPick }: ToastActionProps) {
  return (
    <span className={classes.line}>
      {words}
      <button className={classes.action} type="button" onClick={onPick}>
        {label}
      </button>
    </span>
  );
}
