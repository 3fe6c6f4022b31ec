import { Button, Modal } from '@mantine/core';
import type { PublishedName } from '@pesantren/api-client/contract/publication';
import { revisionsQuery } from '@pesantren/api-client/editorial-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useClock, useServices } from '../../services.ts';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { CompareWith } from './compare-with.tsx';
import classes from './history-dialog.module.css';
import { momentOf, whoAndWhat } from './revision-words.ts';
import { ShownVersion } from './shown-version.tsx';

type HistoryDialogProps = HistoryProps & {
  /** The item's title as it is now. */
  title: string;
};

/** The dialog with the history of an item. */
export function HistoryDialog({ title, ...history }: HistoryDialogProps) {
  return (
    <AppModal
      opened
      onClose={history.onClose}
      size="52rem"
      classNames={{ content: dialog.content }}
    >
      <Modal.Title className={dialog.title}>Riwayat</Modal.Title>
      {title && <p className={dialog.words}>{title}</p>}
      <History {...history} />
    </AppModal>
  );
}

type HistoryProps = {
  name: PublishedName;
  id: string;
  labels: Readonly<Record<string, string>>;
  /** Makes a version the newest; undefined for who may not. */
  onRestore: ((version: number) => Promise<void>) | undefined;
  onClose: () => void;
};

/** The history of an item: who saved what when, what a version changed, and the way back to it. */
function History({ name, id, labels, onRestore, onClose }: HistoryProps) {
  const { editorial } = useServices();
  const clock = useClock();
  const [picked, setPicked] = useState<number | null>(null);
  const [compared, setCompared] = useState<number | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [isRestoring, setIsRestoring] = useState(false);
  const history = useQuery({ ...revisionsQuery(editorial, name, id), staleTime: 0 });
  const revisions = history.data ?? [];
  const shown = revisions.find(({ version }) => version === picked) ?? revisions[0];
  const earlier = shown && revisions[revisions.indexOf(shown) + 1];
  const other = revisions.find(({ version }) => version === compared && version !== shown?.version);
  const pick = (version: number) => {
    setPicked(version);
    setCompared(null);
    setIsWhole(false);
  };
  const restore = async (version: number) => {
    setIsRestoring(true);
    await onRestore?.(version);
    setIsRestoring(false);
  };
  return (
    <>
      {history.error && (
        <ErrorState
          error={history.error}
          isRetrying={history.isFetching}
          onRetry={history.refetch}
        />
      )}
      {history.isPending && <ListSkeleton />}
      {shown && (
        <div className={classes.columns}>
          <ol className={classes.versions}>
            {revisions.map((revision) => (
              <li key={revision.version}>
                <button
                  type="button"
                  aria-current={revision === shown ? 'true' : undefined}
                  onClick={() => pick(revision.version)}
                >
                  <strong>{momentOf(revision, clock)}</strong>
                  <span>{whoAndWhat(revision)}</span>
                </button>
              </li>
            ))}
          </ol>
          <section
            className={classes.version}
            aria-label={isWhole ? 'Seluruh isi versi ini' : 'Perubahan di versi ini'}
          >
            {isWhole ? (
              <p ref={takeFocus} tabIndex={-1}>
                Seluruh isi versi {momentOf(shown, clock)}. Setelah dipulihkan, inilah versi
                terbaru.
              </p>
            ) : (
              <CompareWith
                revisions={revisions}
                shown={shown}
                other={other ?? earlier}
                onPick={setCompared}
              />
            )}
            <ShownVersion {...{ name, id, labels, shown, isWhole }} other={other ?? earlier} />
          </section>
        </div>
      )}
      <div className={dialog.buttons}>
        <Button type="button" variant="default" onClick={onClose}>
          Tutup
        </Button>
        {onRestore && shown && shown !== revisions[0] && !isWhole && (
          <Button type="button" onClick={() => setIsWhole(true)}>
            Lihat seluruhnya, lalu pulihkan
          </Button>
        )}
        {isWhole && shown && (
          <Button
            type="button"
            aria-disabled={isRestoring}
            onClick={() => !isRestoring && void restore(shown.version)}
          >
            Pulihkan versi ini
          </Button>
        )}
      </div>
    </>
  );
}

/** Takes the keyboard from the button that is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
