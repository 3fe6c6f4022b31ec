import { messages } from '@pesantren/content/messages';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageTitle } from '../page-title.tsx';
import classes from './message-page.module.css';

/** The page of unknown paths. */
export function NotFoundPage() {
  return (
    <>
      <PageTitle>{messages.pageNotFound}</PageTitle>
      <h1 className={classes.heading}>{messages.pageNotFound}</h1>
      <div className={classes.card}>
        <p className={classes.lead}>Alamat ini tidak ada di halaman admin.</p>
        <p>Mungkin salah ketik, atau tautannya sudah lama.</p>
        <Link className={classes.link} to={paths.articles}>
          Buka daftar artikel
        </Link>
      </div>
    </>
  );
}
