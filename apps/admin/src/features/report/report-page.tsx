import { Button } from '@mantine/core';
import type { ReportLine } from '@pesantren/api-client/contract/report';
import { reportQuery } from '@pesantren/api-client/editorial-query';
import { createReports } from '@pesantren/api-client/staff/reports';
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ListSkeleton } from '../../resource/list/list-skeleton.tsx';
import { whatsAppTextUrl } from '../../resource/share/whatsapp-url.ts';
import { useServices } from '../../services.ts';
import { ErrorState } from '../../shell/error-state.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import account from '../account/account-page.module.css';
import classes from './report-page.module.css';
import { reportText } from './report-text.ts';

const levels = {
  act: { words: 'Perlu tindakan', Icon: IconAlertTriangle },
  look: { words: 'Perlu dilihat', Icon: IconEye },
  good: { words: 'Baik', Icon: IconCircleCheck },
} as const;

/** How the site is, worst first, each line with what to do. */
export function ReportPage() {
  const { connection } = useServices();
  const reports = useMemo(() => createReports(connection), [connection]);
  const { data, error, isFetching, isPending, refetch } = useQuery(reportQuery(reports));
  return (
    <>
      <PageTitle>Rapor</PageTitle>
      <h1 className={account.heading}>Rapor situs</h1>
      <p className={account.purpose}>Yang perlu diperhatikan, yang terpenting di atas.</p>
      {error && <ErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
      {isPending && !error && <ListSkeleton />}
      {data && (
        <>
          <ul className={classes.lines}>
            {data.lines.map((line) => (
              <Line key={line.name} line={line} />
            ))}
          </ul>
          <p className={classes.send}>
            <Button
              component="a"
              href={whatsAppTextUrl(reportText(data.lines, new Date()))}
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

function Line({ line: { level, text, advice, path } }: { line: ReportLine }) {
  const { words, Icon } = levels[level];
  return (
    <li className={classes.line} data-level={level}>
      <Icon aria-hidden="true" className={classes.icon} />
      <div>
        <p>
          <span className={classes.level}>{words}: </span>
          {text}
        </p>
        {advice && (
          <p className={classes.advice}>{path ? <Link to={path}>{advice}</Link> : advice}</p>
        )}
      </div>
    </li>
  );
}
