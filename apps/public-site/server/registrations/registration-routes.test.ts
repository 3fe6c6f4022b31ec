import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type TestApi, testApi } from '@pesantren/api/testing';
import { consentVersion } from '@pesantren/content/registration';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, portOf, startSite, stop } from '../testing/start-site.ts';

/** The recipient of age's own manual (https://github.com/FiloSottile/age#readme). */
const publicKey = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
const form = '/bergabung/daftar';
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wave = { name: 'Gelombang Uji', opens: day(-2), closes: day(9), discount: 0 };

let api: TestApi;
let servers: Server[] = [];
let origin: string;
let isAway = false;
beforeAll(async () => {
  api = await testApi();
  const wrapped = 'A'.repeat(200);
  for (const [method, path, body] of [
    ['PUT', '/school.php', { facts: { waves: [wave] } }],
    [
      'POST',
      '/registrations.php/keys',
      { public_key: publicKey, by_passphrase: wrapped, by_paper: wrapped },
    ],
    ['PUT', '/registrations.php/settings', { enabled: true }],
  ] as const) {
    const init = { method, headers: { 'Content-Type': 'application/json' } };
    const asked = new Request(api.url + path, { ...init, body: JSON.stringify(body) });
    expect((await api.fetch(api.asAdmin(asked))).ok, path).toBe(true);
  }
  const answer = getRequestListener((asked) => api.fetch(asked));
  const provider = await listen(
    createServer((incoming, response) =>
      isAway ? response.destroy() : void answer(incoming, response),
    ),
  );
  const apiUrl = `http://127.0.0.1:${portOf(provider)}/api`;
  const site = await startSite({ apiUrl, apiKey: api.key });
  origin = `http://127.0.0.1:${portOf(site)}`;
  servers = [site, provider];
});
afterAll(async () => {
  await Promise.all(servers.map(stop));
  await api.stop();
});

/** Nobody but the browser that fills a form keeps it, so that Back shows it as it was left. */
const ownForm = 'private, no-cache';

/** A key of a form that was opened some seconds ago. */
const keyOf = (seconds: number) => `${(Date.now() - seconds * 1_000).toString(36)}.${randomUUID()}`;

const filled = {
  ...{ wave: `${wave.opens} ${wave.name}`, name: 'Aisyah "Ai" Humaira', sex: 'Perempuan' },
  ...{ birth_year: '2014', class: 'VII', origin_school: 'SDN 3', regency: 'Aceh Tenggara' },
  ...{ guardian: 'Zulkifli <Amri>', relation: 'Ayah', whatsapp: '0812-3456-7892', note: '' },
  consent: consentVersion,
};

function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams({ ...filled, kiriman: keyOf(60), ...fields });
  return fetch(origin + form, { method: 'POST', body, headers, redirect: 'manual' });
}

test('[Q-10] what is refused keeps all that was typed, and says why; no other site sends the form', async () => {
  const refusals: [Record<string, string>, number, string][] = [
    [{ kiriman: keyOf(1) }, 422, 'Periksa isian Anda sekali lagi'],
    [{ situs: 'https://obat.example' }, 422, 'Periksa isian Anda sekali lagi'],
    [{ note: 'NIK 1102030405060007' }, 422, 'Jangan tulis NIK'],
    [{ birth_year: 'dua ribu' }, 422, 'Tahun lahir harus'],
    [{ consent: '' }, 422, 'Centang persetujuan'],
    [{ wave: '2020-01-01 Lama' }, 409, 'Gelombang ini tidak dibuka'],
  ];
  for (const [fields, status, words] of refusals) {
    const answer = await send(fields);
    const page = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')], words).toEqual([status, ownForm]);
    expect(page, words).toContain(words);
    expect(page).toContain('value="Aisyah &quot;Ai&quot; Humaira"');
    expect(page).toContain('value="Zulkifli &lt;Amri&gt;"');
  }
  const blank = await fetch(origin + form);
  expect(blank.headers.get('cache-control')).toBe(ownForm);
  isAway = true;
  const kiriman = keyOf(60);
  const away = await send({ kiriman });
  isAway = false;
  const page = await away.text();
  expect([away.status, away.headers.get('cache-control')]).toEqual([503, ownForm]);
  expect(page).toContain('Isian Anda tetap ada');
  expect(page).toContain(`value="${kiriman}"`);
  for (const site of ['cross-site', 'same-site'])
    expect((await send({}, { 'Sec-Fetch-Site': site })).status).toBe(403);
  expect((await send({}, { Origin: 'https://lain.example' })).status).toBe(403);
  expect(await api.deps.db.selectFrom('registrations').selectAll().execute()).toEqual([]);
});

test('[Q-03] [Q-11] the answer leads to one number however often it is sent; a wrong one is a page that says so', async () => {
  const kiriman = keyOf(60);
  const answers = await Promise.all([1, 2].map(() => send({ kiriman })));
  const [there, again] = answers.map((answer) => answer.headers.get('location'));
  expect([answers[0]?.status, again]).toEqual([303, there]);
  expect(there).toMatch(/^\/bergabung\/daftar\/PSB-[0-9A-Z]{12}$/);
  const status = await fetch(origin + there);
  expect(status.headers.get('cache-control')).toBe('private, no-store');
  expect(status.headers.get('x-robots-tag')).toBe('noindex');
  expect(status.headers.get('referrer-policy')).toBe('strict-origin');
  expect(status.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  const told = (await status.text()).split('<main')[1]?.split('</main>')[0];
  expect(told).toContain('Pendaftaran sudah sampai dan belum diputuskan');
  expect(told).not.toMatch(/diterima/i);
  const wrong = await fetch(`${origin}${form}/PSB-000000000000`);
  expect([wrong.status, await wrong.text()]).toEqual([404, expect.stringContaining('Nomor ini')]);
  // Another spelling does not come past the count of wrong numbers.
  const spelt = await fetch(`${origin}/Bergabung/daftar/psb-000000000000`, { redirect: 'manual' });
  expect(spelt.headers.get('location')).toBe(`${form}/psb-000000000000`);
  const lower = await fetch(`${origin}${form}/psb-000000000000`);
  expect([lower.status, await lower.text()]).toEqual([404, expect.stringContaining('Nomor ini')]);
});

test('[Q-11] who has a number finds where to type it, and its state, also when the school takes no registrations any more', async () => {
  const registered = await send({ name: 'Zaki', whatsapp: '0812-3456-7001' });
  const there = registered.headers.get('location') ?? '';
  const body = JSON.stringify({ enabled: false });
  const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body };
  await api.fetch(api.asAdmin(new Request(`${api.url}/registrations.php/settings`, init)));
  const closed = await fetch(origin + form);
  expect([closed.status, await closed.text()]).toEqual([
    404,
    expect.stringContaining('Sudah mendaftar?'),
  ]);
  expect(await (await fetch(origin + there)).text()).toContain('Pendaftaran sudah sampai');
});
