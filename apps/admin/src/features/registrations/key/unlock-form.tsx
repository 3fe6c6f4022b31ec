import { Button, PasswordInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeError } from '../../../shell/errors/describe-error.ts';
import classes from '../registrations-page.module.css';
import { useRegistrations } from '../use-registrations.ts';
import { ChangePassphrase } from './change-passphrase.tsx';
import { PaperKeyInput } from './paper-key-input.tsx';
import { type OpenKey, openKeys } from './school-key.ts';
import { StepHeading } from './step-heading.tsx';

type UnlockFormProps = {
  mayChange: boolean;
  /** The keys that are open already: with some the form is for another one. */
  known: readonly OpenKey[];
  onOpened: (keys: OpenKey[]) => void;
  /** Leaves the form for another key. */
  onCancel: () => void;
};

/** Opens the school's keys by the passphrase; by the paper key where that is forgotten, which then asks for a new one. */
export function UnlockForm({ mayChange, known, onOpened, onCancel }: UnlockFormProps) {
  const registrations = useRegistrations();
  const [by, setBy] = useState<'passphrase' | 'paper'>('passphrase');
  const [secret, setSecret] = useState('');
  const open = useMutation({
    gcTime: 0,
    mutationFn: async () => {
      const opened = await openKeys(await registrations.registrationKeys(), secret, by);
      if (opened.length === 0) throw new Error(by === 'paper' ? wrongPaper : wrongPassphrase);
      if (opened.every(({ id }) => known.some((key) => key.id === id))) throw new Error(sameKey);
      return opened;
    },
    onSuccess: (opened) => {
      if (by === 'passphrase' || !mayChange) onOpened(opened);
    },
  });
  const opened = open.data;
  if (opened && by === 'paper' && mayChange) {
    return (
      <ChangePassphrase
        opened={opened}
        words="Kunci kertas cocok. Pilih sandi baru; kunci kertas yang sama tetap berlaku."
        yes="Ganti sandi dan buka"
        onChanged={() => onOpened(opened)}
      />
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!open.isPending && secret.trim()) open.mutate();
  };
  const isPaper = by === 'paper';
  const isAnother = known.length > 0;
  const label = isPaper ? 'Kunci kertas' : 'Sandi pendaftaran';
  const common = {
    label,
    autoComplete: 'off',
    value: secret,
    error: open.error && describeError(open.error),
    onChange: (event: { currentTarget: { value: string } }) => setSecret(event.currentTarget.value),
  };
  return (
    <section className={classes.card} aria-labelledby="buka">
      {isAnother ? (
        <StepHeading id="buka">Buka dengan kunci lain</StepHeading>
      ) : (
        <h2 id="buka">Daftar terkunci</h2>
      )}
      <p>
        {isAnother
          ? 'Ketik sandi yang dipakai dengan kunci itu. Yang sudah terbuka tetap terbuka.'
          : 'Nama dan nomor dibuka di perangkat ini saja, dan tertutup lagi bila halaman ditinggalkan.'}
      </p>
      <form className={classes.form} noValidate onSubmit={submit}>
        {isPaper ? (
          <PaperKeyInput {...common} />
        ) : (
          <PasswordInput
            {...common}
            visibilityToggleButtonProps={{ 'aria-label': `Tampilkan atau sembunyikan: ${label}` }}
          />
        )}
        <Button type="submit" aria-disabled={open.isPending}>
          {open.isPending ? 'Membuka…' : 'Buka daftar'}
        </Button>
      </form>
      <Button
        variant="subtle"
        onClick={() => {
          setBy(isPaper ? 'passphrase' : 'paper');
          setSecret('');
          open.reset();
        }}
      >
        {isPaper ? 'Pakai sandi' : 'Lupa sandi? Pakai kunci kertas'}
      </Button>
      {isAnother && (
        <Button variant="subtle" onClick={onCancel}>
          Batal
        </Button>
      )}
    </section>
  );
}

const wrongPassphrase =
  'Sandi ini tidak membuka kunci sekolah. Periksa ketikannya; mungkin sandinya sudah diganti.';
const sameKey = 'Kunci ini sudah terbuka. Yang masih terkunci memakai sandi lain.';
const wrongPaper = 'Kunci kertas ini tidak cocok. Periksa hurufnya satu per satu.';
