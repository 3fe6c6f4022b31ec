import { visitsInputSchema } from '@pesantren/api-client/contract/operating/visits';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { requireContentType } from '../../http/guards/csrf.ts';
import { limitCall } from '../../http/guards/limit-requests.ts';
import { limitBody, readInput } from '../../http/input.ts';
import type { Env } from '../../http/request-context.ts';
import { describe } from '../openapi/describe.ts';
import { addTallies } from './tallies.ts';

const described = describe('Menghitung kunjungan situs, tanpa keterangan siapa', {
  body: visitsInputSchema,
  answers: { 204: null },
});

/** Bytes of the visits of a minute. */
const maxBody = 65_536;

/** Pages that are counted in a day: addresses that somebody makes up must not fill the database. */
const mostPages = 2_000;

/**
 * Mounts `/visits.php`, where the site's server tells what it has counted (docs/contract.md#visits): it needs neither session
 * nor the admin's origin, as no cookie goes along.
 */
export function createVisitRoutes(deps: Deps): Hono<Env> {
  return new Hono<Env>().post(
    '/',
    described,
    requireContentType('json'),
    limitBody(maxBody),
    async (c) => {
      await limitCall(deps.limits, c.get('address'));
      const { pages, speeds } = await readInput(c, visitsInputSchema);
      await addTallies(deps, 'speed', new Map(Object.entries(speeds)));
      const today = (await deps.schoolClock.read()).isoDay(deps.now());
      const { n } = await deps.db
        .selectFrom('tallies')
        .where('kind', '=', 'page')
        .where('day', '=', today)
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      if (Number(n) < mostPages) await addTallies(deps, 'page', new Map(Object.entries(pages)));
      return c.body(null, 204);
    },
  );
}
