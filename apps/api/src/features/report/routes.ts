import { type ReportLine, reportSchema } from '@pesantren/api-client/contract/report';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/request-context.ts';
import { requireSessionFor } from '../../http/session.ts';
import { createSessions } from '../admin/sessions.ts';
import { describe } from '../openapi/describe.ts';
import { linesOfBackups } from './of-backups.ts';
import { linesOfContent } from './of-content.ts';
import { linesOfLinks } from './of-links.ts';
import { linesOfMachine } from './of-machine.ts';
import { linesOfVisits } from './of-visits.ts';

const described = describe('Rapor situs: yang perlu diperhatikan, yang terburuk di atas', {
  needs: 'session',
  answers: { 200: reportSchema },
});

/** The lines that are told at most. */
const most = 20;

const order = { act: 0, look: 1, good: 2 } as const;

/** Mounts `/report.php`: how the site is, for a `pengelola` (docs/contract.md#report). */
export function createReportRoutes(deps: Deps) {
  const manager = requireSessionFor('read-report', createSessions(deps));
  return new Hono<Env>().get('/', described, manager, async (c) => {
    const backups = async () => linesOfBackups(await deps.backups.state(), deps.now());
    const of = [linesOfMachine, linesOfContent, linesOfLinks, linesOfVisits];
    const parts = [backups(), ...of.map((lines) => lines(deps))];
    const lines: ReportLine[] = (await Promise.all(parts)).flat();
    // A sort is stable: within a level they stay in the order of what matters.
    lines.sort((a, b) => order[a.level] - order[b.level]);
    c.header('Cache-Control', 'no-store');
    return c.json({ lines: lines.slice(0, most) });
  });
}
