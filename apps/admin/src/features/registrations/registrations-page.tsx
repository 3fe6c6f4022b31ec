import { can } from '@pesantren/api-client/contract/permissions';
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
import { WaveCounts } from './wave-counts.tsx';

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
