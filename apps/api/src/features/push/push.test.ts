import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';
import { createSessions } from '../admin/sessions.ts';
import { createAdminStore } from '../admin/store.ts';
import { pushServices } from './send.ts';

const api = apiForEachTest({ pushServices: [/^http:\/\/127\.0\.0\.1:\d+$/], log: () => {} });

type Taken = { headers: IncomingHttpHeaders; body: Buffer };

/** A service as browsers have them: what it has taken, and how it answers. */
let service: Server;
let taken: Taken[];
let status: number;
let arrived: () => Promise<unknown>;
let endpoint: string;
const cookies: Record<string, string> = {};

beforeEach(async () => {
  taken = [];
  status = 201;
  service = createServer(async (request, response) => {
    taken.push({ headers: request.headers, body: await buffer(request) });
    response.writeHead(status).end();
    service.emit('arrived');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  arrived = () => once(service, 'arrived');
  endpoint = `http://127.0.0.1:${(service.address() as AddressInfo).port}/kotak`;
  for (const [username, role] of [
    ['aisyah', 'penulis'],
    ['Bu Siti', 'redaktur'],
  ]) {
    await write(api, 'POST', '/accounts.php', { username, role });
    const account = await createAdminStore(api.deps.db).byName(username as string);
    const device = { userAgent: 'uji', address: '' };
    const sid = await createSessions(api.deps).start(account?.id ?? 0, device);
    cookies[username as string] = `__Host-sid=${sid}`;
  }
});
afterEach(() => new Promise((done) => service.close(done)));

const as = (who: string, method: string, path: string, body?: object) =>
  write(api, method, path, body, { Cookie: cookies[who] ?? '' });

function device() {
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  return { endpoint, p256dh, auth: randomBytes(16).toString('base64url') };
}

const stateOf = (who: string) =>
  bodyOf<{ key: string; on: boolean }>(
    as(who, 'GET', `/push.php?endpoint=${encodeURIComponent(endpoint)}`),
  );

/** Has the writer ask for publishing a text. */
async function ask(): Promise<void> {
  const text = { title: 'Panen perdana', content: 'Isi.', state: 'draft' };
  expect((await as('aisyah', 'POST', '/articles.php', text)).status).toBe(201);
  expect((await as('aisyah', 'POST', '/articles.php/1/submit')).status).toBe(200);
}

const publish = () =>
  as('Bu Siti', 'PUT', '/articles.php/1', { title: 'Panen perdana', content: 'Isi.' });

test('[F-114] off until asked for; then an answer comes to the writer’s browser, sealed', async () => {
  expect((await stateOf('aisyah')).on).toBe(false);
  expect(await bodyOf(as('aisyah', 'POST', '/push.php', device()))).toMatchObject({ on: true });
  await ask();
  const returned = arrived();
  await as('Bu Siti', 'POST', '/articles.php/1/return', { note: 'Nama anak jangan lengkap.' });
  await returned;
  expect((await as('aisyah', 'POST', '/articles.php/1/submit')).status).toBe(200);
  const published = arrived();
  expect((await publish()).status).toBe(200);
  await published;
  const withdrawn = arrived();
  await as('Bu Siti', 'POST', '/articles.php/1/withdraw');
  await withdrawn;

  const { key } = await stateOf('aisyah');
  expect(taken).toHaveLength(3);
  for (const { headers, body } of taken) {
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${key}$`));
    expect(body.toString('latin1')).not.toMatch(/Panen|Siti|Nama/);
  }
});

test('[F-114] nobody else is told, nor who does it alone, nor of a call that changes no answer', async () => {
  await as('Bu Siti', 'POST', '/push.php', device());
  await ask();
  await publish();
  await as('Bu Siti', 'POST', '/articles.php', { title: 'Sendiri', content: 'Isi.' });
  await as('aisyah', 'POST', '/push.php', { ...device(), endpoint: `${endpoint}/lain` });
  await publish();
  // The only one that comes is of the next request.
  await as('aisyah', 'POST', '/articles.php', { title: 'Lagi', content: 'Isi.', state: 'draft' });
  await as('aisyah', 'POST', '/articles.php/3/submit');
  const came = arrived();
  await as('Bu Siti', 'PUT', '/articles.php/3', { title: 'Lagi', content: 'Isi.' });
  await came;
  expect(taken).toHaveLength(1);
});

test('[F-114] a browser that is gone is forgotten; switched off, signed out, or a new password, it hears no more', async () => {
  const on = async () => (await stateOf('aisyah')).on;
  await as('aisyah', 'POST', '/push.php', device());
  status = 410;
  await ask();
  const came = arrived();
  await publish();
  await came;
  await expect.poll(on).toBe(false);

  await as('aisyah', 'POST', '/push.php', device());
  await as('Bu Siti', 'POST', '/push.php/remove', { endpoint });
  expect(await on()).toBe(true);
  await as('aisyah', 'POST', '/push.php/remove', { endpoint });
  expect(await on()).toBe(false);

  await as('aisyah', 'POST', '/push.php', device());
  const { id = 0 } = (await createAdminStore(api.deps.db).byName('aisyah')) ?? {};
  await createSessions(api.deps).endAll(id);
  const left = await api.deps.db.selectFrom('push_devices').selectAll().execute();
  expect(left).toEqual([]);
});

test('[F-114] only the services of browsers are written to', async () => {
  for (const address of [
    'https://fcm.googleapis.com.contoh.id/a',
    'http://fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://10.0.0.1/a',
    'kotak',
  ]) {
    expect(pushServices.some((one) => one.test(originOf(address)))).toBe(false);
  }
  for (const address of [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://wns2-sg2p.notify.windows.com/w/?token=a',
    'https://web.push.apple.com/a',
  ]) {
    expect(pushServices.some((one) => one.test(originOf(address)))).toBe(true);
  }
  const refused = await as('aisyah', 'POST', '/push.php', {
    ...device(),
    endpoint: 'https://10.0.0.1/a',
  });
  expect(refused.status).toBe(422);
});

function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : '';
}
