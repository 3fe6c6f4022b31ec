import { messages } from '@pesantren/content/messages';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Brand } from '../brand.tsx';
import classes from './message-page.module.css';

/** The error boundary's page: shown when a page throws, or its code is gone after a new release. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className={classes.alone}>
      <title>{messages.unknown}</title>
      <Brand />
      <h1 className={classes.heading}>{messages.unknown}</h1>
      <p>
        Halaman ini tidak dapat ditampilkan. Tulisan yang belum disimpan tetap ada di perangkat ini.
      </p>
      <a className={classes.link} href={import.meta.env.BASE_URL}>
        Muat ulang halaman admin
      </a>
    </main>
  );
}
