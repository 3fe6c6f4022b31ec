import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import { IconAlertTriangle, IconCircleCheck, IconEye } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import classes from './report-page.module.css';

const levels = {
  act: { words: 'Perlu tindakan', Icon: IconAlertTriangle },
  look: { words: 'Perlu dilihat', Icon: IconEye },
  good: { words: 'Baik', Icon: IconCircleCheck },
} as const;

/** Lists lines of the report, each with what to do and the way there. */
export function ReportLines({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map((line) => (
        <Line key={line.name} line={line} />
      ))}
    </ul>
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
