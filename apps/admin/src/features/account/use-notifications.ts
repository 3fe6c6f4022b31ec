import type { PushDevice } from '@pesantren/api-client/contract/push';
import { createPush } from '@pesantren/api-client/staff/push';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAccount, useServices } from '../../services.ts';
import { toastFailure } from '../../shell/toasts/toast.tsx';

/** The obstacle that keeps a browser from showing notifications; `''` for none. */
export type Obstacle = '' | 'unable' | 'blocked';

/** Returns whether this browser shows the account's notifications, and what changes it. */
export function useNotifications() {
  const { connection, queryClient } = useServices();
  const push = useMemo(() => createPush(connection), [connection]);
  const queryKey = ['push', useAccount()];
  const obstacle = findObstacle();
  const query = useQuery({
    queryKey,
    enabled: obstacle === '',
    queryFn: async ({ signal }) => {
      const own = await (await manager())?.getSubscription();
      return push.pushState(own?.endpoint ?? '', signal);
    },
  });
  const change = useMutation({
    mutationFn: async (isOn: boolean) => {
      if (isOn) return push.startPush(await subscribe(query.data?.key ?? ''));
      const own = await (await manager())?.getSubscription();
      const state = await push.stopPush(own?.endpoint ?? '');
      await own?.unsubscribe();
      return state;
    },
    onSuccess: (state) => queryClient.setQueryData(queryKey, state),
    onError: (failure) => toastFailure(failure),
  });
  return { obstacle, isOn: query.data?.on, error: query.error, retry: query.refetch, change };
}

function findObstacle(): Obstacle {
  const isAble =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return 'unable';
  return Notification.permission === 'denied' ? 'blocked' : '';
}

/** The worker is there some seconds after the app was opened (shell/keep-release.ts). */
async function manager(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Asks the person, then the browser's own service. @throws Error in words. */
async function subscribe(key: string): Promise<PushDevice> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Error('Peramban belum diizinkan menampilkan pemberitahuan.');
  }
  const own = await manager();
  if (!own) throw new Error('Admin belum selesai dimuat. Coba lagi sebentar lagi.');
  // One under another school's key stands in the way.
  await (await own.getSubscription())?.unsubscribe();
  const subscription = await own
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => {
      throw new Error('Layanan pemberitahuan peramban ini tidak dapat dihubungi. Coba lagi nanti.');
    });
  const { keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return { endpoint: subscription.endpoint, p256dh, auth };
}
