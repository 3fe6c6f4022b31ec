import {
  type SchoolInput,
  schoolInputSchema,
  schoolSchema,
} from '@pesantren/api-client/contract/school/school';
import { factsOf } from '@pesantren/content/default-facts';
import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { etagOf, requireIfMatch } from '../../http/etag.ts';
import { authorizeWrites } from '../../http/guards/session.ts';
import { readInput } from '../../http/input.ts';
import type { Env } from '../../http/request-context.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, headerParameter, ifNoneMatch } from '../openapi/describe.ts';
import { requireSiteFiles, type SiteFileUse } from '../upload/require-upload-kind.ts';
import { keepClockTimes } from './keep-clock-times.ts';
import { createSchoolStore, type SavedSchool } from './store.ts';

const described = {
  read: describe('Data sekolah yang sudah disimpan', {
    parameters: [ifNoneMatch],
    answers: { 200: schoolSchema, 304: null },
    headers: ['ETag'],
  }),
  save: describe('Menyimpan data sekolah, seluruhnya', {
    needs: 'session',
    parameters: [headerParameter('If-Match')],
    body: schoolInputSchema,
    answers: { 200: schoolSchema },
    headers: ['ETag'],
  }),
};

/** Mounts `/school.php`: what the school has saved of its facts (docs/contract.md#school). */
export function createSchoolRoutes(deps: Deps) {
  const schema = schoolInputSchema as z.ZodMiniType<SchoolInput>;
  let reported = 0;

  /** Reports what this release cannot read, once for each version. */
  function report(version: number, unread: object): void {
    if (version === reported) return;
    reported = version;
    const facts = Object.keys(unread).join(', ');
    if (facts) deps.log({ event: 'facts-not-read', facts, message: notReadMessage }, 'warn');
  }

  return new Hono<Env>()
    .use(authorizeWrites('change-facts'))
    .get('/', described.read, async (c) => {
      const { saved, unread } = await createSchoolStore(deps).read();
      report(saved.version, unread);
      c.header('Cache-Control', 'no-cache');
      return answer(c, saved);
    })
    .put('/', described.save, async (c) => {
      const { facts, sample } = await readInput(c, schema);
      await requireSiteFiles(deps, [...filesIn(facts, 'facts')]);
      const saved = await inTransaction(deps.db, async (db) => {
        const store = createSchoolStore({ ...deps, db });
        const before = await store.read();
        requireIfMatch(c, before.saved);
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'school-changed');
        const after = await store.save(facts, before, sample);
        await keepClockTimes(db, {
          from: zoneOf(before.saved),
          to: zoneOf(after),
          now: deps.now(),
        });
        return after;
      });
      deps.schoolClock.forget();
      return answer(c, saved);
    });
}

const zoneOf = ({ facts, sample }: SavedSchool) => factsOf(facts, sample).time_zone;

const notReadMessage = 'Data sekolah ini tidak dapat dibaca rilis ini dan tidak dipakai.';

function answer(c: Context<Env>, saved: SavedSchool) {
  return c.json(saved, 200, { ETag: etagOf(saved) });
}

/** Yields the address of every picture and film within a value, with its field. */
function* filesIn(value: unknown, field: string): Generator<SiteFileUse> {
  if (typeof value !== 'object' || value === null) return;
  if ('url' in value && typeof value.url === 'string') {
    yield { field: `${field}.url`, url: value.url, kind: 'focus' in value ? 'image' : 'film' };
  }
  for (const [name, one] of Object.entries(value)) yield* filesIn(one, `${field}.${name}`);
}
