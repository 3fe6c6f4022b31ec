import { Button, NativeSelect } from '@mantine/core';
import type { Account, AccountChange, Role } from '@pesantren/api-client/contract/account';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../shell/dialogs/confirm-dialog.tsx';
import classes from './people-page.module.css';
import { roleChoices, roleRights } from './role-names.ts';

type PersonRowProps = {
  account: Account;
  /** The reason why the account stays as it is, `''` for none. */
  lock: string;
  isBusy: boolean;
  /** Changes the account; `done` tells of it, and `back` undoes it. */
  onChange: (facts: AccountChange, done: string, back: AccountChange) => void;
  onPassword: () => void;
};

type Question = { title: string; words: string; yes: string; isRisky?: boolean; act: () => void };

/** An account and what can be done with it; what gives its person rights or takes them asks first. */
export function PersonRow({ account, lock, isBusy, onChange, onPassword }: PersonRowProps) {
  const { username, role, disabled_at } = account;
  const isActive = disabled_at === '';
  const id = useId();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const control = { disabled: lock !== '', 'aria-describedby': lock ? id : undefined } as const;
  const askSwitchOff = () =>
    setQuestion({
      title: `Matikan ${username}?`,
      words: `${username} langsung keluar dari semua perangkat dan tidak dapat masuk lagi sampai diaktifkan. Tulisannya tetap ada.`,
      yes: 'Matikan',
      isRisky: true,
      act: () => onChange({ active: false }, `${username} dimatikan.`, { active: true }),
    });
  const askSwitchOn = () =>
    setQuestion({
      title: `Aktifkan ${username}?`,
      words: `${username} dapat masuk lagi dengan kata sandinya untuk ${roleRights[role]}.`,
      yes: 'Aktifkan',
      act: () => onChange({ active: true }, `${username} diaktifkan.`, { active: false }),
    });
  const askRole = (wanted: Role) =>
    setQuestion({
      title: `Jadikan ${username} ${wanted}?`,
      words: `${username} dapat ${roleRights[wanted]}.`,
      yes: `Jadikan ${wanted}`,
      act: () => onChange({ role: wanted }, `${username} sekarang ${wanted}.`, { role }),
    });
  const askPassword = () =>
    setQuestion({
      title: `Kata sandi baru untuk ${username}?`,
      words: `Kata sandi lamanya tidak berlaku lagi, dan ${username} langsung keluar dari semua perangkat.`,
      yes: 'Buat kata sandi baru',
      isRisky: true,
      act: onPassword,
    });
  return (
    <li className={classes.person} data-off={!isActive || undefined}>
      <div>
        <strong>{username}</strong>
        {!isActive && <span>dimatikan</span>}
      </div>
      <NativeSelect
        className={classes.role}
        aria-label={`Peran ${username}`}
        data={roleChoices}
        value={role}
        onChange={(event) => askRole(event.currentTarget.value as Role)}
        {...control}
      />
      <Button
        variant="default"
        aria-label={`Kata sandi baru untuk ${username}`}
        onClick={askPassword}
        {...control}
      >
        Kata sandi baru
      </Button>
      <Button
        variant="subtle"
        color={isActive ? 'red' : undefined}
        aria-label={`${isActive ? 'Matikan' : 'Aktifkan'} ${username}`}
        onClick={isActive ? askSwitchOff : askSwitchOn}
        {...control}
      >
        {isActive ? 'Matikan' : 'Aktifkan'}
      </Button>
      {lock && (
        <p id={id} className={classes.lock}>
          {lock}
        </p>
      )}
      {question && (
        <ConfirmDialog
          isOpen
          title={question.title}
          yes={question.yes}
          isRisky={question.isRisky ?? false}
          isBusy={isBusy}
          onYes={() => {
            close();
            question.act();
          }}
          onClose={close}
        >
          {question.words}
        </ConfirmDialog>
      )}
    </li>
  );
}
