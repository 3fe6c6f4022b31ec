import { Button } from '@mantine/core';
import { messageOf } from '@pesantren/api-client/api-error';
import { formatTime } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import type { RefCallback } from 'react';
import { detailOf } from '../../shell/describe-error.ts';
import { canRetry } from '../saving/save-failure.ts';
import type { DraftStatus, Saving } from '../saving/saving.ts';
import classes from './save-bar.module.css';
import type { SavedFormState } from './use-saved-form.ts';

type SaveBarProps = {
  state: SavedFormState;
  /** The reason why saving has to wait, shown on the button; `''` for none. */
  waitsFor: string;
};

/** The bar at an open form's end: the failure of the last save or the autosave's status, and the buttons. */
export function SaveBar({ state, waitsFor }: SaveBarProps) {
  const { item, saving } = state;
  const isSaving = saving.name === 'saving';
  const saveLabel = item ? 'Simpan Perubahan' : 'Tambah';
  return (
    <div className={classes.bar} ref={publishHeight}>
      <SaveError saving={saving} />
      {!('error' in saving) && <DraftNote status={saving.draftStatus} />}
      <Button variant="default" type="button" aria-disabled={isSaving} onClick={state.cancel}>
        Batal
      </Button>
      <Button type="submit" aria-disabled={isSaving || waitsFor !== ''}>
        {isSaving ? 'Menyimpan…' : waitsFor || saveLabel}
      </Button>
    </div>
  );
}

/** The failure of the last save, with a retry button when the same call may succeed later. */
function SaveError({ saving }: { saving: Saving }) {
  const error = 'error' in saving ? saving.error : null;
  const reason = saving.name === 'failed' ? saving.reason : null;
  const detail =
    reason === 'reconnected'
      ? 'Koneksi sudah kembali; tulisan Anda siap dikirim lagi.'
      : detailOf(error);
  return (
    <div className={classes.problem} role="alert">
      {error && (
        <p>
          <strong>{messageOf(error)}</strong>
          {detail && `. ${detail}`}
        </p>
      )}
      {reason && canRetry(reason) && (
        <button className={classes.retry} type="submit">
          {messages.retry}
        </button>
      )}
    </div>
  );
}

function DraftNote({ status }: { status: DraftStatus }) {
  if (status === null) return null;
  if (status === 'failed') {
    return (
      <p className={classes.failed}>
        Draf tidak dapat disimpan di perangkat ini. Simpanlah sebelum menutup halaman.
      </p>
    );
  }
  return <p className={classes.saved}>Draf tersimpan di perangkat ini, {formatTime(status)}</p>;
}

/** A ref that publishes the bar's height as `--save-bar-height`, for the page's scroll margins. */
const publishHeight: RefCallback<HTMLElement> = (bar) => {
  if (!bar) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--save-bar-height', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--save-bar-height');
  };
};
