import classes from './empty-state.module.css';

/** A list without items, in words, on the weave. */
export function EmptyState({ words }: { words: string }) {
  return (
    <div className={`weave-ground ${classes.ground}`}>
      <p className={classes.words}>{words}</p>
    </div>
  );
}
