import { expect, test } from 'vitest';
import { createPageCache } from '../../../server/caching/page-cache.ts';
import { api, open, provider, providerForEachTest, visit, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

async function send(method: string, path: string, input: object): Promise<{ id: string }> {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(input) };
  const response = await api.fetch(
    api.asAdmin(new Request(`${api.url}/students.php${path}`, init)),
  );
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}

const consent = { consent: 'nama', consent_by: 'Ibu Rahma', consent_at: '2026-11-01' };

function pupil(nis: string, name: string, more: object = consent) {
  return { nis, name, class: 'VII A', year: 2026, ...more };
}

async function openDirectory(): Promise<void> {
  await send('PUT', '/settings', { enabled: true, mask_nis: true });
}

test('[J-29] the school’s own directory takes the place of the sample, each pupil as the consent allows', async () => {
  await send('POST', '', pupil('2026001', 'Ali Hasan'));
  await send('POST', '', pupil('2026002', 'Siti Aminah', { consent: 'tidak' }));
  expect(await wordsAt('/data-siswa')).toContain('Alya Syakira Desky');
  await openDirectory();
  const html = await (await visit('/data-siswa')).text();
  expect(html).toContain('Ali Hasan');
  expect(html).not.toContain('Siti');
  expect(html).not.toContain('2026001');
  expect(html).not.toContain('Alya Syakira Desky');
  expect(await wordsAt('/data-siswa')).toContain('1 dari 2 siswa, seizin orang tua');
  const { page } = await open('/data-siswa?kelas=VII+A&q=ali');
  expect(page.getByRole('rowheader', { name: /Ali Hasan/ })).toBeDefined();
  expect(page.getByRole('option', { name: 'VII A' })).toBeDefined();
});

test('[F-105] [J-29] while no parent has agreed there is neither a number nor a class', async () => {
  await send('POST', '', pupil('2026002', 'Siti Aminah', { consent: 'tidak' }));
  await openDirectory();
  const words = await wordsAt('/data-siswa');
  expect(words).toContain('Belum ada siswa yang ditampilkan seizin orang tuanya.');
  expect(words).not.toMatch(/1 siswa|VII A/);
});

test('[J-29] nobody stores it, the site’s own cache neither: a withdrawn name is gone at once', async () => {
  const { id } = await send('POST', '', pupil('2026001', 'Ali Hasan'));
  await openDirectory();
  const rendered = async (path: string) => {
    const response = await visit(path);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, html: await response.text() };
  };
  const cache = createPageCache({ render: ({ path }) => rendered(path), megabytes: 8 });
  const ask = () => cache.answer(new Request(`${api.siteOrigin}/data-siswa`));
  const first = await ask();
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  expect(await first.text()).toContain('Ali Hasan');
  await send('PUT', `/${id}`, pupil('2026001', 'Ali Hasan', { consent: 'tidak' }));
  expect(await (await ask()).text()).not.toContain('Ali');
});

test('[J-29] while it cannot be read nobody is shown another school’s pupils', async () => {
  provider('students', 'cut');
  const response = await visit('/data-siswa');
  expect(response.status).toBe(503);
  expect(await response.text()).not.toContain('Alya Syakira Desky');
});

test('[J-05] under `plain` the sample is shown and nobody asks', async () => {
  provider('students', 'cut');
  expect(await wordsAt('/data-siswa', { profile: 'plain' })).toContain('Alya Syakira Desky');
});
