import { Alert } from '@mantine/core';
import type { Profile } from '@pesantren/api-client/transport/transport';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pathAfterLogin } from '../../paths.ts';
import { useServices, useUsername } from '../../services.ts';
import { Brand } from '../../shell/brand.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { useSchoolIdentity } from '../../shell/school-identity.ts';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';

/** The login; a person who is signed in is led on to the requested path. */
export function LoginPage() {
  const { client, session } = useServices();
  const obstacle = loginObstacle(client.profile);
  const [query] = useSearchParams();
  const username = useUsername();
  const school = useSchoolIdentity();
  if (username !== null) {
    return <Navigate to={pathAfterLogin(query.get('next'))} replace state={{ signedIn: true }} />;
  }

  return (
    <main className={classes.page}>
      <PageTitle>Masuk</PageTitle>
      <div className={classes.band} aria-hidden="true">
        <p className={classes.headline}>{school?.headline}</p>
        <div className={classes.gate}>
          <div className="arch-line" />
          <div className={`arch ${classes.outer}`} />
          <div className={`arch ${classes.inner}`} />
        </div>
        <div className={classes.sill}>
          <div className="weave" />
        </div>
      </div>
      <div className={classes.side}>
        <Brand />
        <div>
          <h1 className={classes.heading}>Masuk ke halaman admin</h1>
          <LoginForm>
            {obstacle ? (
              <Alert color="red">{obstacle}</Alert>
            ) : (
              session.expired() && (
                <Alert role="status">
                  Anda perlu masuk lagi; tulisan yang belum disimpan tetap ada.
                </Alert>
              )
            )}
          </LoginForm>
        </div>
      </div>
    </main>
  );
}

/** Returns the reason and the remedy when this browser cannot sign in at this address; `''` otherwise. */
function loginObstacle(profile: Profile): string {
  if (profile === 'plain') return '';
  // Browsers store the session's cookie only over https or from localhost.
  if (!window.isSecureContext) {
    return 'Anda tidak dapat masuk lewat alamat tanpa https. Pakai alamat yang berawalan https://, atau localhost di komputer tempat situs ini berjalan.';
  }
  if (navigator.cookieEnabled) return '';
  return 'Peramban ini memblokir kuki (cookie), sehingga Anda tidak dapat masuk. Izinkan kuki untuk alamat ini di setelan peramban, lalu muat ulang halaman.';
}
