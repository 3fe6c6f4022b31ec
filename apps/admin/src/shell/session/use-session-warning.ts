import { useEffect } from 'react';
import { useServices } from '../../services.ts';
import { toastWarning } from '../toasts/toast.ts';

/** A session ends when it was idle for 30 minutes (reliability section 4); the warning comes before. */
const warnAfter = 28 * 60_000;

/**
 * Warns two minutes before the provider ends the session for want of calls, with a button that makes
 * one. Under `plain` there is no session to end.
 */
export function useSessionWarning(): void {
  const { client, queryClient } = useServices();
  useEffect(() => {
    if (client.profile === 'plain') return;
    let timer: ReturnType<typeof setTimeout>;
    const stay = () => void queryClient.invalidateQueries({ queryKey: ['session'] });
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        toastWarning(
          'Sesi Anda berakhir dalam 2 menit. Tulisan Anda tetap ada.',
          'Tetap masuk',
          stay,
        );
      }, warnAfter);
    };
    begin();
    // Reading is open to all and keeps no session alive; all else does.
    const stops = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') begin();
      }),
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[0] === 'session') begin();
      }),
    ];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client, queryClient]);
}
