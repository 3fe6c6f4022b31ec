import { Alert, Button } from '@mantine/core';
import { schoolQuery } from '@pesantren/api-client/query';
import { factsOf } from '@pesantren/content/default-facts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useClock, useServices } from '../../../services.ts';
import { describeError } from '../../../shell/errors/describe-error.ts';
import { toastDone } from '../../../shell/toasts/toast.tsx';
import classes from '../registrations-page.module.css';
import { registrationsKey, useRegistrations } from '../use-registrations.ts';
import { PaperKeyInput } from './paper-key-input.tsx';
import { type MadeKey, readPaperKey } from './school-key.ts';
import { StepHeading } from './step-heading.tsx';

type PaperKeyStepProps = {
  made: MadeKey;
  onDone: (() => void) | undefined;
  onCancel: () => void;
};

/** Shows the paper key once, to be printed or written down, and stores the key when it has been typed back. */
export function PaperKeyStep({ made, onDone, onCancel }: PaperKeyStepProps) {
  const { input, paperKey } = made;
  const registrations = useRegistrations();
  const { client, queryClient } = useServices();
  const clock = useClock();
  const { data: school } = useQuery(schoolQuery(client));
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const store = useMutation({
    mutationFn: registrations.addRegistrationKey,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: registrationsKey });
      toastDone(onDone ? another : 'Kunci disimpan. Pendaftaran sekarang dapat dibuka.');
      onDone?.();
    },
  });
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
          {school && factsOf(school.facts, school.sample).identity.name}, dibuat{' '}
          {clock.formatDate(new Date())}. Simpan di lemari besi, jangan difoto. Kunci ini membuka
          semua pendaftaran bila sandi terlupa (Pendaftaran, lalu “Lupa sandi?”), dan tidak dapat
          dicetak lagi.
        </p>
      </div>
      <Button variant="default" onClick={() => window.print()}>
        Cetak kunci kertas
      </Button>
      <form className={classes.form} noValidate onSubmit={submit}>
        <PaperKeyInput
          label="Ketik kunci kertas"
          description="Dari kertas yang sudah dicetak atau ditulis, supaya pasti terbaca. Kunci baru berlaku sesudah disimpan."
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {store.error && <Alert color="red">{describeError(store.error)}</Alert>}
        <Button type="submit" aria-disabled={store.isPending}>
          {store.isPending ? 'Menyimpan…' : 'Simpan kunci'}
        </Button>
      </form>
      <Button variant="subtle" onClick={onCancel}>
        Batal
      </Button>
    </section>
  );
}

const another =
  'Kunci baru disimpan. Pendaftaran sesudah ini dikunci dengannya, dan dibuka dengan sandinya yang baru.';
