import type { Device } from '@pesantren/api-client/contract/account';
import { devicesQuery } from '@pesantren/api-client/query';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.ts';
import { deviceInWords } from './device-in-words.ts';

/** Signs the account out on another device, says so, and makes the list of devices reload. */
export function useSignOutDevice() {
  const { client, queryClient, withReauth } = useServices();
  return useMutation({
    mutationFn: ({ id }: Device) => withReauth(() => client.signOutDevice(id)),
    onSuccess: (_, device) => toastDone(`${deviceInWords(device.user_agent)} dikeluarkan.`),
    onError: (error) => toastFailure(error),
    // Also after a failure: what is gone already is shown no longer.
    onSettled: () => queryClient.invalidateQueries(devicesQuery(client)),
  });
}
