import { Button, Modal } from '@mantine/core';
import type { PublishedName, Revision } from '@pesantren/api-client/contract/publication';
import type { ItemRevision } from '@pesantren/api-client/editorial';
import { revisionQuery, revisionsQuery } from '@pesantren/api-client/editorial-query';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services.ts';
import { AppModal } from '../../shell/dialogs/app-modal.tsx';
import dialog from '../../shell/dialogs/dialog.module.css';
import { ErrorState } from '../../shell/error-state.tsx';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { formatMoment } from '../publication/moment.ts';
import { timesOf } from '../publication/times.ts';
import type { FormValues } from '../saving/submission.ts';
import { Difference } from './difference.tsx';
import classes from './history-dialog.module.css';

type HistoryDialogProps = {
  name: PublishedName;
  id: string;
  labels: Readonly<Record<string, string>>;
  /** Makes a version the newest; undefined for who may not. */
  onRestore: ((version: number) => Promise<void>) | undefined;
  onClose: () => void;
};

/** The history of an item: who saved what when, what a version changed, and the way back to it. */
export function HistoryDialog({ name, id, labels, onRestore, onClose }: HistoryDialogProps) {
  const { editorial } = useServices();
  const [picked, setPicked] = useState<number | null>(null);
  const [isRestoring, setIsRestoring] = useState(false);
  const history = useQuery({ ...revisionsQuery(editorial, name, id), staleTime: 0 });
  const revisions = history.data ?? [];
  const shown = revisions.find(({ version }) => version === picked) ?? revisions[0];
  const before = shown && revisions[revisions.indexOf(shown) + 1];
  const restore = async (version: number) => {
    setIsRestoring(true);
    await onRestore?.(version);
    setIsRestoring(false);
  };
  return (
    <AppModal opened onClose={onClose} size="52rem" classNames={{ content: dialog.content }}>
      <Modal.Title className={dialog.title}>Riwayat</Modal.Title>
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
                  onClick={() => setPicked(revision.version)}
                >
                  <strong>{formatMoment(new Date(revision.at))}</strong>
                  <span>{whoAndWhat(revision)}</span>
                </button>
              </li>
            ))}
          </ol>
          <section className={classes.version} aria-label="Perubahan di versi ini">
            <VersionDifference {...{ name, id, labels, shown, before }} />
          </section>
        </div>
      )}
      <div className={dialog.buttons}>
        <Button type="button" variant="default" onClick={onClose}>
          Tutup
        </Button>
        {onRestore && shown && shown !== revisions[0] && (
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

type VersionDifferenceProps = Pick<HistoryDialogProps, 'name' | 'id' | 'labels'> & {
  shown: Revision;
  before: Revision | undefined;
};

/** Shows what a version changed of the one before it; the first one whole. */
function VersionDifference({ name, id, labels, shown, before }: VersionDifferenceProps) {
  const { editorial } = useServices();
  const after = useQuery(revisionQuery(editorial, name, id, shown.version));
  const old = useQuery(revisionQuery(editorial, name, id, (before ?? shown).version));
  const failed = [after, old].find(({ error }) => error);
  if (failed?.error) {
    const { error, isFetching, refetch } = failed;
    return <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />;
  }
  if (!after.data || !old.data) return <ListSkeleton />;
  return (
    <Difference
      labels={labels}
      before={before ? valuesOf(old.data) : {}}
      after={valuesOf(after.data)}
    />
  );
}

function whoAndWhat({ username, published }: Revision): string {
  return [username, published ? 'diterbitkan' : 'draf'].filter(Boolean).join(' · ');
}

/** Returns what a version shows, its times in words. */
function valuesOf(revision: ItemRevision<PublishedName>): FormValues {
  const { publish_at, expire_at } = timesOf(revision);
  const inWords = (at: string) => at && formatMoment(new Date(at));
  return { ...revision.item, publish_at: inWords(publish_at), expire_at: inWords(expire_at) };
}
