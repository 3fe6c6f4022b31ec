import type { ResourceName } from '@pesantren/api-client/resources';
import { toastDone } from '../../shell/toasts/toast.tsx';

type UndoToast = { name: ResourceName; ids: Set<string>; hide: () => void };

const toasts = new Set<UndoToast>();

/** Shows a toast that offers to undo a deletion, for as long as any of the items is still deleted. */
export function showUndoToast(
  message: string,
  name: ResourceName,
  items: readonly { id: string }[],
  undo: () => void,
): void {
  const ids = new Set(items.map(({ id }) => id));
  toasts.add({ name, ids, hide: toastDone(message, undo) });
}

/** Hides the undo toasts none of whose items is in the trash any more: restored, however that was, or gone for good. */
export function hideUndoToast(name: ResourceName, left: readonly { id: string }[]): void {
  for (const toast of toasts) {
    if (toast.name !== name) continue;
    for (const { id } of left) toast.ids.delete(id);
    if (toast.ids.size > 0) continue;
    toast.hide();
    toasts.delete(toast);
  }
}
