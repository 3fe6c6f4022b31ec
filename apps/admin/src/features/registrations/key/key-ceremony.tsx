import { Alert, Button, TextInput } from '@mantine/core';
import { schoolQuery } from '@pesantren/api-client/query';
import { factsOf } from '@pesantren/content/default-facts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useServices } from '../../services.ts';
import { describeError } from '../../shell/errors/describe-error.ts';
import { toastDone } from '../../shell/toasts/toast.tsx';
import { NewPassphrase } from './new-passphrase.tsx';
import classes from './registrations-page.module.css';
import { makeKey, readPaperKey } from './school-key.ts';
import { StepHeading } from './step-heading.tsx';
import { registrationsKey, useRegistrations } from './use-registrations.ts';

type KeyCeremonyProps = {
  /** Left out, both, where there is no key yet. */
  onDone?: () => void;
  onCancel?: () => void;
};

/** Makes the school's key in three steps: what is lost without it, the passphrase, and the paper key typed back from paper. */
export function KeyCeremony({ onDone, onCancel }: KeyCeremonyProps) {
  const registrations = useRegistrations();
  const { client, queryClient } = useServices();
  const { data: school } = useQuery(schoolQuery(client));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const make = useMutation({ mutationFn: makeKey, gcTime: 0 });
  const store = useMutation({
    mutationFn: registrations.addRegistrationKey,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: registrationsKey });
      toastDone('Kunci disimpan. Pendaftaran sekarang dapat dibuka.');
      onDone?.();
    },
  });
  if (!make.data) {
    return (
      <section className={classes.card} aria-labelledby="buat-kunci">
        {onCancel ? (
          <StepHeading id="buat-kunci">Buat kunci baru</StepHeading>
        ) : (
          <h2 id="buat-kunci">Buat kunci sekolah</h2>
        )}
        <p>
          Setiap isian dikunci begitu tiba. Yang membukanya hanya sandi di bawah, di layar ini;
          penyedia dan pembuat situs tidak dapat.
        </p>
        <ul>
          <li>Perangkat lain: sandi yang sama membuka daftar di sana.</li>
          <li>
            Sandi terlupa: kunci kertas, yang dicetak sesudah ini, membuka dan mengganti sandi.
          </li>
          <li>
            Sandi dan kunci kertas hilang: nama dan nomor semua pendaftar hilang selamanya. Nomor
            pendaftaran mereka tetap menunjukkan keadaan; sekolah meminta isian sekali lagi.
          </li>
          <li>Sandi diketahui orang lain: ganti sandi, lalu buat kunci baru.</li>
          {onCancel && (
            <li>
              Yang sudah masuk tetap dibuka dengan sandi dan kunci kertas yang lama: simpan keduanya
              sampai gelombangnya dihapus.
            </li>
          )}
        </ul>
        {make.error && <Alert color="red">{describeError(make.error)}</Alert>}
        <NewPassphrase
          yes="Buat kunci"
          isBusy={make.isPending}
          onChosen={(passphrase) => make.mutate(passphrase)}
        />
        {onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            Batal
          </Button>
        )}
      </section>
    );
  }
  const { input, paperKey } = make.data;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSame = readPaperKey(typed) === readPaperKey(paperKey);
    setError(isSame ? '' : 'Belum sama dengan kunci kertas. Periksa hurufnya satu per satu.');
    if (isSame && !store.isPending) store.mutate(input);
  };
  return (
    <section className={classes.card} aria-labelledby="kunci-kertas">
      <div className={classes.sheet}>
        <StepHeading id="kunci-kertas">Kunci kertas pendaftaran</StepHeading>
        <p className={classes.paperKey}>{paperKey}</p>
        <p>
          {school && factsOf(school.facts, school.sample).identity.name}. Simpan di lemari besi,
          jangan difoto. Kunci ini membuka semua pendaftaran bila sandi terlupa, dan tidak dapat
          dicetak lagi.
        </p>
      </div>
      <Button variant="default" onClick={() => window.print()}>
        Cetak kunci kertas
      </Button>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput
          label="Ketik kunci kertas"
          description="Dari kertas yang sudah dicetak atau ditulis, supaya pasti terbaca."
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {store.error && <Alert color="red">{describeError(store.error)}</Alert>}
        <Button type="submit" aria-disabled={store.isPending}>
          {store.isPending ? 'Menyimpan…' : 'Simpan kunci'}
        </Button>
      </form>
    </section>
  );
}
