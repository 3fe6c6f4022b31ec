import { resourceNames, resources } from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

const api = apiForEachTest();

const article = { title: 'Panen raya', content: 'Isi' };

test.each(resourceNames)('%s: a GET with a matching ETag is a 304 without a body', async (name) => {
  await api.create(name);
  for (const path of [resources[name].path, `${resources[name].path}/1`]) {
    const first = await read(api, path);
    const tag = first.headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[^"]+"$/);
    const again = await write(api, 'GET', path, undefined, { 'If-None-Match': `"x", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe(api.adminOrigin);
    expect(again.headers.get('Cache-Control')).toMatch(/^(?:private, )?no-cache$/);
    const other = await write(api, 'GET', path, undefined, { 'If-None-Match': '"x"' });
    expect(other.status).toBe(200);
  }
});

test('a change changes the ETags of its item and of the list', async () => {
  await api.create('articles');
  const before = await read(api, '/articles.php');
  expect((await read(api, '/articles.php/1')).headers.get('ETag')).toBe('"1"');
  const changed = await write(api, 'PUT', '/articles.php/1', article);
  expect(changed.headers.get('ETag')).toBe('"2"');
  expect((await read(api, '/articles.php/1')).headers.get('ETag')).toBe('"2"');
  const after = await read(api, '/articles.php');
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
});

test.each(resourceNames)(
  '[D09] %s: a write with an older ETag is refused with the current item',
  async (name) => {
    const item = `${resources[name].path}/1`;
    await api.create(name);
    const input = await bodyOf<object>(read(api, item));
    const first = await write(api, 'PUT', item, input, { 'If-Match': '"1"' });
    expect(first.status).toBe(200);
    const newer = await first.json();
    for (const [method, known] of [
      ['PUT', '"1"'],
      ['DELETE', '"1"'],
      ['PUT', 'W/"2"'],
      ['PUT', '"1", "3"'],
      ['PUT', '2'],
    ]) {
      const refused = await write(api, method ?? '', item, input, { 'If-Match': known ?? '' });
      expect(refused.status, `${method} ${known}`).toBe(412);
      expect(await refused.json()).toEqual({
        message: 'Data ini sudah diubah oleh orang lain.',
        code: 'changed-meanwhile',
        current: newer,
      });
    }
    expect(await (await read(api, item)).json()).toEqual(newer);
    const known = { 'If-Match': '"1", "2"' };
    expect((await write(api, 'DELETE', item, undefined, known)).status).toBe(204);
  },
);

test('[D09] of two concurrent writes of one version one is refused', async () => {
  await api.create('articles');
  const saves = ['A', 'B', 'C', 'D'].map((title) =>
    write(api, 'PUT', '/articles.php/1', { ...article, title }, { 'If-Match': '"1"' }),
  );
  const statuses = (await Promise.all(saves)).map((response) => response.status);
  expect(statuses.sort()).toEqual([200, 412, 412, 412]);
});

test('without If-Match, or with *, the last write wins', async () => {
  await api.create('articles');
  expect((await write(api, 'PUT', '/articles.php/1', article)).status).toBe(200);
  const star = await write(api, 'PUT', '/articles.php/1', article, { 'If-Match': '*' });
  expect(await star.json()).toMatchObject({ version: 3 });
  const missing = await write(api, 'PUT', '/articles.php/9', article, { 'If-Match': '*' });
  expect(missing.status).toBe(404);
});
