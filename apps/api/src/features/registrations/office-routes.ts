import {
  registrationKeyInputSchema,
  registrationKeySchema,
  registrationPassphraseSchema,
  registrationSchema,
  registrationSettingsInputSchema,
  registrationSettingsSchema,
  registrationStateInputSchema,
  registrationStatesInputSchema,
  registrationWaveSchema,
} from '@pesantren/api-client/contract/registration';
import type { RegistrationState } from '@pesantren/content/registration';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { authorize, requireSessionFor } from '../../http/guards/session.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, idParameter, queryParameter } from '../openapi/describe.ts';
import { openOuter } from './sealing.ts';
import { createRegistrationStore, type InWave } from './store.ts';
import { readWaves } from './waves.ts';

const needs = 'session';
const missing = 'Pendaftaran tidak ditemukan: mungkin sudah ditarik.';

const described = {
  list: describe('Pendaftaran satu gelombang, terkunci', {
    needs,
    parameters: [queryParameter('wave'), queryParameter('state')],
    answers: { 200: z.array(registrationSchema) },
  }),
  counts: describe('Gelombang dengan jumlah pendaftarannya', {
    needs,
    answers: { 200: z.array(registrationWaveSchema) },
  }),
  keys: describe('Kunci sekolah, terbungkus', {
    needs,
    answers: { 200: z.array(registrationKeySchema) },
  }),
  addKey: describe('Menyimpan kunci baru, yang dipakai sejak itu', {
    needs,
    body: registrationKeyInputSchema,
    answers: { 201: registrationKeySchema },
  }),
  passphrase: describe('Mengganti sandi sebuah kunci', {
    needs,
    parameters: [idParameter],
    body: registrationPassphraseSchema,
    answers: { 200: registrationKeySchema },
  }),
  settings: describe('Apakah pendaftaran dibuka', {
    needs,
    answers: { 200: registrationSettingsSchema },
  }),
  saveSettings: describe('Membuka atau menutup pendaftaran', {
    needs,
    body: registrationSettingsInputSchema,
    answers: { 200: registrationSettingsSchema },
  }),
  state: describe('Mengubah keadaan satu pendaftaran', {
    needs,
    parameters: [idParameter],
    body: registrationStateInputSchema,
    answers: { 200: registrationSchema },
  }),
  states: describe('Mengubah keadaan banyak pendaftaran', {
    needs,
    body: registrationStatesInputSchema,
    answers: { 200: z.array(registrationSchema) },
  }),
};

/** Mounts what a session may do at `/registrations.php` (docs/contract.md#registrations). */
export function createOfficeRoutes(deps: Deps): Hono<Env> {
  const store = createRegistrationStore(deps);
  const keys = deps.waveKeys;
  const guard = requireSessionFor('keep-registrations', createSessions(deps));
  const keyGuard = requireSessionFor('keep-registration-key', createSessions(deps));

  async function shown({ in: wave, ...row }: InWave) {
    const { wave_id, number_hash, phone_hash, request_hash, ...rest } = row;
    return { ...rest, wave: wave.wave, sealed: openOuter(row.sealed, await keys.find(wave.wave)) };
  }

  const settings = async () => ({
    enabled: await store.isEnabled(),
    has_key: (await store.keys()).length > 0,
  });

  const all = (rows: readonly InWave[]) => Promise.all(rows.map(shown));

  async function setStates(
    c: Context<Env>,
    ids: readonly number[],
    { state, test_day }: { state: RegistrationState; test_day: string },
  ): Promise<InWave[]> {
    return inTransaction(deps.db, async (db) => {
      const own = createRegistrationStore({ ...deps, db });
      const found = (await own.some(ids)).map(({ id }) => id);
      if (found.length === 0) throw new Problem('not-found', { message: missing });
      await own.setState(found, state, test_day);
      const log = createAuditLog({ ...deps, db });
      for (const id of found) {
        await log.add(actorOf(c), 'registration-state-changed', { resource: 'registrations', id });
      }
      return own.some(found);
    });
  }

  return new Hono<Env>()
    .get('/', described.list, guard, async (c) => {
      const rows = await store.list(c.req.query('wave') ?? '', c.req.query('state') ?? '');
      return c.json(await all(rows));
    })
    .get('/counts', described.counts, guard, async (c) => {
      const answer = [];
      for (const { id, wave, name, closes, ends, quota } of (await readWaves(deps)).live) {
        answer.push({ wave, name, closes, ends, quota, counts: await store.counts(id) });
      }
      return c.json(answer);
    })
    .get('/keys', described.keys, guard, async (c) => {
      // A reader of the keys is about to open the list: a breach sheet is filled from here.
      await createAuditLog(deps).add(actorOf(c), 'registrations-opened');
      return c.json(await store.keys());
    })
    .post('/keys', described.addKey, keyGuard, async (c) => {
      const input = await readInput(c, registrationKeyInputSchema);
      const added = await inTransaction(deps.db, async (db) => {
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'registration-key-created');
        return createRegistrationStore({ ...deps, db }).addKey(input);
      });
      return c.json(added, 201);
    })
    .put('/keys/:id', described.passphrase, keyGuard, async (c) => {
      const id = readItemId(c, 'Kunci tidak ditemukan.');
      const { by_passphrase } = await readInput(c, registrationPassphraseSchema);
      const changed = await inTransaction(deps.db, async (db) => {
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'registration-passphrase-changed');
        const own = createRegistrationStore({ ...deps, db });
        return orNotFound(await own.changePassphrase(id, by_passphrase), 'Kunci tidak ditemukan.');
      });
      return c.json(changed);
    })
    .get('/settings', described.settings, guard, async (c) => c.json(await settings()))
    .put('/settings', described.saveSettings, keyGuard, async (c) => {
      const { enabled } = await readInput(c, registrationSettingsInputSchema);
      if (enabled && !(await settings()).has_key) {
        throw new Problem('conflict', { message: 'Buat dulu kunci sekolah.' });
      }
      await inTransaction(deps.db, async (db) => {
        await createRegistrationStore({ ...deps, db }).setEnabled(enabled);
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'registrations-switched');
      });
      return c.json(await settings());
    })
    .put('/states', described.states, async (c) => {
      authorize(c.get('admin'), 'keep-registrations');
      const { ids, ...state } = await readInput(c, registrationStatesInputSchema);
      return c.json(await all(await setStates(c, ids, state)));
    })
    .put('/:id/state', described.state, async (c) => {
      authorize(c.get('admin'), 'keep-registrations');
      const id = readItemId(c, missing);
      const state = await readInput(c, registrationStateInputSchema);
      const [row] = await setStates(c, [id], state);
      return c.json(await shown(orNotFound(row, missing)));
    });
}
