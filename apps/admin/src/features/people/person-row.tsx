import { Button, NativeSelect } from '@mantine/core';
import type { Account, AccountChange, Role } from '@pesantren/api-client/contract/account';
import { useId, useState } from 'react';
import dialog from '../../shell/dialogs/dialog.module.css';
import { Dialog } from '../../shell/dialogs/dialog.tsx';
import classes from './people-page.module.css';
import { roleChoices } from './role-names.ts';

type PersonRowProps = {
  account: Account;
  /** The reason why the account stays as it is, `''` for none. */
  lock: string;
  isBusy: boolean;
  onChange: (facts: AccountChange) => void;
  onPassword: () => void;
};

type Question = { title: string; words: string; yes: string; act: () => void };

/** An account and what can be done with it; what signs its person out asks first. */
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
      act: () => onChange({ active: false }),
    });
  const askPassword = () =>
    setQuestion({
      title: `Kata sandi baru untuk ${username}?`,
      words: `Kata sandi lamanya tidak berlaku lagi, dan ${username} langsung keluar dari semua perangkat.`,
      yes: 'Buat kata sandi baru',
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
        onChange={(event) => !isBusy && onChange({ role: event.currentTarget.value as Role })}
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
        onClick={isActive ? askSwitchOff : () => !isBusy && onChange({ active: true })}
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
        <Dialog isOpen title={question.title} onClose={close}>
          <p className={dialog.words}>{question.words}</p>
          <div className={dialog.buttons}>
            <Button variant="default" data-autofocus onClick={close}>
              Batal
            </Button>
            <Button
              color="red"
              aria-disabled={isBusy}
              onClick={() => {
                if (isBusy) return;
                close();
                question.act();
              }}
            >
              {question.yes}
            </Button>
          </div>
        </Dialog>
      )}
    </li>
  );
}
