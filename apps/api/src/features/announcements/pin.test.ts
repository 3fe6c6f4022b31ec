import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../../testing/requests.ts';

const api = apiForEachTest();

test('[V-12] at most three announcements are pinned; they stand first, in their own order', async () => {
  const add = (title: string, date: string) =>
    write(api, 'POST', '/announcements.php', { title, date, content: 'Isi.' });
  for (const n of [1, 2, 3, 4, 5]) await add(`Nomor ${n}`, `2027-03-0${n}`);
  const pin = (id: number, pinned = true) =>
    write(api, 'PUT', `/announcements.php/${id}/pin`, { pinned });
  for (const id of [2, 1, 3]) expect((await pin(id)).status).toBe(204);
  expect((await pin(4)).status).toBe(409);
  const ids = async (query = '') =>
    (await bodyOf<{ id: number }[]>(read(api, `/announcements.php${query}`))).map(({ id }) => id);
  for (const query of ['', '?limit=10']) expect(await ids(query)).toEqual([3, 2, 1, 5, 4]);
  expect(await ids('?limit=2&offset=2')).toEqual([1, 5]);
  expect(await ids('?limit=2&offset=4')).toEqual([4]);
  expect(await ids('?sort=date')).toEqual([1, 2, 3, 4, 5]);
  const [first, , , last] = await bodyOf<object[]>(read(api, '/announcements.php'));
  expect(first).toMatchObject({ pinned: true });
  expect(last).not.toHaveProperty('pinned');
  await pin(3, false);
  expect((await pin(4)).status).toBe(204);
  expect(await ids()).toEqual([4, 2, 1, 5, 3]);
});
