import {
  backupKeySchema,
  backupStateSchema,
} from '@pesantren/api-client/contract/operating/backup';
import { Hono } from 'hono';
import { BackupFailure } from '../../backups/failure.ts';
import type { Deps } from '../../deps.ts';
import { requireSessionFor } from '../../http/guards/session.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, ifNoneMatch } from '../openapi/describe.ts';

/** Mounts `/backups.php`: the state of the backups, for a `pengelola` (docs/contract.md#backups). */
export function createBackupRoutes(deps: Deps) {
  const { backups } = deps;
  const manager = requireSessionFor('keep-backups', createSessions(deps));
  const log = createAuditLog(deps);
  return new Hono<Env>()
    .get('/', described.state, manager, async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.json(await backups.state());
    })
    .post('/run', described.run, manager, async (c) => {
      const isNew = await backups.start().catch(asProblem);
      if (isNew) await log.add(actorOf(c), 'backup-started');
      return c.json(await backups.state(), 202);
    })
    .post('/key', described.key, manager, async (c) => {
      const key = await backups.key().catch(asProblem);
      await log.add(actorOf(c), 'backup-key-shown');
      c.header('Cache-Control', 'no-store');
      return c.json({ key });
    });
}

/** Names what has no place as not found. @throws Problem */
function asProblem(error: unknown): never {
  if (!(error instanceof BackupFailure)) throw error;
  throw new Problem('not-found', { message: error.words });
}

const needs = 'session';
const described = {
  state: describe('Keadaan cadangan: kapan, di mana, dan apakah terbukti dapat dipulihkan', {
    needs,
    parameters: [ifNoneMatch],
    answers: { 200: backupStateSchema, 304: null },
  }),
  run: describe('Mencadangkan sekarang; yang sedang berjalan tetap satu', {
    needs,
    answers: { 202: backupStateSchema },
  }),
  key: describe('Kunci cadangan, untuk dicetak; dicatat siapa yang membukanya', {
    needs,
    answers: { 200: backupKeySchema },
  }),
};
