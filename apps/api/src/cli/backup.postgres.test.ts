import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultFacts } from '@pesantren/content/default-facts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../db/open.ts';
import { pdf, picture } from '../testing/files.ts';
import { bodyOf, read, uploadedUrl, write } from '../testing/requests.ts';
import { commandHere } from '../testing/run-here.ts';
import { type TestApi, testApi } from '../testing/test-api.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let api: TestApi;
let other: TestDatabase;
beforeEach(async () => {
  api = await testApi();
  other = await testDatabase(api.folder);
});
afterEach(async () => {
  await other.drop();
  await api.stop();
});

/** Returns an environment with a folder of its own. */
function environment(name: string, DATABASE_URL: string): Record<string, string> {
  const DATA_DIR = name === 'asal' ? api.folder : join(api.folder, name);
  return { DATA_DIR, DATABASE_URL, INIT_CWD: api.folder };
}

/** Saves a logo among the facts, and a pupil with a photo. */
async function saveSchool(): Promise<void> {
  const bytes = new Uint8Array(await picture(20, 20).png().toBuffer());
  const logo = { url: await uploadedUrl(api, bytes), alt: '', focus: '' };
  const facts = { identity: { ...defaultFacts.identity, logo } };
  await write(api, 'PUT', '/school.php', { facts });
  const consent = { consent: 'foto', consent_by: 'Ibu Salmah', consent_at: '2026-07-13' };
  const pupil = { nis: '2026000117', name: 'Alya', class: 'X', year: 2026, ...consent };
  await write(api, 'POST', '/students.php', pupil);
  await write(api, 'PUT', '/students.php/settings', { enabled: true, mask_nis: true });
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'foto.png');
  const url = `${api.url}/students.php/1/photo`;
  const saved = await api.fetch(api.asAdmin(new Request(url, { method: 'PUT', body: form })));
  expect(saved.status).toBe(200);
}

const achievement = { prestasi: 'Juara 1 Panahan', tanggal: '2026-01-12' };
const done = { code: 0, stderr: '' };

test('[D15] PostgreSQL is backed up, restored to SQLite, and from there to PostgreSQL again', async () => {
  const url = await uploadedUrl(api, pdf);
  const first = await api.create('announcements', { title: 'Ta’līm', pdf_url: url });
  const moved = await api.create('articles', { title: 'Alamat lama' });
  await api.rename(moved.id, 'Alamat baru');
  const gone = await api.create('gallery');
  await write(api, 'DELETE', `/gallery_items.php/${gone.id}`);
  // The highest id of prestasi is of a row that is gone for good: it is not given again.
  const highest = await api.create('prestasi');
  await api.deps.db.deleteFrom('prestasi').execute();

  await saveSchool();

  await Promise.all(Array.from({ length: 20 }, () => api.create('carousel')));
  const source = environment('asal', api.databaseUrl);
  expect(await commandHere(['backup', 'a.tar'], source)).toMatchObject(done);

  const file = join(api.folder, 'pulih.db');
  const onSqlite = environment('pulih', `sqlite:${file}`);
  expect(await commandHere(['restore', 'a.tar'], onSqlite)).toMatchObject(done);
  expect(await commandHere(['check'], onSqlite)).toMatchObject(done);

  expect(await commandHere(['backup', 'b.tar'], onSqlite)).toMatchObject(done);
  const again = environment('kembali', other.url);
  expect(await commandHere(['restore', 'b.tar'], again)).toMatchObject(done);
  expect(await commandHere(['check'], again)).toMatchObject(done);
  const { db, close } = await openDatabase(other.url);
  const app = createApp({ ...api.deps, db });
  const incoming = { socket: { remoteAddress: '127.0.0.1' } };
  const restored: TestApi = {
    ...api,
    fetch: async (request) => app.fetch(request, { incoming }),
  };
  const found = await bodyOf<{ id: number; title: string }[]>(
    read(restored, '/announcements.php?q=TA%27L'),
  );
  expect(found.map(({ id, title }) => [String(id), title])).toEqual([[first.id, 'Ta’līm']]);
  const [article] = await bodyOf<{ slug: string }[]>(
    read(restored, '/articles.php?slug=alamat-lama'),
  );
  expect(article?.slug).toBe('alamat-baru');
  const total = (await read(restored, '/carousel_images.php?limit=1')).headers;
  expect(total.get('X-Total-Count')).toBe('20');
  for (const table of ['gallery', 'school', 'students', 'student_settings'] as const) {
    const rows = (of: typeof db) => of.selectFrom(table).selectAll().execute();
    expect(await rows(db), table).toEqual(await rows(api.deps.db));
    expect(await rows(db), table).toHaveLength(1);
  }
  // The session came along, and ids go on after those that were given.
  const next = await write(restored, 'POST', '/prestasi.php', achievement);
  expect([next.status, (await bodyOf<{ id: number }>(next)).id]).toEqual([
    201,
    Number(highest.id) + 1,
  ]);
  await close();
});

test('[D15] restore refuses a database that is not empty', async () => {
  const source = environment('asal', api.databaseUrl);
  expect(await commandHere(['backup', 'a.tar'], source)).toMatchObject(done);
  const refused = await commandHere(['restore', 'a.tar'], environment('lain', api.databaseUrl));
  expect(refused).toMatchObject({
    code: 1,
    stderr: 'Tabel admins sudah berisi: pulihkan ke basis data yang kosong.\n',
  });
  expect(await readdir(join(api.folder, 'lain/uploads'))).toEqual([]);
});
