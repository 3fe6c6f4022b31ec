import { messageOf } from '@pesantren/api-client/api-error';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';

/** What is known of a read at this moment; a query of TanStack Query is one. */
type QueryResult<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type QueryStateProps<Data> = {
  query: QueryResult<Data>;
  /** Skeleton in the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of a page in the state of its data: loading, failed with 'Coba Lagi', or there. */
export function QueryState<Data>({ query, skeleton, children }: QueryStateProps<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <LoadingState>{skeleton}</LoadingState>;
  return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
}
