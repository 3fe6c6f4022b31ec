import { readdir } from 'node:fs/promises';
import { resourceNames, resources } from '@pesantren/api-client/resources';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { pdf } from '../testing/files.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

let clock: number;
beforeEach(() => {
  clock = Date.now();
});
const api = apiForEachTest({ now: () => new Date(clock) });

test('[Z06] a refusal leaves no trace: no file, no row, no newer date', async () => {
  const item = await api.create('articles');
  const before = await bodyOf<object>(read(api, `/articles.php/${item.id}`));
  const form = new FormData();
  form.append('file', new Blob([pdf]), 'a.pdf');
  const headers = { 'X-API-Key': api.key, Origin: api.adminOrigin };
  const stranger = new Request(`${api.url}/upload.php`, { method: 'POST', headers, body: form });
  expect((await api.fetch(stranger)).status).toBe(401);
  clock += 60_000;
  for (const [body, extra] of [
    [{ title: 'Lain', content: 'Lain' }, { Cookie: '' }],
    [{ title: 'Lain', content: 'Lain' }, { Origin: 'https://jahat.example' }],
    [{ title: ' ', content: 'Lain' }, {}],
    [{ title: 'Lain', content: 'Lain' }, { 'If-Match': '"9"' }],
  ] as const) {
    const refused = await write(api, 'PUT', `/articles.php/${item.id}`, body, extra);
    expect(refused.status).toBeGreaterThanOrEqual(400);
  }
  expect(await bodyOf<object>(read(api, `/articles.php/${item.id}`))).toEqual(before);
  expect(await readdir(api.uploadsFolder)).toEqual([]);
});

test('[Z08] no response holds a hash, a session, a path or an internal field', async () => {
  for (const name of resourceNames) await api.create(name);
  await write(api, 'DELETE', '/carousel_images.php/1');
  const paths = [
    ...resourceNames.flatMap((name) => [resources[name].path, `${resources[name].path}/1`]),
    '/carousel_images.php?deleted=true',
    ...['/school.php', '/search.php?q=a', '/students.php/records', '/students.php/settings'],
    ...[
      '/accounts.php',
      '/accounts.php/me',
      '/articles.php?state=all',
      '/articles.php/1?state=all',
    ],
    ...['/articles.php/1/revisions', '/articles.php/1/revisions/1', '/articles.php/states'],
    ...['/admin.php/session', '/admin.php/sessions', '/admin.php/log'],
  ];
  for (const path of paths) {
    const text = await (await write(api, 'GET', path)).text();
    expect(text, path).not.toMatch(
      /hash|token|password|argon2|created_by|\/tmp\/|uploads_?folder/i,
    );
    expect(text, path).not.toContain(api.folder);
  }
  const open = await bodyOf<object[]>(read(api, '/articles.php'));
  expect(Object.keys(open[0] ?? {}).toSorted()).toEqual(
    [
      ...['author', 'category', 'content', 'date', 'excerpt', 'id', 'image', 'image_alt'],
      ...[
        'image_focus',
        'published_at',
        'read_time',
        'slug',
        'status',
        'title',
        'updated_at',
        'version',
      ],
    ].toSorted(),
  );
});

test('[A09] a clock that jumps extends no session', async () => {
  const status = async () => (await write(api, 'GET', '/admin.php/session')).status;
  const hour = 3_600_000;
  clock -= 2 * hour;
  expect(await status(), 'made in the future').toBe(401);
  clock += 2 * hour;
  expect(await status()).toBe(200);
  clock += 2 * hour;
  expect(await status(), 'idle for two hours by this clock').toBe(401);
});

test('[A11] an unknown name costs as many hashes as a known one', async () => {
  const verify = vi.spyOn(api.deps.passwords, 'verify');
  const login = (username: string) =>
    write(api, 'POST', '/admin.php/login', { username, password: 'kata sandi salah' });
  for (const name of [api.username, 'tidak-ada']) expect((await login(name)).status).toBe(401);
  expect(verify.mock.calls.map(([, hash]) => typeof hash)).toEqual(['string', 'undefined']);
});

test('[I10] [Z02] controls in resourceNames, searches and ids are no failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const login = { username: 'a\u0000b\ud800', password: 'x\u0000' };
  expect((await write(api, 'POST', '/admin.php/login', login)).status).toBe(401);
  for (const path of [
    '/articles.php?q=%00',
    '/articles.php?slug=%00a',
    '/articles.php?category=%00',
  ]) {
    expect((await read(api, path)).status, path).toBe(200);
  }
  expect((await write(api, 'DELETE', '/admin.php/sessions/%00')).status).toBe(404);
  expect(console.error).not.toHaveBeenCalled();
});
