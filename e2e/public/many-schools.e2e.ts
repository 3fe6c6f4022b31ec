import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultFacts } from '@pesantren/content/default-facts';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { systems } from '../systems.ts';

const first = systems.full.ports.site + 110;
const ports = { SITE_PORT: first, ADMIN_PORT: first + 1, API_PORT: first + 2 };
const cli = join(import.meta.dirname, '../../apps/api/src/cli.ts');

/** Two schools; each has an address of this machine to itself in place of host names. */
const schools = [
  { name: 'alas', title: 'Pesantren Lembah', host: '127.0.0.2', password: '', key: '' },
  { name: 'bukit', title: 'Pesantren Bukit', host: '127.0.0.3', password: '', key: '' },
];
type School = (typeof schools)[number];

const at = ({ host }: School, port: keyof typeof ports) => `http://${host}:${ports[port]}`;

async function create(folder: string, school: School): Promise<void> {
  const args = ['school', 'create', school.name, '--host', `www.${school.name}.sch.id`];
  const { stdout } = spawnSync(process.execPath, [cli, ...args], {
    env: { ...process.env, SCHOOLS_DIR: folder },
    encoding: 'utf8',
  });
  school.password = /Kata sandi +(\S+)/.exec(stdout)?.[1] ?? '';
  const file = join(folder, school.name, 'school.env');
  const key = /API_KEY=.+/.exec(await readFile(file, 'utf8'))?.[0] ?? '';
  school.key = key.slice('API_KEY='.length);
  const addresses = [
    `SITE_URL=${at(school, 'SITE_PORT')}`,
    `ADMIN_URL=${at(school, 'ADMIN_PORT')}`,
  ];
  await writeFile(file, [...addresses, `API_URL=${at(school, 'API_PORT')}/api`, key].join('\n'));
}

/** Makes a folder of both schools, and returns the environment in which the three processes serve it. */
async function createBoth(folder: string): Promise<Record<string, string>> {
  await mkdir(folder);
  for (const school of schools) await create(folder, school);
  const own = Object.entries(ports).map(([name, port]) => [name, String(port)]);
  const shared = { SCHOOLS_DIR: folder, HOST: '0.0.0.0', RATE_LIMIT_FACTOR: '100' };
  return { ...Object.fromEntries(own), ...shared };
}

/** Gives a school its name, as its first card in the admin does. */
async function introduce(school: School, request: APIRequestContext): Promise<void> {
  const headers = { 'X-API-Key': school.key, Origin: at(school, 'ADMIN_PORT') };
  const api = `${at(school, 'API_PORT')}/api`;
  const login = { username: 'admin', password: school.password };
  const signedIn = await request.post(`${api}/admin.php/login`, { headers, data: login });
  const cookies = signedIn.headersArray().filter(({ name }) => /^set-cookie$/i.test(name));
  const Cookie = cookies.map(({ value }) => value.split(';')[0]).join('; ');
  const identity = { ...defaultFacts.identity, name: school.title, short_name: school.name };
  const data = { facts: { identity, contacts: defaultFacts.contacts } };
  const saved = await request.put(`${api}/school.php`, { headers: { ...headers, Cookie }, data });
  expect(saved.status(), await saved.text()).toBe(200);
}

test('[F-130] two schools on one set of processes: each has its site, its admin and its own news', async ({
  page,
  request,
  ownStart,
}, info) => {
  const { ready } = await ownStart(await createBoth(info.outputPath('sekolah')));
  const [alas, bukit] = schools as [School, School];
  await ready();
  for (const school of schools) await introduce(school, request);

  await page.goto(`${at(bukit, 'ADMIN_PORT')}/adminsekolah/announcements`);
  await page.getByLabel('Nama pengguna').fill('admin');
  await page.getByLabel('Kata sandi', { exact: true }).fill(bukit.password);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.getByRole('button', { name: 'Tulis baru' }).click();
  await page.getByLabel('Judul', { exact: true }).fill('Panen raya di bukit');
  await page.getByRole('textbox', { name: 'Isi' }).fill('Sabtu pagi.');
  await page.getByRole('button', { name: 'Terbitkan' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terbitkan' }).click();
  await expect(page.getByText('Pengumuman disimpan.')).toBeVisible();

  const read = async (school: School) =>
    (await request.get(`${at(school, 'SITE_PORT')}/pengumuman`)).text();
  await expect.poll(() => read(bukit)).toContain('Panen raya di bukit');
  const other = await read(alas);
  expect(other).toContain(alas.title);
  for (const word of ['Panen raya', bukit.title, bukit.host]) expect(other).not.toContain(word);
  const nobody = { host: '127.0.0.4' } as School;
  for (const port of ['SITE_PORT', 'ADMIN_PORT', 'API_PORT'] as const)
    expect((await request.get(at(nobody, port))).status()).toBe(421);
});
