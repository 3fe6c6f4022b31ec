import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from '../registrations-page.module.css';
import { leastPassphrase } from './school-key.ts';

type NewPassphraseProps = { yes: string; isBusy: boolean; onChosen: (passphrase: string) => void };

/** Asks twice for a passphrase that is long enough. */
export function NewPassphrase({ yes, isBusy, onChosen }: NewPassphraseProps) {
  const [first, setFirst] = useState('');
  const [again, setAgain] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isShort = first.trim().length < leastPassphrase;
    const isOther = first !== again;
    if (isShort) setError(short);
    else setError(isOther ? 'Kedua sandi belum sama.' : '');
    if (!isShort && !isOther) onChosen(first);
  };
  const toggle = (label: string) => ({ 'aria-label': `Tampilkan atau sembunyikan: ${label}` });
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <PasswordInput
        label="Sandi pendaftaran"
        description={`${short} Bukan kata sandi akun Anda; berikan hanya kepada petugas pendaftaran.`}
        autoComplete="off"
        visibilityToggleButtonProps={toggle('Sandi pendaftaran')}
        value={first}
        onChange={(event) => setFirst(event.currentTarget.value)}
      />
      <PasswordInput
        label="Ulangi sandi"
        autoComplete="off"
        visibilityToggleButtonProps={toggle('Ulangi sandi')}
        value={again}
        error={error}
        onChange={(event) => setAgain(event.currentTarget.value)}
      />
      <Button type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Membuat…' : yes}
      </Button>
    </form>
  );
}

const short = `Paling sedikit ${leastPassphrase} karakter: empat kata acak mudah diingat.`;
