import { Button } from '@mantine/core';
import { messageOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { detailOf } from './describe-error.ts';
import classes from './error-state.module.css';

type ErrorStateProps = {
  error: Error;
  isRetrying: boolean;
  /** The button's label. */
  retryLabel?: string;
  onRetry: () => unknown;
};

/** The message in place of what failed to load, with the cause where it is known, and a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { error, isRetrying, retryLabel = messages.retry, onRetry } = props;
  return (
    <div className={classes.failure} role="alert">
      <p>
        <strong>{messageOf(error)}</strong>
        {detailOf(error) && <span>{detailOf(error)}</span>}
      </p>
      <Button variant="default" aria-disabled={isRetrying} onClick={() => !isRetrying && onRetry()}>
        {isRetrying ? 'Memuat…' : retryLabel}
      </Button>
    </div>
  );
}
