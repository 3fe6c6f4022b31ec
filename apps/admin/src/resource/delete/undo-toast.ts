import type { ResourceName } from '@pesantren/api-client/resources';
import { toastDone } from '../../shell/toasts/toast.ts';

type Offer = { name: ResourceName; ids: Set<string>; hide: () => void };

const offers = new Set<Offer>();

/** Says what is deleted, and offers to bring it back for as long as something of it is still gone. */
export function showUndoToast(
  words: string,
  name: ResourceName,
  items: readonly { id: string }[],
  undo: () => void,
): void {
  const ids = new Set(items.map(({ id }) => id));
  offers.add({ name, ids, hide: toastDone(words, undo) });
}

/** These items are there, by whatever way they came back: nothing has to offer them any more. */
export function hideUndoToast(name: ResourceName, items: readonly { id: string }[]): void {
  for (const offer of offers) {
    if (offer.name !== name) continue;
    for (const { id } of items) offer.ids.delete(id);
    if (offer.ids.size > 0) continue;
    offer.hide();
    offers.delete(offer);
  }
}
