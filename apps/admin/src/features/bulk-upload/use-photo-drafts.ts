import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../random-id.ts';
import { lockDraft } from '../../resource/drafts/draft-locks.ts';
import { useServices } from '../../services.ts';
import { toastDone } from '../../shell/toasts/toast.ts';
import type { BatchPhoto } from './batch-photo.ts';
import { createPhotoDrafts } from './photo-drafts.ts';

/**
 * Keeps the photos of a batch on this device until they are saved or taken out, and counts them among
 * the dirtyForms. @returns those of a tab that is gone, to be offered back.
 */
export function usePhotoDrafts(photos: readonly BatchPhoto[]) {
  const { session, dirtyForms } = useServices();
  const [batch] = useState(() => randomId());
  const [drafts] = useState(() => createPhotoDrafts(session.account(), batch));
  const [lost, setLost] = useState<readonly BatchPhoto[]>([]);
  const kept = useRef(photos);
  const isAny = photos.length > 0;

  useEffect(() => lockDraft(batch), [batch]);
  useEffect(() => (isAny ? dirtyForms.add() : undefined), [isAny, dirtyForms]);
  useEffect(() => {
    const gone = kept.current.filter(({ id }) => !photos.some((photo) => photo.id === id));
    const changed = photos.filter((photo) => !kept.current.includes(photo));
    kept.current = photos;
    if (changed.length > 0) void drafts.keep(changed);
    if (gone.length > 0) void drafts.forget(gone);
  }, [photos, drafts]);
  useEffect(() => {
    let isUnmounted = false;
    void drafts.lost().then((found) => !isUnmounted && setLost(found));
    return () => {
      isUnmounted = true;
    };
  }, [drafts]);

  return {
    lost,
    /** Keeps a photo as it has become. @returns when it is stored. */
    keep: (photo: BatchPhoto) => drafts.keep([photo]),
    /** Throws a photo away, also when the screen is gone: it is published. */
    drop: (photo: BatchPhoto) => void drafts.forget([photo]),
    /** They are in the batch now, which keeps them on. */
    taken: () => setLost([]),
    forget: () => {
      void drafts.forget(lost);
      setLost([]);
      toastDone('Foto dibuang.', () => {
        void drafts.keep(lost);
        setLost(lost);
      });
    },
  };
}
