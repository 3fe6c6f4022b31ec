import { Alert } from '@mantine/core';
import { school } from '@pesantren/content/school';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pathAfterLogin } from '../../paths.ts';
import { useServices, useUsername } from '../../services.ts';
import { Brand } from '../../shell/brand.tsx';
import { LoginForm } from './login-form.tsx';
import { loginObstacle } from './login-obstacle.ts';
import classes from './login-page.module.css';

/** The login (spec section 2); whoever is signed in is led on to the wanted path. */
export function LoginPage() {
  const { client, session } = useServices();
  const obstacle = loginObstacle(client.profile);
  const [query] = useSearchParams();
  const username = useUsername();
  if (username !== null) return <Navigate to={pathAfterLogin(query.get('next'))} replace />;

  return (
    <main className={classes.page}>
      <title>{`Masuk · Admin ${school.name}`}</title>
      <div className={classes.band} aria-hidden="true">
        <p className={classes.headline}>{school.headline}</p>
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
                  Sesi Anda berakhir. Silakan masuk lagi; tulisan yang belum disimpan tetap ada.
                </Alert>
              )
            )}
          </LoginForm>
        </div>
      </div>
    </main>
  );
}
