import { Button } from '@mantine/core';
import { messageOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { detailOf } from '../../shell/describe-error.ts';
import classes from './error-state.module.css';

type ErrorStateProps = {
  error: Error;
  isTrying: boolean;
  /** The words of the button. */
  retry?: string;
  onRetry: () => unknown;
};

/** A list that did not come: what failed, why where that is known, and another try. */
export function ErrorState(props: ErrorStateProps) {
  const { error, isTrying, retry = messages.retry, onRetry } = props;
  return (
    <div className={classes.failure} role="alert">
      <p>
        <strong>{messageOf(error)}</strong>
        {detailOf(error) && <span>{detailOf(error)}</span>}
      </p>
      <Button variant="default" aria-disabled={isTrying} onClick={() => !isTrying && onRetry()}>
        {isTrying ? 'Memuat…' : retry}
      </Button>
    </div>
  );
}
