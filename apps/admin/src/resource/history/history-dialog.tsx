import { Button, Modal } from '@mantine/core';
import type { PublishedName, Revision } from '@pesantren/api-client/contract/publication';
import type { ItemRevision } from '@pesantren/api-client/editorial';
import { revisionQuery, revisionsQuery } from '@pesantren/api-client/editorial-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import type { FormValues } from '../../writing/submission.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { formatMoment } from '../publication/moment.ts';
import { timesOf } from '../publication/times.ts';
import { CompareWith } from './compare-with.tsx';
import { Difference } from './difference.tsx';
import classes from './history-dialog.module.css';
import { momentOf, whoAndWhat } from './revision-words.ts';
import { WholeVersion } from './whole-version.tsx';

type HistoryDialogProps = {
  name: PublishedName;
  id: string;
  /** The item's title as it is now. */
  title: string;
  labels: Readonly<Record<string, string>>;
  /** Makes a version the newest; undefined for who may not. */
  onRestore: ((version: number) => Promise<void>) | undefined;
  onClose: () => void;
};

/** The history of an item: who saved what when, what a version changed, and the way back to it. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { name, id, title, labels, onRestore, onClose } = props;
  const { editorial } = useServices();
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
    <AppModal opened onClose={onClose} size="52rem" classNames={{ content: dialog.content }}>
      <Modal.Title className={dialog.title}>Riwayat</Modal.Title>
      {title && <p className={dialog.words}>{title}</p>}
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
                  <strong>{momentOf(revision)}</strong>
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
                Seluruh isi versi {momentOf(shown)}. Setelah dipulihkan, inilah versi terbaru.
              </p>
            ) : (
              <CompareWith
                revisions={revisions}
                shown={shown}
                other={other ?? earlier}
                onPick={setCompared}
              />
            )}
            <Version {...{ name, id, labels, shown, isWhole }} other={other ?? earlier} />
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
    </AppModal>
  );
}

/** Takes the keyboard from the button that is gone. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

type VersionProps = Pick<HistoryDialogProps, 'name' | 'id' | 'labels'> & {
  shown: Revision;
  /** The version that it is compared with; none for the first one, which is then all new. */
  other: Revision | undefined;
  isWhole: boolean;
};

/** Shows a version whole, or what the later of two changed of the earlier one. */
function Version({ name, id, labels, shown, other = shown, isWhole }: VersionProps) {
  const { editorial } = useServices();
  const [former, later] = [shown, other].toSorted((a, b) => a.version - b.version);
  const after = useQuery(revisionQuery(editorial, name, id, (later ?? shown).version));
  const old = useQuery(revisionQuery(editorial, name, id, (former ?? shown).version));
  const failed = [after, old].find(({ error }) => error);
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    return <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  }
  if (!after.data || !old.data) return <ListSkeleton />;
  if (isWhole) {
    const { data } = later === shown ? after : old;
    return <WholeVersion labels={labels} values={valuesOf(data)} />;
  }
  return (
    <Difference
      labels={labels}
      before={other === shown ? {} : valuesOf(old.data)}
      after={valuesOf(after.data)}
    />
  );
}

/** Returns what a version shows, its times in words. */
function valuesOf(revision: ItemRevision<PublishedName>): FormValues {
  const { publish_at, expire_at } = timesOf(revision);
  const inWords = (at: string) => at && formatMoment(new Date(at));
  return { ...revision.item, publish_at: inWords(publish_at), expire_at: inWords(expire_at) };
}
