import { reportSchema } from '@pesantren/api-client/contract/operating/report';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { requireSessionFor } from '../../http/guards/session.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { describe } from '../openapi/describe.ts';
import { readReport } from './report.ts';

const described = describe('Rapor situs: yang perlu diperhatikan, yang terburuk di atas', {
  needs: 'session',
  answers: { 200: reportSchema },
});

/** Mounts `/report.php`: how the site is, for a `pengelola` (docs/contract.md#report). */
export function createReportRoutes(deps: Deps) {
  const manager = requireSessionFor('read-report', createSessions(deps));
  return new Hono<Env>().get('/', described, manager, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ lines: await readReport(deps) });
  });
}
