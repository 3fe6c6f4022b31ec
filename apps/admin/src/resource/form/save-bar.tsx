import { Button } from '@mantine/core';
import { messageOf } from '@pesantren/api-client/api-error';
import { messages } from '@pesantren/content/messages';
import { Suspense } from 'react';
import { useClock } from '../../services.ts';
import { detailOf } from '../../shell/errors/describe-error.ts';
import { lazyWithRetry } from '../../shell/errors/lazy-with-retry.tsx';
import { NeedsNetwork } from '../../writing/needs-network.tsx';
import { canRetry } from '../../writing/save-failure.ts';
import type { DraftStatus } from '../../writing/saving.ts';
import { useIsOnline } from '../../writing/use-is-online.ts';
import { publishHeight } from './publish-height.ts';
import classes from './save-bar.module.css';
import { saveLabelOf } from './save-label.ts';
import type { PublicationState } from './use-resource-form.ts';
import type { SavedFormState } from './use-saved-form.ts';

const ForeignChangeNote = lazyWithRetry(
  async () => (await import('./merge/foreign-change-note.tsx')).ForeignChangeNote,
);

const sendLaterLabel = 'Kirim nanti';

type SaveBarProps = {
  state: SavedFormState & { publication?: PublicationState };
  /** The reason why saving has to wait, shown on the button; `''` for none. */
  waitsFor: string;
};

/** The bar at an open form's end: the failure of the last save or the autosave's status, and the buttons. */
export function SaveBar({ state, waitsFor }: SaveBarProps) {
  const { saving } = state;
  const isSaving = saving.name === 'saving';
  const isReadOnly = state.publication ? !state.publication.mayWrite : false;
  const isOnline = useIsOnline();
  const waits = !isOnline && state.sendLater !== null;
  const saveLabel = saveLabelOf(state);
  return (
    <div className={classes.bar} ref={publishHeight}>
      <SaveError state={state} />
      {state.sendLater === null && <NeedsNetwork />}
      {!('error' in saving) && <DraftNote status={saving.draftStatus} isOnline={isOnline} />}
      <Button
        variant="default"
        type="button"
        aria-disabled={isSaving}
        onClick={() => void state.cancel()}
      >
        {state.isSavedByItself ? 'Tutup' : 'Batal'}
      </Button>
      <Button type="submit" aria-disabled={isSaving || waitsFor !== '' || isReadOnly}>
        {isSaving ? 'Menyimpan…' : waitsFor || (waits ? sendLaterLabel : saveLabel)}
      </Button>
    </div>
  );
}

/** The failure of the last save, with a retry button when the same call may succeed later. */
function SaveError({ state }: Pick<SaveBarProps, 'state'>) {
  const { saving, sendLater } = state;
  if (saving.name === 'diverged') {
    return (
      <div className={classes.problem} role="alert">
        <Suspense>
          <ForeignChangeNote theirs={saving.theirs} onCompare={state.compare} />
        </Suspense>
      </div>
    );
  }
  const error = 'error' in saving ? saving.error : null;
  const reason = saving.name === 'failed' ? saving.reason : null;
  const detail =
    reason === 'reconnected'
      ? 'Sambungan sudah kembali; tulisan Anda siap dikirim lagi.'
      : detailOf(error) || 'Tulisan Anda tetap di sini.';
  return (
    <div className={classes.problem} role="alert">
      {error && (
        <p>
          <strong>{messageOf(error).replace(/\.$/, '')}</strong>. {detail}
        </p>
      )}
      {reason && canRetry(reason) && (
        <button className={classes.retry} type="submit">
          {messages.retry}
        </button>
      )}
      {reason === 'offline' && sendLater && (
        <button className={classes.retry} type="button" onClick={sendLater}>
          {sendLaterLabel}
        </button>
      )}
    </div>
  );
}

function DraftNote({ status, isOnline }: { status: DraftStatus; isOnline: boolean }) {
  const clock = useClock();
  // A line from the first: one that came with the first letter would move the bar under a press.
  if (status === null) {
    return <p className={classes.idle}>Yang Anda tulis disimpan sendiri sebagai draf.</p>;
  }
  if (status === 'failed') {
    return (
      <p className={classes.failed}>
        Draf tidak dapat disimpan di perangkat ini. Simpanlah sebelum menutup halaman.
      </p>
    );
  }
  const place = status.where === 'device' ? 'perangkat ini' : 'server';
  return (
    <p className={classes.saved}>
      {!isOnline && 'Tanpa internet. '}Draf tersimpan di {place}, {clock.formatTime(status.at)}
    </p>
  );
}
