import { can } from '@pesantren/api-client/contract/permissions';
import type { RegistrationWave } from '@pesantren/api-client/contract/registration';
import { formatDay } from '@pesantren/content/admission';
import { formatNumber } from '@pesantren/content/numbers';
import { registrationStates } from '@pesantren/content/registration';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { BackLink } from '../../shell/back-link.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { useRole } from '../../shell/session/use-role.ts';
import { KeyCeremony } from './key/key-ceremony.tsx';
import { RegistrationOffice } from './registration-office.tsx';
import { RegistrationSwitch } from './registration-switch.tsx';
import classes from './registrations-page.module.css';
import { settingsKey, useRegistrations, wavesKey } from './use-registrations.ts';

/** The registration office: the key, whether anyone may register, and who has (docs/spec.md#q-12). */
export function RegistrationsPage() {
  const registrations = useRegistrations();
  const role = useRole();
  const mayKeepKey = can(role, 'keep-registration-key');
  const settings = useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => registrations.registrationSettings(signal),
  });
  const waves = useQuery({
    queryKey: wavesKey,
    queryFn: ({ signal }) => registrations.registrationWaves(signal),
  });
  const failed = [settings, waves].find(({ error }) => error);
  const hasKey = settings.data?.has_key;
  return (
    <section aria-labelledby="pendaftaran">
      <PageTitle>Pendaftaran</PageTitle>
      {can(role, 'change-facts') && <BackLink to={paths.school}>Data sekolah</BackLink>}
      <h1 id="pendaftaran" className={classes.heading}>
        Pendaftaran
      </h1>
      {failed?.error && (
        <ErrorState error={failed.error} isRetrying={failed.isFetching} onRetry={failed.refetch} />
      )}
      {!failed && (!settings.data || !waves.data) && <ListSkeleton />}
      {settings.data && mayKeepKey && <RegistrationSwitch settings={settings.data} />}
      {settings.data && !hasKey && !mayKeepKey && (
        <p>Pendaftaran belum disiapkan. Mintalah pengelola membuat kunci sekolah.</p>
      )}
      {waves.data && waves.data.length > 0 && <WaveCounts waves={waves.data} />}
      {settings.data && !hasKey && mayKeepKey && <KeyCeremony />}
      {hasKey && waves.data && <RegistrationOffice waves={waves.data} />}
    </section>
  );
}

/** Each wave with its registrations by state, against the quota: told without any key. */
function WaveCounts({ waves }: { waves: readonly RegistrationWave[] }) {
  return (
    <ul className={classes.waves}>
      {waves.map(({ wave, name, closes, quota, counts }) => {
        const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
        const taken = all - (counts.tidak ?? 0);
        return (
          <li key={wave} className={classes.card}>
            <h2>{name}</h2>
            <p>
              {formatNumber(taken)}
              {quota ? ` dari kuota ${formatNumber(quota)}` : ' pendaftar'} · ditutup{' '}
              {formatDay(closes)}
            </p>
            <p className={classes.hint}>
              {Object.entries(registrationStates)
                .map(([state, label]) => `${label} ${formatNumber(counts[state] ?? 0)}`)
                .join(' · ')}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
