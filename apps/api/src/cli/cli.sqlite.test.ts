import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { commandHere } from '../testing/run-here.ts';
import { command, serverProcess } from '../testing/server-process.ts';
import { startedOnce } from '../testing/started-once.ts';
import { type TestDatabase, testDatabase } from '../testing/test-database.ts';

let folder: string;
let env: Record<string, string>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pesantren-cli-'));
  env = await createEnvironment('data');
});
afterEach(async () => {
  for (const { drop } of databases.splice(0)) await drop();
  await rm(folder, { recursive: true });
});

const databases: TestDatabase[] = [];

/** The environment of an installation of its own. */
async function createEnvironment(name: string): Promise<Record<string, string>> {
  const DATA_DIR = join(folder, name);
  const database = await testDatabase(DATA_DIR);
  databases.push(database);
  return { DATA_DIR, DATABASE_URL: database.url, INIT_CWD: folder };
}

test('[A06] accounts are created, disabled, enabled and logged while the server runs', async () => {
  await startedOnce(env);
  const server = await serverProcess(env);
  const made = await command(['admin', 'create', 'Bu Aisyah'], env);
  const password = /^Kata sandi: (\S+) /m.exec(made.stdout)?.[1] ?? '';
  expect(made).toMatchObject({ code: 0, stderr: '' });
  const signIn = (secret: string) =>
    server.post('/admin.php/login', { username: 'Bu Aisyah', password: secret });
  const signedIn = await signIn(password);
  expect(signedIn.status).toBe(200);
  const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const session = () =>
    fetch(`${server.origin}/api/admin.php/session`, { headers: { ...server.headers, Cookie } });
  expect((await session()).status).toBe(200);

  expect((await commandHere(['admin', 'disable', 'bu aisyah'], env)).code).toBe(0);
  expect([(await session()).status, (await signIn(password)).status]).toEqual([401, 401]);
  expect((await commandHere(['admin', 'enable', 'Bu Aisyah'], env)).code).toBe(0);
  expect([(await session()).status, (await signIn(password)).status]).toEqual([401, 200]);

  const next = 'kereta malam ke lembah';
  const changed = await command(['admin', 'password', 'Bu Aisyah', '--stdin'], env, `${next}\n`);
  expect([changed.code, changed.stdout.includes(next)]).toEqual([0, false]);
  expect([(await signIn(password)).status, (await signIn(next)).status]).toEqual([401, 200]);

  const { stdout } = await commandHere(['admin', 'list'], env);
  expect(stdout.trim().split('\n')).toEqual([
    expect.stringMatching(/^admin\taktif\t/),
    expect.stringMatching(/^Bu Aisyah\taktif\t/),
  ]);
  const log = await commandHere(['admin', 'log', '--limit', '20'], env);
  for (const deed of ['account-created', 'account-disabled', 'account-enabled', 'signed-in']) {
    expect(log.stdout).toContain(`\t${deed}\t`);
  }
  expect(await server.stop('SIGTERM')).toBe(0);
});

test('what cannot be done ends with 1 and one line, what means nothing with 2', async () => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  expect((await commandHere(['admin', 'create', 'kepala'], env)).code).toBe(0);
  const refused: [string[], string?][] = [
    [['admin', 'create', 'KEPALA']],
    [['admin', 'password', 'siapa']],
    [['admin', 'disable', 'kepala']],
    [['admin', 'password', 'kepala', '--stdin'], 'pendek'],
    [['admin', 'password', 'kepala', '--stdin'], 'passwordpassword'],
    [['restore', 'tidak-ada.tar']],
    [['seed']],
    [['backup', 'tidak-ada/a.tar']],
    [['export', 'tidak-ada/a.json']],
  ];
  for (const [args, input] of refused) {
    const { code, stderr } = await commandHere(args, env, input);
    expect([code, stderr.trim().split('\n').length], `${args}: ${stderr}`).toEqual([1, 1]);
  }
  const meaningless = [['admin', 'hapus', 'x'], ['admin', 'log', '--limit', 'x'], ['backup']];
  for (const args of [[], ['lain'], ...meaningless]) {
    const { code, stderr } = await commandHere(args, env);
    expect([code, stderr.includes('Perintah pengelola')], String(args)).toEqual([2, true]);
  }
  // And so says the process.
  const { code, stderr } = await command(['lain'], env);
  expect([code, stderr.split('\n')[0]]).toEqual([2, 'Perintah "lain" tidak dikenal.']);
  const refusedThere = await command(['admin', 'password', 'siapa'], env);
  expect(refusedThere).toEqual({ code: 1, stdout: '', stderr: 'Tidak ada akun "siapa".\n' });
});

test('backup creates no database where there is none', async () => {
  const DATA_DIR = join(folder, 'salah');
  for (const args of [['backup', 'a.tar'], ['export', 'a.json'], ['check'], ['admin', 'list']]) {
    const { code, stderr } = await commandHere(args, { INIT_CWD: folder, DATA_DIR });
    expect([code, stderr], String(args)).toEqual([
      1,
      `Tidak ada basis data ${DATA_DIR}/pesantren.db; periksa DATA_DIR dan DATABASE_URL.\n`,
    ]);
  }
  expect(await readdir(folder)).toEqual([]);
});

test('[Z12] [I16] an import restores exported items and validates them like forms', async () => {
  expect((await commandHere(['seed'], env)).code).toBe(0);
  expect((await command(['export', 'a.json'], env)).code).toBe(0);
  const other = await createEnvironment('lain');
  expect(await command(['import', 'a.json'], other)).toMatchObject({ code: 0, stderr: '' });
  expect((await commandHere(['export', 'b.json'], other)).code).toBe(0);
  const exported = await readFile(join(folder, 'a.json'), 'utf8');
  expect(await readFile(join(folder, 'b.json'), 'utf8')).toBe(exported);

  const items = JSON.parse(exported);
  const wrong: [object, string][] = [
    [{ ...items, articles: [{ ...items.articles[0], title: ' ' }] }, 'articles[0].title'],
    [{ ...items, articles: [{ ...items.articles[0], content: '<p>' }] }, '[0].content: Isi'],
    [{ ...items, articles: [{ ...items.articles[0], image: 'javascript:alert(1)' }] }, '.image'],
    [{ ...items, articles: [{ ...items.articles[0], slug: '../admin' }] }, '.slug'],
    [{ ...items, gallery: [{ ...items.gallery[0], id: '1' }] }, 'gallery[0].id'],
    [{ ...items, articles: [{ ...items.articles[0], slug: undefined }] }, 'articles[0]: '],
    [{ ...items, gallery: [items.gallery[0], items.gallery[0]] }, 'gallery[1]: '],
    [{ ...items, past_slugs: [{ slug: '../admin', article_id: 1 }] }, 'bukan hasil'],
    [{ ...items, past_slugs: [1, 2].map((id) => ({ slug: 'a', article_id: id })) }, 'slugs[1]: '],
    [{ ...items, carousel: undefined }, 'bukan hasil perintah export'],
    [{ ...items, murid: [] }, 'berisi murid, yang tidak dikenal rilis ini'],
  ];
  const third = await createEnvironment('ketiga');
  for (const [file, reason] of wrong) {
    await writeFile(join(folder, 'c.json'), JSON.stringify(file));
    const { code, stderr } = await commandHere(['import', 'c.json'], third);
    expect([code, stderr], reason).toEqual([1, expect.stringContaining(reason)]);
    expect(stderr.split('\n'), reason).toHaveLength(2);
  }
  const content = '<p>a</p><script>alert(1)</script>';
  const published_at = '2026-01-12T00:00:00Z';
  const title = 'Ju\u0000dul\u202e';
  const script = { ...items.articles[0], content, title, published_at, image_color: '#336699' };
  const past_slugs = [script.id, 999].map((id) => ({ slug: `lama-${id}`, article_id: id }));
  const file = {
    ...items,
    articles: [script],
    past_slugs: [...past_slugs, { slug: script.slug, article_id: script.id }],
    gallery: [{ ...items.gallery[0], image_focus: undefined }, items.gallery[1]],
  };
  await writeFile(join(folder, 'c.json'), JSON.stringify(file));
  expect((await commandHere(['import', 'c.json'], third)).code).toBe(0);
  expect((await commandHere(['export', 'd.json'], third)).code).toBe(0);
  const imported = await readFile(join(folder, 'd.json'), 'utf8');
  expect(imported).not.toContain('script');
  expect(JSON.parse(imported).articles[0]).toMatchObject({
    title: 'Judul',
    published_at: '2026-01-12T00:00:00.000Z',
  });
  expect(JSON.parse(imported).past_slugs).toEqual(past_slugs.slice(0, 1));
});
