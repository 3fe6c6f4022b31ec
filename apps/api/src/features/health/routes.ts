import { addressOf, isThisMachine } from '@pesantren/api-client/server/client-address';
import { outsideDeadline, withinDeadline } from '@pesantren/api-client/server/deadline';
import { type Context, Hono } from 'hono';
import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import { DamagedFileError } from '../../db/sqlite/damaged-file-error.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/request-context.ts';
import { describe } from '../openapi/describe.ts';

/** How long the result of a probe is reused, in milliseconds. */
const freshFor = 1000;

/**
 * Readiness: `disk` is full, below its floor or takes no write, `database` is damaged or lost its file, `unavailable` is a database or
 * storage that does not answer.
 */
type State = 'ok' | 'disk' | 'database' | 'unavailable';

const late = () => new Error('The probe took too long.');
const unavailable = (): State => 'unavailable';

/** Mounts `/healthz`, the liveness probe, and `/readyz`, the readiness of database, storage and disk. */
export function createHealthRoutes(deps: Deps) {
  const { db, uploads, disk, diskFloor, now, isStopping, trustedProxies } = deps;
  let known: { at: number; state: Promise<State> } = { at: 0, state: Promise.resolve('ok') };

  async function probe(): Promise<State> {
    // A transaction takes SQLite's write lock: a database that can only be read is not ready.
    const writing = inTransaction(db, (transaction) => sql`select 1`.execute(transaction)).then(
      () => true,
      (error: unknown) => (error instanceof DamagedFileError ? 'damaged' : false),
    );
    const [isFull, free, written, takesFiles, takesWrites] = await Promise.all([
      disk.isFull().catch(() => false),
      uploads.freeBytes().catch(() => Number.POSITIVE_INFINITY),
      writing,
      uploads.isWritable(),
      disk.isWritable(),
    ]);
    if (free < diskFloor || isFull || !takesWrites) return 'disk';
    if (written === 'damaged') return 'database';
    return written && takesFiles ? 'ok' : 'unavailable';
  }

  function state(): Promise<State> {
    const at = now().getTime();
    if (Math.abs(at - known.at) >= freshFor)
      known = { at, state: withinDeadline(outsideDeadline, probe(), late).catch(unavailable) };
    return known.state;
  }

  /** True for calls from this machine, which alone are told the reason. */
  function isOperator(c: Context<Env>): boolean {
    const forwarded = c.req.header('X-Forwarded-For');
    if (forwarded && trustedProxies === 0) return false;
    const socket = c.env?.incoming?.socket?.remoteAddress;
    return isThisMachine(addressOf(socket, forwarded, trustedProxies));
  }

  return new Hono<Env>()
    .get(
      '/healthz',
      describe('Proses ini hidup', { needs: 'nothing', answers: { 200: null } }),
      (c) => c.json({ status: 'ok' }),
    )
    .get(
      '/readyz',
      describe('Siap menjawab', { needs: 'nothing', answers: { 200: null, 503: null } }),
      async (c) => {
        const found = isStopping() ? 'unavailable' : await state();
        if (found === 'ok') return c.json({ status: 'ok' });
        const reason = found !== 'unavailable' && isOperator(c) ? { reason: found } : {};
        return c.json({ status: 'unavailable', ...reason }, 503);
      },
    );
}
