import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import type { Deps } from '../../deps.ts';
import { linesOfBackups } from './of-backups.ts';
import { linesOfContent } from './of-content.ts';
import { linesOfLinks } from './of-links.ts';
import { linesOfMachine } from './of-machine.ts';
import { linesOfVisits } from './of-visits.ts';

/** The lines that are told at most. */
const most = 20;

const order = { act: 0, look: 1, good: 2 } as const;

/** Reads how a school's site is, the worst first (docs/contract.md#report). */
export async function readReport(deps: Deps): Promise<ReportLine[]> {
  const backups = async () =>
    linesOfBackups(await deps.backups.state(), deps.now(), await deps.schoolClock.read());
  const of = [linesOfMachine, linesOfContent, linesOfLinks, linesOfVisits];
  const parts = [backups(), ...of.map((lines) => lines(deps))];
  const lines: ReportLine[] = (await Promise.all(parts)).flat();
  // A sort is stable: within a level they stay in the order of what matters.
  lines.sort((a, b) => order[a.level] - order[b.level]);
  return lines.slice(0, most);
}
