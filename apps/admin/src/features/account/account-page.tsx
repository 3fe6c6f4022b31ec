import { can } from '@pesantren/api-client/contract/permissions';
import { devicesQuery } from '@pesantren/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { useServices, useUsername } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { useRole } from '../../shell/session/use-role.ts';
import classes from './account-page.module.css';
import { DeviceList } from './device-list.tsx';
import { Notifications } from './notifications.tsx';
import { PasswordForm } from './password-form.tsx';

/** The administrator's password and devices, which only our own provider knows. */
export function AccountPage() {
  const { client } = useServices();
  const username = useUsername();
  const hasAccount = client.profile === 'full';
  const role = useRole();
  const devices = useQuery({ ...devicesQuery(client), enabled: hasAccount });
  const heading = useRef<HTMLHeadingElement>(null);
  if (!hasAccount) return <Navigate to={paths.articles} replace />;

  return (
    <>
      <PageTitle>Akun</PageTitle>
      <h1 className={classes.heading}>Akun</h1>
      <p className={classes.purpose}>
        Anda masuk sebagai <strong>{username}</strong>.
      </p>
      <nav className={classes.more} aria-label="Lainnya">
        {can(role, 'publish') && <Link to={paths.week}>Minggu ini</Link>}
        {can(role, 'read-report') && <Link to={paths.report}>Rapor</Link>}
        {can(role, 'keep-accounts') && <Link to={paths.people}>Pengguna</Link>}
        {can(role, 'read-log') && <Link to={paths.log}>Catatan kegiatan</Link>}
        {can(role, 'keep-backups') && <Link to={paths.backups}>Cadangan</Link>}
        <Link to={paths.calendar}>Kalender terbit</Link>
      </nav>
      <div className={classes.parts}>
        <section className={classes.part} aria-labelledby="kata-sandi">
          <h2 id="kata-sandi">Ganti kata sandi</h2>
          <PasswordForm />
        </section>
        {!can(role, 'publish') && (
          <section className={classes.part} aria-labelledby="pemberitahuan">
            <h2 id="pemberitahuan">Pemberitahuan</h2>
            <Notifications />
          </section>
        )}
        <section className={classes.part} aria-labelledby="perangkat">
          <h2 id="perangkat" ref={heading} tabIndex={-1}>
            Perangkat yang sedang masuk
          </h2>
          <p>Ada yang tidak Anda kenal? Keluarkan, lalu ganti kata sandi.</p>
          {devices.error && (
            <ErrorState
              error={devices.error}
              isRetrying={devices.isFetching}
              onRetry={devices.refetch}
            />
          )}
          {devices.isPending && <ListSkeleton />}
          {devices.data && (
            <DeviceList devices={devices.data} onSignedOut={() => heading.current?.focus()} />
          )}
        </section>
      </div>
    </>
  );
}
