import type { Clock } from '@pesantren/content/clock';
import { useState } from 'react';
import type { Look } from '../../publish-check/last-look.tsx';
import { hasLastLook } from '../../publish-check/last-look-storage.ts';
import { useAccount, useClock, useServices } from '../../services.ts';
import { formatWhen } from '../format-date.ts';
import { isScheduled, type Times } from '../publication/times.ts';
import { saveLabelOf } from './save-label.ts';
import type { PublicationState } from './use-resource-form.ts';
import type { SavedFormState } from './use-saved-form.ts';

type State = SavedFormState & { publication?: PublicationState };

/**
 * Holds the last look before an item is published: it opens in place of the first publishing, unless the person has taken
 * it off. Without a network, and where its code does not come, the item goes as without it.
 */
export function useLastLook(state: State, load: (() => Promise<unknown>) | undefined) {
  const { storage } = useServices();
  const account = useAccount();
  const clock = useClock();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { publication, item } = state;
  const isFirst = item?.state === undefined || item.state === 'draft';
  const mayPublish = publication ? publication.mayPublish : false;
  const isAsked = load && mayPublish && isFirst;
  const shown: Look | null =
    isOpen && publication
      ? {
          label: saveLabelOf(state),
          times: timesInWords(publication.times, clock),
          onPublish: () => {
            close();
            state.submit();
          },
        }
      : null;
  return {
    shown,
    close,
    isOn: () => hasLastLook(storage, account),

    /** Opens the look, or submits where there is none. */
    async orSubmit(): Promise<void> {
      if (!isAsked || !navigator.onLine || !hasLastLook(storage, account)) return state.submit();
      state.whenValid(
        () =>
          void load().then(
            () => setIsOpen(true),
            () => state.submit(),
          ),
      );
    },
  };
}

function timesInWords(times: Times, clock: Clock): string {
  const start = isScheduled(times) ? formatWhen(new Date(times.publish_at), clock) : 'sekarang';
  const end = times.expire_at
    ? `sampai ${formatWhen(new Date(times.expire_at), clock)}`
    : 'tanpa batas';
  return `Tampil ${start}, ${end}.`;
}
