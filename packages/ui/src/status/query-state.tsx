import { messageOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Spinner } from './spinner.tsx';

/** The part of a TanStack Query result that is read here. */
type QueryResult<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type QueryStateProps<Data> = {
  query: QueryResult<Data>;
  /** The skeleton, in the shape of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Renders a part of a page by the state of its query: loading, failed with 'Coba Lagi', or its data. */
export function QueryState<Data>({ query, skeleton, children }: QueryStateProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingState>{skeleton}</LoadingState>;
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
}

function LoadingState({ children }: { children: ReactNode }) {
  return (
    <div className="relative">
      <p
        role="status"
        className="text-primary absolute inset-x-0 top-28 z-1 grid justify-items-center"
      >
        <Spinner />
        <span className="sr-only">Memuat…</span>
      </p>
      <div aria-hidden="true" className="min-h-24 animate-pulse">
        {children}
      </div>
    </div>
  );
}

function ErrorState({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="bg-danger-soft rounded-card flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-6 py-5"
    >
      <div className="flex gap-3">
        <IconAlertTriangle className="text-danger mt-0.5 size-6 shrink-0" aria-hidden="true" />
        <p className="text-danger-strong font-strong">{message}</p>
      </div>
      <Button
        look="alarm"
        size="small"
        onClick={onRetry}
        data-plain=""
        data-retry=""
        className="noscript:hidden"
      >
        {messages.retry}
      </Button>
    </div>
  );
}
