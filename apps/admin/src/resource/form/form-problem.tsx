import { useWindowEvent } from '@mantine/hooks';
import { ApiError, messageOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { useState } from 'react';
import { detailOf } from '../../shell/describe-error.ts';
import classes from './form-problem.module.css';
import { mayHaveWorked } from './save-item.ts';

type FormProblemProps = { error: Error | null; isSaving: boolean };

/** Why the last save failed; what was typed is still in the form, and can be sent again. */
export function FormProblem({ error, isSaving }: FormProblemProps) {
  const [backAfter, setBackAfter] = useState<Error | null>(null);
  useWindowEvent('online', () => setBackAfter(error));
  const isBack = error !== null && error === backAfter;
  const isPassing = mayHaveWorked(error) || (error instanceof ApiError && error.status === 429);
  const details = isBack
    ? 'Koneksi sudah kembali; tulisan Anda siap dikirim lagi.'
    : detailOf(error);
  return (
    <div className={classes.problem} role="alert">
      {error && (
        <p>
          <strong>{messageOf(error)}</strong>
          {details && `. ${details}`}
        </p>
      )}
      {isPassing && !isSaving && (
        <button className={classes.again} type="submit">
          {messages.retry}
        </button>
      )}
    </div>
  );
}
