import type { Role } from '@pesantren/api-client/contract/account';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useUsername } from '../../services.ts';
import classes from '../message-page.module.css';
import { PageTitle } from '../page-title.tsx';

/** The page of who opens what is a *pengelola*'s: whose it is, and the way back. */
export function ManagersOnlyPage({ role }: { role: Role }) {
  return (
    <>
      <PageTitle>Khusus pengelola</PageTitle>
      <h1 className={classes.heading}>Khusus pengelola</h1>
      <div className={classes.card}>
        <p className={classes.lead}>Halaman ini hanya dapat dibuka oleh pengelola.</p>
        <p>
          Anda masuk sebagai {useUsername()}, {role}. Bila ada yang perlu diubah di sini, mintalah
          kepada pengelola.
        </p>
        <Link className={classes.link} to={paths.articles}>
          Buka daftar artikel
        </Link>
      </div>
    </>
  );
}
