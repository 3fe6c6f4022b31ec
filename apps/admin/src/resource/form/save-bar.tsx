import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { ApiError, messageOf } from '@pesantren/api-client/api-error';
import { formatTime } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import { type RefCallback, useState } from 'react';
import { detailOf } from '../../shell/describe-error.ts';
import classes from './save-bar.module.css';
import { mayHaveSucceeded } from './save-item.ts';
import type { AutosaveStatus } from './use-autosave.ts';
import type { ResourceFormState } from './use-resource-form.ts';

type SaveBarProps = {
  state: ResourceFormState;
  /** The reason why saving has to wait, shown on the button; `''` for none. */
  waitsFor: string;
};

/** The bar at an open form's end: the failure of the last save or the autosave's status, and the buttons. */
export function SaveBar({ state, waitsFor }: SaveBarProps) {
  const { item, error, isSaving } = state;
  const saveLabel = item ? 'Simpan Perubahan' : 'Tambah';
  return (
    <div className={classes.bar} ref={publishHeight}>
      <SaveError error={error} isSaving={isSaving} />
      {!error && <AutosaveNote status={state.autosaveStatus} />}
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
function SaveError({ error, isSaving }: { error: Error | null; isSaving: boolean }) {
  const [failedBeforeOnline, setFailedBeforeOnline] = useState<Error | null>(null);
  useWindowEvent('online', () => setFailedBeforeOnline(error));
  const isOnlineAgain = error !== null && error === failedBeforeOnline;
  const canRetry = mayHaveSucceeded(error) || (error instanceof ApiError && error.status === 429);
  const detail = isOnlineAgain
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
      {canRetry && !isSaving && (
        <button className={classes.retry} type="submit">
          {messages.retry}
        </button>
      )}
    </div>
  );
}

function AutosaveNote({ status }: { status: AutosaveStatus }) {
  if (status === null) return null;
  if (status === 'failed') {
    return (
      <p className={classes.failed}>
        Draf tidak dapat disimpan di perangkat ini. Simpanlah sebelum menutup halaman.
      </p>
    );
  }
  return (
    <p className={classes.saved}>Draf tersimpan di perangkat ini, {formatTime(status.savedAt)}</p>
  );
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
