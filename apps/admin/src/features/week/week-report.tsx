import { useId } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import account from '../account/account-page.module.css';
import { ReportLines } from '../report/report-lines.tsx';
import { useReport } from '../report/use-report.ts';
import classes from './week-page.module.css';

/** The part of the report that asks for something, beside the week, with the way to all of it. */
export function WeekReport() {
  const { data, error, isFetching, isPending, refetch } = useReport();
  const amiss = data?.lines.filter(({ level }) => level !== 'good');
  const id = useId();
  return (
    <section className={account.part} aria-labelledby={id}>
      <h2 id={id}>Rapor</h2>
      {error && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isPending && <ListSkeleton />}
      {amiss?.length === 0 && <p>Semuanya baik.</p>}
      {amiss && amiss.length > 0 && <ReportLines lines={amiss} />}
      <Link className={classes.more} to={paths.report}>
        Rapor lengkap
      </Link>
    </section>
  );
}
