import { randomUUID } from 'node:crypto';
import {
  parseRegistrationRecord,
  type Registration,
} from '@pesantren/api-client/contract/registration';
import { visitorHeader } from '@pesantren/api-client/staff/registration-desk';
import { consentVersion } from '@pesantren/content/registration';
import { Decrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, onTestFinished } from 'vitest';
import { createSessions } from '../features/admin/sessions.ts';
import { bodyOf, read, write } from './requests.ts';
import { type TestApi, testApi } from './test-api.ts';

/** A wave of the clock of these tests, which stands at 10 January 2027. */
export const wave = { name: 'Gelombang 1', opens: '2027-01-01', closes: '2027-01-31', discount: 0 };
export const waveKey = '2027-01-01 Gelombang 1';
const wrapped = 'A'.repeat(200);

/** A form as the site sends it. */
export const child = {
  ...{ wave: waveKey, name: 'Aisyah Humaira', sex: 'Perempuan', birth_year: 2014, class: 'VII' },
  ...{ origin_school: 'SDN 3 Lawe Sigala', regency: 'Aceh Tenggara', guardian: 'Zulkifli Amri' },
  ...{ relation: 'Ayah', whatsapp: '0812-3456-7892', note: '', consent: consentVersion },
};

/** A provider with an open wave, a key and registering switched on. `setNow` moves its clock. */
export async function registrationApi(options: { quota?: number; limitFactor?: number } = {}) {
  const lines: string[] = [];
  let now = '2027-01-10T03:00:00Z';
  const api = await testApi({
    ...(options.limitFactor && { limitFactor: options.limitFactor }),
    now: () => new Date(now),
    log: (entry) => lines.push(JSON.stringify(entry)),
  });
  onTestFinished(() => api.stop());
  const identity = await generateX25519Identity();
  const public_key = await identityToRecipient(identity);
  const facts = { waves: [{ ...wave, ...(options.quota && { quota: options.quota }) }] };
  expect((await write(api, 'PUT', '/school.php', { facts })).status).toBe(200);
  expect((await switchOn(api)).status).toBe(409);
  const key = { public_key, by_passphrase: wrapped, by_paper: wrapped };
  expect((await write(api, 'POST', '/registrations.php/keys', key)).status).toBe(201);
  expect((await switchOn(api)).status).toBe(200);
  return {
    ...{ api, identity, lines },
    setNow: (next: string) => {
      now = next;
    },
  };
}

const switchOn = (api: TestApi) =>
  write(api, 'PUT', '/registrations.php/settings', { enabled: true });

/** Sends a registration as the site's server does for a visitor, with a key of its own unless one is given. */
export function register(
  api: TestApi,
  fields: object = {},
  { key = randomUUID() as string, from = '' } = {},
) {
  const headers = {
    ...{ 'X-API-Key': api.key, 'Content-Type': 'application/json', 'Idempotency-Key': key },
    ...(from && { [visitorHeader]: from }),
  };
  const body = JSON.stringify({ ...child, ...fields });
  const request = new Request(`${api.url}/registrations.php`, { method: 'POST', headers, body });
  return api.fetch(request);
}

/** Reads the number of a registration that must succeed. */
export async function numberOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  expect(response.status, await response.clone().text()).toBe(201);
  return (await bodyOf<{ number: string }>(response)).number;
}

/** Calls in a session that begins now: the clock is moved by months. */
export async function atDesk(api: TestApi, method: string, path: string, body?: object) {
  const device = { userAgent: 'uji', address: '' };
  const session = await createSessions(api.deps).start(1, device);
  return write(api, method, path, body, { Cookie: `__Host-sid=${session}` });
}

/** Lists what the desk sees of the wave. */
export const listed = (api: TestApi) =>
  bodyOf<Registration[]>(
    atDesk(api, 'GET', `/registrations.php?wave=${encodeURIComponent(waveKey)}`),
  );

/** Asks what a number tells. */
export const status = (api: TestApi, number: string) =>
  read(api, `/registrations.php/status/${encodeURIComponent(number)}`);

/** Opens a record as the admin's browser does. */
export async function opened(sealed: string | null, identity: string) {
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  const text = await decrypter.decrypt(Buffer.from(sealed ?? '', 'base64'), 'text');
  return parseRegistrationRecord(text);
}
