import { wordsOf } from '@pesantren/api-client/api-error';
import { detailOf } from '../layout/error-words.ts';
import classes from './form-problem.module.css';

type FormProblemProps = { error: Error | null };

/** Why the last save failed; what was typed is still in the form. */
export function FormProblem({ error }: FormProblemProps) {
  return (
    <div className={classes.problem} role="alert">
      {error && (
        <>
          <strong>{wordsOf(error)}</strong> {detailOf(error)}
        </>
      )}
    </div>
  );
}
