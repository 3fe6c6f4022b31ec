import { sessionQuery } from '@pesantren/api-client/query';
import { useEffect } from 'react';
import { useServices } from '../../services.ts';
import { toastWarning } from '../toasts/toast.tsx';

/** Milliseconds without a call until the warning; the session ends after 30 minutes (docs/reliability.md#settings-sessions). */
const warnAfter = 28 * 60_000;

/**
 * Warns two minutes before the provider ends an idle session, with a button whose call keeps it alive. Shows nothing itself.
 */
export function SessionWarning(): null {
  const { client, queryClient, session } = useServices();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const { queryKey } = sessionQuery(client, session.account());
    const stay = () => void queryClient.invalidateQueries({ queryKey });
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        toastWarning(
          'Dua menit lagi Anda perlu masuk lagi. Tulisan Anda tetap ada.',
          'Tetap masuk',
          stay,
        );
      }, warnAfter);
    };
    restart();
    // Reads are public and keep no session alive; writes and the session's own query do.
    const stops = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') restart();
      }),
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === queryKey[0]) restart();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, queryClient, session]);
  return null;
}
