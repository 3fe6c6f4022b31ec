import { Hono } from 'hono';
import { sql } from 'kysely';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../http/env.ts';

/** How long one answer of the probes stands, in milliseconds: asking often costs nothing. */
const freshFor = 1000;

/** `/healthz`: the process lives. `/readyz`: so do its database and its folder of uploads. */
export function healthRoutes({ db, uploads, now, isStopping }: Deps) {
  let known = { at: 0, ready: Promise.resolve(false) };

  async function probe(): Promise<boolean> {
    // A transaction takes SQLite's write lock: a database that can only be read is not ready.
    const answers = await inTransaction(db, (transaction) =>
      sql`select 1`.execute(transaction),
    ).then(
      () => true,
      () => false,
    );
    return answers && (await uploads.isWritable());
  }

  function isReady(): Promise<boolean> {
    const at = now().getTime();
    if (Math.abs(at - known.at) >= freshFor) known = { at, ready: probe() };
    return known.ready;
  }

  return new Hono<Env>()
    .get('/healthz', (c) => c.json({ status: 'ok' }))
    .get('/readyz', async (c) => {
      const ready = !isStopping() && (await isReady());
      return ready ? c.json({ status: 'ok' }) : c.json({ status: 'unavailable' }, 503);
    });
}
