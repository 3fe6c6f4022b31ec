import { wordsOf } from '@pesantren/api-client/api-error';
import type { ReactNode } from 'react';
import { Failed } from './failed.tsx';
import { Loading } from './loading.tsx';

/** What is known of a read at this moment; a query of TanStack Query is one. */
type Reading<Data> = {
  data: Data | undefined;
  error: Error | null;
  refetch: () => unknown;
};

type PageStateProps<Data> = {
  reading: Reading<Data>;
  /** Skeleton in the shape of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A part of a page in the state of its data: loading, failed with 'Coba Lagi', or there. */
export function PageState<Data>({ reading, skeleton, children }: PageStateProps<Data>) {
  const { data, error, refetch } = reading;
  if (data !== undefined) return children(data);
  if (!error) return <Loading>{skeleton}</Loading>;
  return <Failed message={wordsOf(error)} onRetry={() => void refetch()} />;
}
