import { requestsKey } from '@pesantren/api-client/editorial-query';
import { resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import { cancelAndInvalidate } from '../list-state/list-page-query.ts';
import type { ResourceConfig } from '../resource-config.ts';
import { removeFromLists, runSequentially } from './run-sequentially.ts';
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
    removeFromLists(queryClient, [name, 'deleted'], new Set(done.map(({ id }) => id)));
    void cancelAndInvalidate(queryClient, resourceKey(name));
    void queryClient.invalidateQueries({ queryKey: requestsKey });
    hideUndoToast(name, done);
    if (done.length > 0) {
      toastDone(
        done.length === 1 ? `${subject} dipulihkan.` : `${done.length} ${noun} dipulihkan.`,
      );
    }
    if (error) {
      const stayed = `${left.length} ${noun} masih di Sampah.`;
      toastFailure(error, items.length > 1 && left.length > 0 ? stayed : '');
    }
  };
}
