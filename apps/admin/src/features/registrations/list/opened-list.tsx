import { Button, NativeSelect } from '@mantine/core';
import type { RegistrationWave } from '@pesantren/api-client/contract/registration';
import { schoolQuery } from '@pesantren/api-client/query';
import { formatDay } from '@pesantren/content/admission';
import { factsOf } from '@pesantren/content/default-facts';
import { type RegistrationState, registrationStates } from '@pesantren/content/registration';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../../../resource/list/empty-state.tsx';
import { ListSkeleton } from '../../../resource/list/list-skeleton.tsx';
import { useClock, useServices } from '../../../services.ts';
import { ErrorState } from '../../../shell/errors/error-state.tsx';
import type { OpenKey } from '../key/school-key.ts';
import { StepHeading } from '../key/step-heading.tsx';
import page from '../registrations-page.module.css';
import { openedKey, useRegistrations } from '../use-registrations.ts';
import classes from './list.module.css';
import { columns, openAll, toCsv } from './opened-registration.ts';
import { RegistrationList } from './registration-list.tsx';

type OpenedListProps = {
  waves: readonly RegistrationWave[];
  keys: readonly OpenKey[];
  /** True while nothing else is asked beside it; its heading takes the focus as that begins. */
  isCurrent: boolean;
  /** Asks for the passphrase of another key. */
  onOpenMore: () => void;
};

/** The registrations of a wave and a state, opened in this browser: as list, CSV, and a sheet for the desk. */
export function OpenedList({ waves, keys, isCurrent, onOpenMore }: OpenedListProps) {
  const registrations = useRegistrations();
  const { client } = useServices();
  const clock = useClock();
  const { data: school } = useQuery(schoolQuery(client));
  const [chosenWave, setWave] = useState('');
  const [state, setState] = useState<RegistrationState | ''>('');
  const wave = waves.find((one) => one.wave === chosenWave) ?? waves.at(-1);
  const list = useQuery({
    queryKey: [...openedKey, wave?.wave, keys.map(({ id }) => id)],
    queryFn: async ({ signal }) =>
      openAll(await registrations.registrations(wave?.wave ?? '', signal), keys),
    enabled: wave !== undefined,
    // Names stay nowhere once the page is left.
    gcTime: 0,
  });
  if (!wave) return <EmptyState message="Belum ada yang mendaftar." />;
  const rows = (list.data ?? []).filter((row) => state === '' || row.state === state);
  const facts = school && factsOf(school.facts, school.sample);
  const download = () => {
    const url = URL.createObjectURL(new Blob([toCsv(rows, clock)], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: url, download: 'pendaftaran.csv' }).click();
    URL.revokeObjectURL(url);
  };
  return (
    <section className={classes.opened} aria-labelledby="pendaftar">
      {isCurrent ? (
        <StepHeading id="pendaftar">Pendaftar</StepHeading>
      ) : (
        <h2 id="pendaftar">Pendaftar</h2>
      )}
      <div className={classes.bar}>
        <NativeSelect
          aria-label="Gelombang"
          data={waves.map(({ wave: value, name }) => ({ value, label: name }))}
          value={wave.wave}
          onChange={(event) => setWave(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label="Keadaan"
          data={[
            { value: '', label: 'Semua keadaan' },
            ...Object.entries(registrationStates).map(([value, label]) => ({
              value,
              label: `${label} (${wave.counts[value] ?? 0})`,
            })),
          ]}
          value={state}
          onChange={(event) => setState(event.currentTarget.value as RegistrationState | '')}
        />
        <Button variant="default" onClick={download}>
          Unduh CSV
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          Cetak daftar
        </Button>
      </div>
      <p className={page.hint}>
        CSV dan kertas tidak terkunci: simpan seperti berkas pribadi, dan hapus sebelum{' '}
        {formatDay(wave.ends)}, hari semua ini dihapus di sini.
      </p>
      {list.data?.some(({ record, sealed }) => !record && sealed) && (
        <p className={page.hint}>
          Sebagian terkunci dengan kunci lain, yang dipakai sebelum atau sesudahnya.{' '}
          <Button variant="subtle" size="compact-sm" onClick={onOpenMore}>
            Buka dengan sandinya
          </Button>
        </p>
      )}
      {list.data?.some(({ sealed }) => !sealed) && (
        <p className={page.hint}>
          Sebagian tidak terbaca lagi: kunci gelombang tidak ikut dalam cadangan yang dipulihkan.
          Nomor pendaftaran tetap menunjukkan keadaan; mintalah isian sekali lagi.
        </p>
      )}
      {list.error && (
        <ErrorState error={list.error} isRetrying={list.isFetching} onRetry={list.refetch} />
      )}
      {list.isPending && <ListSkeleton />}
      {list.data && rows.length === 0 && <EmptyState message="Tidak ada pendaftar di sini." />}
      {facts && rows.length > 0 && <RegistrationList key={wave.wave} rows={rows} facts={facts} />}
      <div className={`${page.sheet} ${classes.paper}`} aria-hidden>
        <h2>
          Pendaftar {wave.name}
          {state && `, ${registrationStates[state]}`}
        </h2>
        <table>
          <thead>
            <tr>
              {columns.map(({ title }) => (
                <th key={title}>{title}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                {columns.map(({ title, read }) => (
                  <td key={title}>{read(row, clock)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
