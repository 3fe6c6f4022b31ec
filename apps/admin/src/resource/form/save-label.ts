import { isScheduled } from '../publication/times.ts';
import type { PublicationState } from './use-resource-form.ts';
import type { SavedFormState } from './use-saved-form.ts';

type State = Pick<SavedFormState, 'item'> & { publication?: PublicationState };

/** The words of the button that saves: what becomes of the item. */
export function saveLabelOf({ item, publication }: State): string {
  if (!publication) return item ? 'Simpan Perubahan' : 'Tambah';
  if (!publication.mayWrite) return 'Milik orang lain';
  if (!publication.mayPublish) return 'Minta terbit';
  if (isScheduled(publication.times)) {
    // What is scheduled already would seem not to be.
    const isAsBefore =
      item?.state === 'scheduled' && item.publish_at === publication.times.publish_at;
    return isAsBefore ? 'Simpan Perubahan' : 'Jadwalkan';
  }
  return item && item.state !== 'draft' && item.state !== 'scheduled'
    ? 'Simpan Perubahan'
    : 'Terbitkan';
}
