import { expect, test } from 'vitest';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';

const api = apiForEachTest();

type Entry = { action: string; resource: string; title: string };
const log = () => bodyOf<Entry[]>(write(api, 'GET', '/admin.php/log'));
const titles = async (resource: string) =>
  (await log()).filter((entry) => entry.resource === resource).map(({ title }) => title);

test('[F-113] the log names what each entry is about as it is called now, pupils never', async () => {
  await write(api, 'POST', '/articles.php', { title: 'Panen', content: 'Kopi.' });
  await write(api, 'PUT', '/articles.php/1', { title: 'Panen perdana', content: 'Kopi.' });
  await write(api, 'POST', '/prestasi.php', { prestasi: 'Juara azan', tanggal: '2027-01-01' });
  await write(api, 'POST', '/carousel_images.php', { src: 'https://x.id/a.jpg', name: 'a.jpg' });
  await write(api, 'POST', '/accounts.php', { username: 'aisyah', role: 'penulis' });
  const pupil = { nis: '1', name: 'Alya Rahasia', class: 'X', year: 2026 };
  await write(api, 'POST', '/students.php', pupil);
  expect(await titles('articles')).toEqual(['Panen perdana', 'Panen perdana']);
  expect(await titles('prestasi')).toEqual(['Juara azan']);
  expect(await titles('carousel')).toEqual(['a.jpg']);
  expect(await titles('accounts')).toEqual(['aisyah']);
  expect(await titles('students')).toEqual(['']);
  await write(api, 'DELETE', '/articles.php/1');
  expect((await titles('articles'))[0]).toBe('Panen perdana');
  await write(api, 'POST', '/articles.php/1/purge', {});
  expect((await titles('articles'))[0]).toBe('');
  expect(JSON.stringify(await log())).not.toContain('Rahasia');
});
