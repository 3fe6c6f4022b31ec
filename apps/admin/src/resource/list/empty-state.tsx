import classes from './empty-state.module.css';

/** The message in place of a list without items. */
export function EmptyState({ message }: { message: string }) {
  return (
    <div className={`weave-ground ${classes.ground}`}>
      <p className={classes.message}>{message}</p>
    </div>
  );
}
