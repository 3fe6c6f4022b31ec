import type { ReactNode } from 'react';
import { PageTitle } from '../page-title.tsx';
import classes from './message-page.module.css';

/** A page whose code has not come: what is said of it has a heading, as every page has. */
export function pageFailure(failure: ReactNode) {
  return (
    <>
      <PageTitle>Belum terbuka</PageTitle>
      <h1 className={classes.heading}>Halaman ini belum terbuka</h1>
      {failure}
    </>
  );
}
