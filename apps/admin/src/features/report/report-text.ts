import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import type { Clock } from '@pesantren/content/clock';

/** Writes the report as a message for the head of school: what is amiss, with what to do, or that all is well. */
export function reportText(lines: readonly ReportLine[], now: Date, clock: Clock): string {
  const amiss = lines.filter(({ level }) => level !== 'good');
  const parts = amiss.map(({ level, text, advice }) => {
    const mark = level === 'act' ? 'Perlu tindakan: ' : '';
    return `• ${mark}${text} ${advice}`.trim();
  });
  const read = lines.find(({ name }) => name === 'pages')?.text;
  const body = amiss.length > 0 ? parts : ['Semuanya baik.'];
  return [`*Rapor situs, ${clock.formatDate(now)}*`, ...body, ...(read ? [read] : [])].join('\n\n');
}
