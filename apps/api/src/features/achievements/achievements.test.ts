import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const now = '2026-11-21T03:00:00.000Z';
const api = apiForEachTest({ now: () => new Date(now) });

test('creates, reads, updates and deletes an achievement', async () => {
  const input = { prestasi: 'Juara 1 MTQ', tanggal: '2026-10-05' };
  const created = await write(api, 'POST', '/prestasi.php', input);
  expect(created.status).toBe(201);
  const item = { id: 1, ...input, updated_at: now, version: 1 };
  expect(await created.json()).toEqual(item);
  expect(await (await read(api, '/prestasi.php/1')).json()).toEqual(item);
  const changed = await write(api, 'PUT', '/prestasi.php/1', { ...input, prestasi: 'Juara 2 MTQ' });
  expect(await changed.json()).toEqual({ ...item, prestasi: 'Juara 2 MTQ', version: 2 });
  expect((await write(api, 'DELETE', '/prestasi.php/1')).status).toBe(204);
  expect((await read(api, '/prestasi.php/1')).status).toBe(404);
});

test('[M-06] description and date are required', async () => {
  const refused = await write(api, 'POST', '/prestasi.php', {});
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).errors).toEqual({
    prestasi: 'Deskripsi prestasi wajib diisi.',
    tanggal: 'Tanggal wajib diisi.',
  });
});

test('[T-01] [T-02] newest first however the date is written, unreadable dates last', async () => {
  await api.create('prestasi', { prestasi: 'tengah', tanggal: '17 Agustus 2025' });
  await api.create('prestasi', { prestasi: 'tak terbaca', tanggal: '2025-02-30' });
  await api.create('prestasi', { prestasi: 'lama', tanggal: '05/03/2024' });
  await api.create('prestasi', { prestasi: 'baru', tanggal: '2026-01-09' });
  expect(await names('')).toEqual(['baru', 'tengah', 'lama', 'tak terbaca']);
});

test('[M-09] search covers description, date and id', async () => {
  await api.create('prestasi', { prestasi: 'Juara PANAHAN', tanggal: '2025-05-05' });
  await api.create('prestasi', { prestasi: 'Juara silat', tanggal: '2024-03-02' });
  expect(await names('?q=panahan')).toEqual(['Juara PANAHAN']);
  expect(await names('?q=2024-03')).toEqual(['Juara silat']);
  expect(await names('?q=1')).toEqual(['Juara PANAHAN']);
});

async function names(query: string): Promise<string[]> {
  const items = await bodyOf<{ prestasi: string }[]>(read(api, `/prestasi.php${query}`));
  return items.map((item) => item.prestasi);
}
