import { ApiError, wordsOf } from '@pesantren/api-client/api-error';
import classes from './form-problem.module.css';

type FormProblemProps = { error: Error | null };

/** Why the last save failed; what was typed is still in the form. */
export function FormProblem({ error }: FormProblemProps) {
  const detail = error instanceof ApiError ? error.detail : '';
  return (
    <div className={classes.problem} role="alert">
      {error && (
        <>
          <strong>{wordsOf(error)}</strong> {detail}
        </>
      )}
    </div>
  );
}
