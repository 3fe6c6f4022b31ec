import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import type { Account, AccountPassword } from '@pesantren/api-client/contract/account';
import { accountsQuery } from '@pesantren/api-client/editorial-query';
import { limits } from '@pesantren/content/limits';
import { messages } from '@pesantren/content/messages';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { useServices, useUsername } from '../../services.ts';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import account from '../account/account-page.module.css';
import { AddPersonForm } from './add-person-form.tsx';
import classes from './people-page.module.css';
import { PersonRow } from './person-row.tsx';
import { useAccounts } from './use-accounts.ts';

/** The accounts of the school's people and what each may do. */
export function PeoplePage() {
  const accounts = useAccounts();
  const username = useUsername();
  const list = useQuery(accountsQuery(accounts));
  const [fresh, setFresh] = useState<AccountPassword | null>(null);
  const change = useChange(setFresh);
  return (
    <>
      <PageTitle>Pengguna</PageTitle>
      <h1 className={account.heading}>Pengguna</h1>
      <p className={account.purpose}>Setiap orang punya akun sendiri.</p>
      <nav className={account.more} aria-label="Lainnya">
        <Link to={paths.log}>Catatan kegiatan</Link>
        <Link to={paths.forgotten}>Bila kata sandi terlupa</Link>
      </nav>
      <div className={account.parts}>
        <section className={account.part} aria-labelledby="pengguna-baru">
          <h2 id="pengguna-baru">Tambah pengguna</h2>
          <AddPersonForm onAdded={setFresh} />
        </section>
        <section className={account.part} aria-labelledby="semua-pengguna">
          <h2 id="semua-pengguna">Semua pengguna</h2>
          <p className={account.purpose}>
            Unggahan setiap akun dijatah per 24 jam. File yang tidak dipakai hilang sendiri sehari
            kemudian; yang mengurus server dapat menghapusnya lebih cepat.
          </p>
          {list.error && (
            <ErrorState error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
          )}
          {list.isPending && <ListSkeleton />}
          <ul className={classes.list}>
            {list.data?.map((one) => (
              <PersonRow
                key={one.id}
                account={one}
                lock={lockOf(one, list.data, username)}
                isBusy={change.isPending}
                onChange={(facts, done, back) =>
                  change.mutate({
                    run: () => accounts.changeAccount(one.id, facts),
                    done,
                    undo: () => accounts.changeAccount(one.id, back),
                  })
                }
                onPassword={() => change.mutate({ run: () => accounts.resetPassword(one.id) })}
              />
            ))}
          </ul>
        </section>
      </div>
      <PasswordOnce fresh={fresh} onClose={() => setFresh(null)} />
    </>
  );
}

type Change = {
  run: () => Promise<Account | AccountPassword>;
  /** The report; none for a new password, which is shown. */
  done?: string;
  undo?: () => Promise<Account>;
};

/** Changes an account and reads all of them again; a new password is shown, everything else reported and undone. */
function useChange(onPassword: (fresh: AccountPassword) => void) {
  const accounts = useAccounts();
  const { queryClient } = useServices();
  const change = useMutation({
    mutationFn: ({ run }: Change) => run(),
    onSuccess(answer, { done = 'Kembali seperti semula.', undo }) {
      if ('password' in answer) onPassword(answer);
      else toastDone(done, undo && (() => change.mutate({ run: undo })));
    },
    onError: (error) => toastFailure(error),
    onSettled: () => void queryClient.invalidateQueries(accountsQuery(accounts)),
  });
  return change;
}

/** Returns why an account stays as it is, `''` for all that may be changed; the provider keeps the last *pengelola* itself. */
function lockOf({ id, username }: Account, all: readonly Account[], own: string | null): string {
  const managers = all.filter((one) => one.role === 'pengelola' && one.disabled_at === '');
  if (managers.length === 1 && managers[0]?.id === id) {
    return 'Pengelola terakhir: jadikan orang lain pengelola dahulu. Kata sandi diganti di Akun.';
  }
  if (username !== own) return '';
  return 'Akun Anda sendiri: pengelola lain yang mengubahnya. Kata sandi diganti di Akun.';
}

type PasswordOnceProps = { fresh: AccountPassword | null; onClose: () => void };

/** Shows a new password, the only time that anybody can read it. */
function PasswordOnce({ fresh, onClose }: PasswordOnceProps) {
  const { copy, copied } = useClipboard({ timeout: limits.copiedShownFor });
  if (!fresh) return null;
  return (
    // Only its button closes it: a tap beside it or Back would lose what is shown once.
    <Dialog isOpen title={`Kata sandi ${fresh.account.username}`} onClose={() => undefined}>
      <p className={dialog.words}>
        Hanya ditampilkan sekali. Serahkan langsung kepada orangnya; ia dapat menggantinya di Akun.
      </p>
      <p className={classes.password}>{fresh.password}</p>
      <div className={dialog.buttons}>
        <Button variant="default" onClick={() => copy(fresh.password)}>
          <span aria-live="polite">{copied ? messages.copied : 'Salin kata sandi'}</span>
        </Button>
        <Button onClick={onClose}>Sudah dicatat</Button>
      </div>
    </Dialog>
  );
}
