import { type Role, roles } from '@pesantren/api-client/contract/account';
import { Link, useLocation } from 'react-router-dom';
import { mayOpen, paths } from '../../paths.ts';
import { useUsername } from '../../services.ts';
import classes from '../errors/message-page.module.css';
import { PageTitle } from '../page-title.tsx';

/** The page of who opens what is others' to open: whose it is, and the way back. */
export function ManagersOnlyPage({ role }: { role: Role }) {
  const { pathname } = useLocation();
  const whose = roles.filter((one) => mayOpen(one, pathname)).join(' dan ');
  return (
    <>
      <PageTitle>{`Khusus ${whose}`}</PageTitle>
      <h1 className={classes.heading}>Khusus {whose}</h1>
      <div className={classes.card}>
        <p className={classes.lead}>Halaman ini hanya dapat dibuka oleh {whose}.</p>
        <p>
          Anda masuk sebagai {useUsername()}, {role}. Bila ada yang perlu diubah di sini, mintalah
          kepada mereka.
        </p>
        <Link className={classes.link} to={paths.articles}>
          Buka daftar artikel
        </Link>
      </div>
    </>
  );
}
