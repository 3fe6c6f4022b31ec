import { resourceKey } from '@pesantren/api-client/query';
import type { ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { toastDone, toastFailure } from '../layout/toast.ts';
import { useServices } from '../services.ts';

/** Deletes an item, makes its list reload and says how it went; `done` is the sentence for success. */
export function useDelete(name: ResourceName, done: string) {
  const { client, queryClient } = useServices();
  return useMutation({
    mutationKey: ['delete', name],
    mutationFn: (id: string) => client.remove(name, id),
    onSuccess: async () => {
      toastDone(done);
      await queryClient.invalidateQueries({ queryKey: resourceKey(name) });
    },
    onError: toastFailure,
  });
}
