import { isIP } from 'node:net';
import {
  openWaveSchema,
  type RegistrationInput,
  registrationAnswerSchema,
  registrationInputSchema,
  registrationStatusSchema,
} from '@pesantren/api-client/contract/registration';
import { isThisMachine, networkOf } from '@pesantren/api-client/server/client-address';
import { visitorHeader } from '@pesantren/api-client/staff/registration-desk';
import { readRegistrationNumber, waveKeyOf } from '@pesantren/content/registration';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import { requireContentType } from '../../http/guards/csrf.ts';
import { limitCall } from '../../http/guards/limit-requests.ts';
import { limitBody, readInput } from '../../http/input.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { describe, headerParameter, type Parameter } from '../openapi/describe.ts';
import { isFull, register } from './register.ts';
import { numberHash } from './sealing.ts';
import { createRegistrationStore, type InWave } from './store.ts';
import { readWaves } from './waves.ts';

/** Bytes of a registration. */
const maxBody = 16_384;

const numberParameter: Parameter = {
  name: 'number',
  in: 'path',
  required: true,
  schema: { type: 'string' },
};

const described = {
  waves: describe('Gelombang yang dibuka untuk mendaftar', {
    answers: { 200: z.array(openWaveSchema) },
  }),
  register: describe('Mendaftarkan seorang anak; isian dikunci begitu tiba', {
    parameters: [headerParameter('Idempotency-Key')],
    body: registrationInputSchema,
    answers: { 201: registrationAnswerSchema },
  }),
  status: describe('Keadaan satu pendaftaran, tanpa nama', {
    parameters: [numberParameter],
    answers: { 200: registrationStatusSchema },
  }),
  withdraw: describe('Menarik pendaftaran: semua isinya dihapus seketika', {
    parameters: [numberParameter],
    answers: { 204: null },
  }),
};

/**
 * Mounts what visitors may do at `/registrations.php`, through the site's server: it needs neither session nor the admin's
 * origin, since no cookie of anybody goes along (docs/contract.md#registrations).
 */
export function createApplicantRoutes(deps: Deps): Hono<Env> {
  const store = createRegistrationStore(deps);

  /** Counts a registration against the network of the visitor; one of the school itself has more. */
  async function count(c: Context<Env>): Promise<void> {
    const network = visitorNetwork(c);
    if (network === '') return;
    const sessions = await deps.db.selectFrom('sessions').select('address').distinct().execute();
    const isSchool = sessions.some(({ address }) => networkOf(address) === network);
    const isSite = !isThisMachine(c.get('address')) && !c.req.header(visitorHeader);
    await deps.limits.take(isSchool || isSite ? 'registerAtSchool' : 'register', network);
  }

  /** Finds a number. A wrong one counts against the network, and is looked up in the same way whatever it looks like. */
  async function find(c: Context<Env>): Promise<InWave> {
    const network = visitorNetwork(c);
    if (network) await deps.limits.take('number', network);
    const typed = c.req.param('number') ?? '';
    const found = await store.byNumber(numberHash(readRegistrationNumber(typed) || typed));
    if (!found) throw new Problem('not-found', { message: unknown });
    if (network) await deps.limits.giveBack('number', network);
    return found;
  }

  const body = limitBody(maxBody);
  return new Hono<Env>()
    .use('/', async (c, next) => {
      if (c.req.method === 'POST') await limitCall(deps.limits, c.get('address'));
      await next();
    })
    .get('/waves', described.waves, async (c) => {
      if (!(await store.isEnabled())) throw new Problem('not-found');
      const { open, live } = await readWaves(deps);
      const waves = [];
      for (const wave of open) {
        const key = waveKeyOf(wave);
        const id = live.find((one) => one.wave === key)?.id;
        const full = isFull(wave, await store.counts(id ?? 0));
        waves.push({ wave: key, name: wave.name, closes: wave.closes, full });
      }
      return c.json(waves);
    })
    .post('/', described.register, requireContentType('json'), body, async (c) => {
      const idempotencyKey = c.req.header('Idempotency-Key') ?? '';
      if (!/^[\x21-\x7e]{16,200}$/.test(idempotencyKey)) throw new Problem('malformed-request');
      const input = await readInput(c, registrationInputSchema as z.ZodMiniType<RegistrationInput>);
      const number = await register(deps, { input, idempotencyKey, count: () => count(c) });
      return c.json({ number }, 201);
    })
    .get('/status/:number', described.status, async (c) => {
      const { in: wave, state, test_day, created_at } = await find(c);
      return c.json({
        ...{ wave: wave.name, state, test_day, ends: wave.ends },
        registered_at: created_at,
      });
    })
    .delete('/status/:number', described.withdraw, async (c) => {
      await store.remove((await find(c)).id);
      return c.body(null, 204);
    });
}

const unknown = 'Nomor pendaftaran ini tidak ditemukan. Periksa lagi hurufnya.';

/**
 * Returns the network of the visitor: the site's server on this machine names it, and nobody else can. `''` where it has
 * named none.
 */
function visitorNetwork(c: Context<Env>): string {
  const address = c.get('address');
  if (!isThisMachine(address)) return networkOf(address);
  const named = c.req.header(visitorHeader) ?? '';
  return isIP(named) && !isThisMachine(named) ? networkOf(named) : '';
}
