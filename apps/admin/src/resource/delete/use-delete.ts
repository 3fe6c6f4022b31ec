import { requestsKey } from '@pesantren/api-client/editorial-query';
import { resourceKey } from '@pesantren/api-client/query';
import type { Items, ResourceName } from '@pesantren/api-client/resources';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useServices } from '../../services.ts';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import type { Drafts } from '../../writing/drafts.ts';
import { cancelAndInvalidate } from '../list-state/list-page-query.ts';
import type { ResourceConfig } from '../resource-config.ts';
import { removeFromLists, runSequentially } from './run-sequentially.ts';
import { showUndoToast } from './undo-toast.ts';
import { useRestore } from './use-restore.ts';

export type Deletion<Name extends ResourceName> = ReturnType<typeof useDelete<Name>>;

/**
 * Deletes items after a confirmation, one call after the other, with their drafts; reports which are
 * deleted and which are left. Under `full` the toast's `Urungkan` restores items and drafts.
 * @param onFinished receives the items that were deleted, and the ids of all that are there no more.
 */
export function useDelete<Name extends ResourceName>(
  resource: ResourceConfig<Name>,
  drafts: Drafts,
  onFinished: (deleted: readonly Items[Name][], gone: ReadonlySet<string>) => void,
) {
  type Item = Items[Name];
  const { name, subject, noun, nameOf } = resource;
  const { client, queryClient } = useServices();
  const restore = useRestore(resource);
  const [items, setItems] = useState<readonly Item[]>([]);
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const { mutateAsync } = useMutation({
    mutationKey: ['delete', name],
    mutationFn: ({ id, version }: Item) => client.remove(name, id, version),
  });

  async function confirm(): Promise<void> {
    if (running.current) return;
    running.current = new AbortController();
    setProgress(0);
    const { signal } = running.current;
    const { done, left, error } = await runSequentially(items, mutateAsync, setProgress, signal);
    const gone = new Set(items.filter((item) => !left.includes(item)).map(({ id }) => id));
    removeFromLists(queryClient, [name, 'list'], gone);
    void cancelAndInvalidate(queryClient, resourceKey(name));
    void queryClient.invalidateQueries({ queryKey: requestsKey });
    running.current = null;
    setProgress(null);

    if (done.length > 0) reportDeleted(done);
    if (error) {
      const stayed = `${left.length} ${noun} masih ada: ${joinNames(left.map(nameOf), 3)}.`;
      toastFailure(error, items.length > 1 && left.length > 0 ? stayed : '');
    }
    setItems([]);
    onFinished(done, gone);
  }

  function reportDeleted(done: readonly Item[]): void {
    const message = done.length === 1 ? `${subject} dihapus.` : `${done.length} ${noun} dihapus.`;
    const dropped = done.flatMap(({ id }) => drafts.dropAllOf(id));
    const undo = async () => {
      await restore(done);
      for (const draft of dropped) void drafts.store(draft, draft.values);
    };
    if (client.profile === 'full') showUndoToast(message, name, done, () => void undo());
    else toastDone(message);
  }

  return {
    /** The items that the confirmation asks about; none while it is closed. */
    items,
    /** How many are deleted so far; null while no deletion runs. */
    progress,
    ask: setItems,
    cancel: () => setItems([]),
    confirm: () => void confirm(),
    /** Leaves the remaining items undeleted. */
    stop: () => running.current?.abort(),
  };
}

/** `“A”, “B” dan 3 lainnya`: the first names of many. */
function joinNames(names: readonly string[], shown: number): string {
  const quoted = names.slice(0, shown).map((name) => `“${name}”`);
  const rest = names.length - quoted.length;
  return quoted.join(', ') + (rest > 0 ? ` dan ${rest} lainnya` : '');
}
