import { deletedQuery, resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import type { ResourceConfig } from '../resource-config.ts';
import { removeFromList, runSequentially } from './run-sequentially.ts';
import { hideUndoToast } from './undo-toast.ts';

/** Restores deleted items, reports the outcome and refetches their lists; `full` only. */
export function useRestore<Name extends ResourceName>(resource: ResourceConfig<Name>) {
  const { name, subject, noun } = resource;
  const { client, queryClient } = useServices();
  const { mutateAsync } = useMutation({
    mutationKey: ['restore', name],
    mutationFn: ({ id }: Items[Name]) => client.restore(name, id),
  });

  return async (items: readonly Items[Name][]): Promise<void> => {
    const { done, left, error } = await runSequentially(items, mutateAsync);
    queryClient.setQueryData(deletedQuery(client, name).queryKey, (list) =>
      removeFromList(list, done),
    );
    void queryClient.invalidateQueries({ queryKey: resourceKey(name) });
    hideUndoToast(name, done);
    if (done.length > 0) {
      toastDone(
        done.length === 1 ? `${subject} dipulihkan.` : `${done.length} ${noun} dipulihkan.`,
      );
    }
    if (left.length > 0) {
      toastFailure(error, items.length > 1 ? `${left.length} ${noun} masih di Sampah.` : '');
    }
  };
}
