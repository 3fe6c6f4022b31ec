import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Account, AccountPassword, Role } from '@pesantren/api-client/contract/account';
import { accountsQuery } from '@pesantren/api-client/editorial-query';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { NeedsNetwork } from '../../outbox/needs-network.tsx';
import { paths } from '../../paths.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { toastDone, toastFailure } from '../../shell/toasts/toast.tsx';
import account from '../account/account-page.module.css';
import { PasswordOnce } from './password-once.tsx';
import classes from './people-page.module.css';
import { roleChoices } from './role-names.ts';

/** The accounts of the school's people and what each may do; for a `pengelola` alone. */
export function PeoplePage() {
  const { accounts, session } = useServices();
  const list = useQuery(accountsQuery(accounts));
  const [fresh, setFresh] = useState<AccountPassword | null>(null);
  const call = usePeopleCall(setFresh);

  return (
    <>
      <PageTitle>Pengguna</PageTitle>
      <h1 className={account.heading}>Pengguna</h1>
      <p className={account.purpose}>
        Setiap orang punya akun sendiri. <Link to={paths.log}>Catatan kegiatan</Link> mengatakan
        siapa melakukan apa.
      </p>
      <div className={account.parts}>
        <section className={account.part} aria-labelledby="pengguna-baru">
          <h2 id="pengguna-baru">Tambah pengguna</h2>
          <AddForm
            isBusy={call.isPending}
            onAdd={(username, as) =>
              call.mutateAsync(() => accounts.addAccount({ username, role: as }))
            }
          />
        </section>
        <section className={account.part} aria-labelledby="semua-pengguna">
          <h2 id="semua-pengguna">Semua pengguna</h2>
          {list.error && (
            <ErrorState error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
          )}
          {list.isPending && <ListSkeleton />}
          <ul className={classes.list}>
            {list.data?.map((one) => (
              <AccountRow
                key={one.id}
                account={one}
                isOwn={one.username === session.username()}
                isBusy={call.isPending}
                onRole={(next) => call.mutate(() => accounts.changeAccount(one.id, { role: next }))}
                onSwitch={(active) => call.mutate(() => accounts.changeAccount(one.id, { active }))}
                onPassword={() => call.mutate(() => accounts.resetPassword(one.id))}
              />
            ))}
          </ul>
        </section>
      </div>
      <PasswordOnce fresh={fresh} onClose={() => setFresh(null)} />
    </>
  );
}

/** Changes accounts and reads them again; a new password is shown, everything else reported. */
function usePeopleCall(onPassword: (fresh: AccountPassword) => void) {
  const { accounts, queryClient, withReauth } = useServices();
  return useMutation({
    mutationFn: (change: () => Promise<Account | AccountPassword>) => withReauth(change),
    onSuccess: (answer) =>
      'password' in answer ? onPassword(answer) : void toastDone('Pengguna disimpan.'),
    onError: (error) => toastFailure(error),
    onSettled: () => queryClient.invalidateQueries(accountsQuery(accounts)),
  });
}

type AddFormProps = {
  isBusy: boolean;
  onAdd: (username: string, role: Role) => Promise<unknown>;
};

function AddForm({ isBusy, onAdd }: AddFormProps) {
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('penulis');
  return (
    <form
      className={classes.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy || username.trim() === '') return;
        onAdd(username, role).then(
          () => setUsername(''),
          () => undefined,
        );
      }}
    >
      <TextInput
        label="Nama pengguna"
        autoComplete="off"
        maxLength={100}
        required
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <NativeSelect
        label="Peran"
        data={roleChoices}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as Role)}
      />
      <NeedsNetwork />
      <Button type="submit" aria-disabled={isBusy}>
        Tambah pengguna
      </Button>
    </form>
  );
}

type AccountRowProps = {
  account: Account;
  isOwn: boolean;
  isBusy: boolean;
  onRole: (role: Role) => void;
  onSwitch: (isActive: boolean) => void;
  onPassword: () => void;
};

function AccountRow({ account: one, isOwn, isBusy, ...props }: AccountRowProps) {
  const { username, role, disabled_at } = one;
  const isActive = disabled_at === '';
  return (
    <li className={classes.person} data-off={!isActive || undefined}>
      <div>
        <strong>{username}</strong>
        {isOwn && <span>Anda</span>}
        {!isActive && <span>dimatikan</span>}
      </div>
      <NativeSelect
        aria-label={`Peran ${username}`}
        data={roleChoices}
        value={role}
        disabled={isBusy}
        onChange={(event) => props.onRole(event.currentTarget.value as Role)}
      />
      <Button
        variant="default"
        aria-label={`Kata sandi baru untuk ${username}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && props.onPassword()}
      >
        Kata sandi baru
      </Button>
      <Button
        variant="subtle"
        color={isActive ? 'red' : undefined}
        aria-label={`${isActive ? 'Matikan' : 'Aktifkan'} ${username}`}
        aria-disabled={isBusy}
        onClick={() => !isBusy && props.onSwitch(!isActive)}
      >
        {isActive ? 'Matikan' : 'Aktifkan'}
      </Button>
    </li>
  );
}
