import {
  pushDeviceSchema,
  pushEndpointSchema,
  pushStateSchema,
} from '@pesantren/api-client/contract/push';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { requireSession } from '../../http/guards/session.ts';
import { readInput } from '../../http/input.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { describe } from '../openapi/describe.ts';
import { createPushStore } from './store.ts';

/** Mounts `/push.php`: the browsers that an account wants notifications on (docs/contract.md#push). */
export function createPushRoutes(deps: Deps) {
  const store = createPushStore(deps);
  const guard = requireSession(createSessions(deps));

  async function stateOf(adminId: number, endpoint: string) {
    const devices = await store.ofAccount(adminId);
    const { public_key } = await store.keys();
    return { key: public_key, on: devices.some((device) => device.endpoint === endpoint) };
  }

  return new Hono<Env>()
    .get('/', described.state, guard, async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await stateOf(c.get('admin').id, c.req.query('endpoint') ?? ''));
    })
    .post('/', described.add, guard, async (c) => {
      const device = await readInput(c, pushDeviceSchema);
      const origin = URL.canParse(device.endpoint) ? new URL(device.endpoint).origin : '';
      if (!deps.pushServices.some((service) => service.test(origin))) {
        const message = 'Layanan pemberitahuan peramban ini tidak dikenal.';
        throw new Problem('invalid-field', { message, errors: { endpoint: message } });
      }
      await store.add(c.get('admin').id, device);
      return c.json(await stateOf(c.get('admin').id, device.endpoint));
    })
    .post('/remove', described.remove, guard, async (c) => {
      const { endpoint } = await readInput(c, pushEndpointSchema);
      const own = await store.ofAccount(c.get('admin').id);
      await store.remove(own.map((one) => one.endpoint).filter((one) => one === endpoint));
      return c.json(await stateOf(c.get('admin').id, endpoint));
    });
}

const needs = 'session';
const answers = { 200: pushStateSchema };
const described = {
  state: describe('Kunci pemberitahuan sekolah, dan apakah peramban ini menerimanya', {
    needs,
    parameters: [{ name: 'endpoint', in: 'query', schema: { type: 'string' } }],
    answers,
  }),
  add: describe('Menyalakan pemberitahuan di satu peramban', {
    needs,
    body: pushDeviceSchema,
    answers,
  }),
  remove: describe('Mematikan pemberitahuan di satu peramban', {
    needs,
    body: pushEndpointSchema,
    answers,
  }),
};
