import { messages } from '@pesantren/content/messages';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from '../controls/button.tsx';

type ErrorStateProps = {
  /** What failed, in the words of spec section 8. */
  message: string;
  onRetry: () => void;
};

/** A failed load: the message in red and 'Coba Lagi' (spec section 4). */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="bg-danger-soft rounded-card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-5"
    >
      <div className="flex gap-3">
        <IconAlertTriangle className="text-danger mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <p className="text-danger-strong font-strong">{message}</p>
      </div>
      <Button look="alarm" size="small" onClick={onRetry} className="noscript:hidden">
        {messages.retry}
      </Button>
    </div>
  );
}
