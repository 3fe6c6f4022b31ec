import classes from './toast-action.module.css';

type ToastActionProps = { words: string; onUndo: () => void };

/** A toast's sentence with the button that takes it back. */
export function ToastAction({ words, onUndo }: ToastActionProps) {
  return (
    <span className={classes.line}>
      {words}
      <button className={classes.undo} type="button" onClick={onUndo}>
        Urungkan
      </button>
    </span>
  );
}
