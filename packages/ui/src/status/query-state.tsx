import { messageOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';

type QueryStateProps<Data> = {
  /** The part of a TanStack Query result that is read here, of a query that has ended. */
  query: { data: Data | undefined; error: Error | null };
  children: (data: Data) => ReactNode;
};

/** Renders a part of a page by the state of its query: its data, or failed with 'Coba Lagi', which the app serves (`data-retry`). */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const { data, error } = query;
  return data === undefined ? <ErrorState message={messageOf(error)} /> : children(data);
}

function ErrorState({ message }: { message: string }) {
  return (
    <div
      role="alert"
      className="bg-danger-soft rounded-card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-5"
    >
      <div className="flex gap-3">
        <IconAlertTriangle className="text-danger mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <p className="text-danger-strong font-strong">{message}</p>
      </div>
      <Button look="alarm" size="small" data-plain="" data-retry="" className="noscript:hidden">
        {messages.retry}
      </Button>
    </div>
  );
}
