import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import classes from './back-link.module.css';

/** Leads to the page that this one belongs to. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={classes.back} to={to}>
      <IconArrowLeft size={18} stroke={1.7} aria-hidden />
      {children}
    </Link>
  );
}
