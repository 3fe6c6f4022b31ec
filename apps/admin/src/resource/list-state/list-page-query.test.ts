import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cancelAndInvalidate } from './list-page-query.ts';

test('[V-22] the history that is on its way while a draft is saved comes all the same', async () => {
  const queryClient = new QueryClient();
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let calls = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: ['articles', 'revisions', '1'],
    queryFn: ({ signal: _ }) => answers[calls++]?.promise,
  });
  const stop = observer.subscribe(() => {});
  await cancelAndInvalidate(queryClient, ['articles'], 'none');
  answers[1]?.resolve('Versi terakhir');
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Versi terakhir'));
  stop();
  queryClient.clear();
});
