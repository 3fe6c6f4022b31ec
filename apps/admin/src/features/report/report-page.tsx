import { Button } from '@mantine/core';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { whatsAppTextUrl } from '../../resource/share/whatsapp-url.ts';
import { useClock } from '../../services.ts';
import { ErrorState } from '../../shell/errors/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import account from '../account/account-page.module.css';
import { ReportLines } from './report-lines.tsx';
import classes from './report-page.module.css';
import { reportText } from './report-text.ts';
import { useReport } from './use-report.ts';

/** How the site is, worst first, each line with what to do. */
export function ReportPage() {
  const { data, error, isFetching, isPending, refetch } = useReport();
  const clock = useClock();
  return (
    <>
      <PageTitle>Rapor</PageTitle>
      <h1 className={account.heading}>Rapor situs</h1>
      <p className={account.purpose}>Yang perlu diperhatikan, yang terpenting di atas.</p>
      {error && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isPending && !error && <ListSkeleton />}
      {data && (
        <>
          <ReportLines lines={data.lines} />
          <p className={classes.send}>
            <Button
              component="a"
              href={whatsAppTextUrl(reportText(data.lines, new Date(), clock))}
              target="_blank"
              rel="noopener"
              variant="default"
            >
              Kirim ke WhatsApp
            </Button>
          </p>
        </>
      )}
    </>
  );
}
