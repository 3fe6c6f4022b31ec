import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import type { School } from '@pesantren/api-client/server/schools/school-list';
import { readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import type { Log } from '../deps.ts';
import { readReport } from '../features/report/report.ts';
import { lineOf, type Terminal } from './terminal.ts';

/** A school's report, or why there is none. */
type Told = { school: School; lines: ReportLine[]; failure: string };

/** Tells of all schools what is not well, the worst school first; texts, pupils and registrations are not read. */
export async function tellReports(
  schools: readonly School[],
  terminal: Terminal,
  log: Log,
): Promise<void> {
  const told: Told[] = [];
  for (const school of schools) {
    const read = { school, failure: '', lines: [] };
    // One that cannot be opened keeps no other from being told of.
    told.push(
      await linesOf(school, log).then(
        (lines) => ({ ...read, lines }),
        (error: unknown) => ({ ...read, failure: lineOf(error) ?? String(error) }),
      ),
    );
  }
  told.sort((a, b) => weight(b) - weight(a));
  for (const { school, lines, failure } of told) {
    terminal.say(`${school.name}  ${school.env.SITE_URL}  ${summary(lines, failure)}`);
    for (const { level, text, advice } of lines) {
      if (level !== 'good') terminal.say(`  ${marks[level]} ${text} ${advice}`.trimEnd());
    }
  }
}

const marks = { act: '!', look: '·' } as const;

async function linesOf({ env }: School, log: Log): Promise<ReportLine[]> {
  const { deps, close } = await createDeps(readConfig(env), log);
  return readReport(deps).finally(close);
}

const count = (lines: readonly ReportLine[], level: ReportLine['level']) =>
  lines.filter((line) => line.level === level).length;

/** A school that cannot be opened is worse than any line. */
function weight({ lines, failure }: Told): number {
  return failure ? Number.MAX_SAFE_INTEGER : count(lines, 'act') * 100 + count(lines, 'look');
}

function summary(lines: readonly ReportLine[], failure: string): string {
  if (failure) return `tidak dapat dibuka: ${failure}`;
  const [act, look] = [count(lines, 'act'), count(lines, 'look')];
  if (act + look === 0) return 'baik';
  return [act && `${act} harus diurus`, look && `${look} perlu dilihat`].filter(Boolean).join(', ');
}
