import { listQuery, resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.ts';
import type { ResourceConfig } from '../resource-config.ts';
import { joinNames } from './join-names.ts';
import { removeFromList } from './remove-from-list.ts';
import { runSequentially } from './run-sequentially.ts';
import { showUndoToast } from './undo-toast.ts';
import { useRestore } from './use-restore.ts';

/**
 * Deletes items one after the other, says what is gone and what stayed, and makes their list reload.
 * Under `full` the toast's `Urungkan` brings back what is gone.
 */
export function useDelete<Name extends ResourceName>(resource: ResourceConfig<Name>) {
  const { name, subject, noun, nameOf } = resource;
  const { client, queryClient, withReauth } = useServices();
  const restore = useRestore(resource);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const one = useMutation({
    mutationKey: ['delete', name],
    mutationFn: ({ id, version }: Items[Name]) =>
      withReauth(() => client.remove(name, id, version)),
  });

  return {
    /** How many are through; null while nothing is being deleted. */
    progress,

    /** Lets the rest stay. */
    stop: () => running.current?.abort(),

    /** @returns those that are gone; none when a deletion is under way already. */
    async start(items: readonly Items[Name][], onUndone: () => void): Promise<Items[Name][]> {
      if (running.current) return [];
      running.current = new AbortController();
      setProgress(0);
      const { signal } = running.current;
      const { done, left, error } = await runSequentially(
        items,
        one.mutateAsync,
        setProgress,
        signal,
      );
      queryClient.setQueryData(listQuery(client, name).queryKey, (list) =>
        removeFromList(list, done),
      );
      void queryClient.invalidateQueries({ queryKey: resourceKey(name) });
      running.current = null;
      setProgress(null);

      const undo = () => void restore(done).then(onUndone);
      const words = done.length === 1 ? `${subject} dihapus.` : `${done.length} ${noun} dihapus.`;
      if (done.length > 0) {
        if (client.profile === 'full') showUndoToast(words, name, done, undo);
        else toastDone(words);
      }
      if (error) {
        const stayed = `${left.length} ${noun} masih ada: ${joinNames(left.map(nameOf), 3)}.`;
        toastFailure(error, items.length > 1 ? stayed : '');
      }
      return done;
    },
  };
}
