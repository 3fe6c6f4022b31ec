import { expect, test } from 'vitest';
import { cleanUp } from '../jobs/cleanup-job.ts';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

let clock = Date.parse('2026-11-21T03:00:00Z');
const api = apiForEachTest({ now: () => new Date(clock) });

const article = { title: 'Panen raya', content: 'Isi' };

test('[D10] a repeated POST creates one item and gets the same response', async () => {
  const [first, second] = await Promise.all([post(article), post(article)]);
  const third = await post(article);
  const body = await first.json();
  for (const again of [second, third]) {
    expect(await again.json()).toEqual(body);
    expect([again.status, again.headers.get('Location'), again.headers.get('ETag')]).toEqual([
      ...[201, '/api/articles.php/1', '"1"'],
    ]);
    expect(again.headers.get('Content-Type')).toBe('application/json; charset=UTF-8');
  }
  expect(await count()).toBe(1);
});

test('[D10] a key reused for another body or resource is a conflict', async () => {
  await post(article);
  const refused = [
    await post({ ...article, title: 'Lain' }),
    await write(api, 'POST', '/gallery_items.php', article, { 'Idempotency-Key': 'a' }),
    await write(api, 'POST', '/announcements.php', article, { 'Idempotency-Key': 'a' }),
  ];
  // The gallery refuses what is no gallery item before it looks at any key.
  expect(refused.map(({ status }) => status)).toEqual([409, 422, 409]);
  const [of = {}, , elsewhere = {}] = await Promise.all(refused.map(bodyOf));
  expect(of).toMatchObject({ code: 'conflict', current: { id: 1, version: 1, ...article } });
  expect(elsewhere).not.toHaveProperty('current');
  expect(await count()).toBe(1);
});

test('a refused POST does not use up its key, and other keys create other items', async () => {
  expect((await post({ title: '' })).status).toBe(422);
  expect((await post({ title: 'A', content: '<script>1</script>' })).status).toBe(422);
  expect((await post(article)).status).toBe(201);
  expect((await post(article, 'b')).headers.get('Location')).toBe('/api/articles.php/2');
  for (const key of ['', ' ', 'dua kata', 'x'.repeat(201)]) {
    expect((await post(article, key)).status, key).toBe(400);
  }
  expect(await count()).toBe(2);
});

test('[D10] a key survives a new login and expires after a day', async () => {
  await post(article);
  const login = { username: api.username, password: api.password };
  const { headers } = await write(api, 'POST', '/admin.php/login', login, { Cookie: '' });
  const Cookie = (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const key = { 'Idempotency-Key': 'a', Cookie };
  const again = await write(api, 'POST', '/articles.php', article, key);
  expect(await again.json()).toMatchObject({ id: 1 });
  clock += 86_400_001;
  await cleanUp(api.deps);
  expect(await api.deps.db.selectFrom('first_answers').selectAll().execute()).toEqual([]);
});

function post(body: object, key = 'a'): Promise<Response> {
  return write(api, 'POST', '/articles.php', body, { 'Idempotency-Key': key });
}

async function count(): Promise<number> {
  return Number((await read(api, '/articles.php')).headers.get('X-Total-Count'));
}
