import { Button } from '@mantine/core';
import { backupsQuery } from '@pesantren/api-client/editorial-query';
import { createBackups } from '@pesantren/api-client/staff/backups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { toastFailure } from '../../shell/toasts/toast.tsx';
import account from '../account/account-page.module.css';
import { BackupFacts } from './backup-facts.tsx';
import classes from './backups-page.module.css';
import { KeySheet } from './key-sheet.tsx';

/** The backups of the school: how the last ones ended, where they are, one more by a tap, and the key to print. */
export function BackupsPage() {
  const backups = useBackups();
  const { queryClient } = useServices();
  const query = backupsQuery(backups);
  const { data, error, isFetching, isPending, refetch } = useQuery(query);
  const [key, setKey] = useState('');
  const start = useMutation({
    mutationFn: backups.startBackup,
    onSuccess: (state) => queryClient.setQueryData(query.queryKey, state),
    onError: (failure) => toastFailure(failure),
  });
  const open = useMutation({
    mutationFn: backups.backupKey,
    onSuccess: setKey,
    onError: (failure) => toastFailure(failure),
  });
  const isBusy = start.isPending || Boolean(data?.running);
  return (
    <>
      <PageTitle>Cadangan</PageTitle>
      <h1 className={account.heading}>Cadangan</h1>
      <p className={account.purpose}>
        Salinan seluruh isi situs, untuk memulihkannya bila ada yang rusak atau hilang. Dibuat
        sendiri setiap enam jam.
      </p>
      {error && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isPending && !error && <ListSkeleton />}
      {data?.place === null && (
        <div className={account.part}>
          <p className={classes.alarm}>
            <strong>Tempat cadangan belum ditentukan,</strong> jadi belum ada yang dicadangkan.
            Mintalah orang yang memasang situs ini untuk menentukannya.
          </p>
        </div>
      )}
      {data?.place && (
        <div className={account.parts}>
          <section className={account.part} aria-labelledby="keadaan-cadangan">
            <h2 id="keadaan-cadangan">Keadaan</h2>
            <BackupFacts state={data} />
            <Button
              aria-disabled={isBusy}
              data-disabled={isBusy || undefined}
              onClick={() => !isBusy && start.mutate()}
            >
              {isBusy ? 'Sedang berjalan…' : 'Cadangkan sekarang'}
            </Button>
          </section>
          <section className={account.part} aria-labelledby="kunci-cadangan">
            <h2 id="kunci-cadangan">Kunci cadangan</h2>
            <p>
              Cadangan terkunci. Tanpa kuncinya tidak seorang pun dapat memulihkannya. Cetak lembar
              kuncinya, lalu simpan di lemari sekolah; jangan difoto atau dikirim.
            </p>
            <Button
              variant="default"
              aria-disabled={open.isPending}
              onClick={() => !open.isPending && open.mutate()}
            >
              Tampilkan lembar kunci
            </Button>
          </section>
        </div>
      )}
      {key && <KeySheet value={key} place={data?.place?.name ?? ''} onClose={() => setKey('')} />}
    </>
  );
}

/** Returns the calls of the backups; `full` only. */
function useBackups() {
  const { connection } = useServices();
  return useMemo(() => createBackups(connection), [connection]);
}
