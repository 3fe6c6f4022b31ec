import { searchWords } from '@pesantren/api-client/contract/lists/search-words';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { migrate } from '../migrate.ts';
import { contains } from '../search.ts';
import { containsWords } from '../search-words.ts';

test('[F-100] [F-102] [D20] what was stored before the migration is found by its words and addresses', async () => {
  const { db } = await openTestDatabase();
  await migrate(db, '0019-sample');
  const facts = { created_at: 'x', updated_at: 'x' };
  const image = '/uploads/kebun-a.jpg';
  const photos = Array.from({ length: 450 }, (_, n) => ({
    title: `Foto ke-${n} Jumʿat`,
    category: '',
    image,
  }));
  await db
    .insertInto('gallery')
    .values(photos.map((photo) => ({ ...facts, ...photo })))
    .execute();
  const content =
    '<h2>Pa<strong>nen</strong></h2><p>madu&nbsp;&amp; Al-Qur\u2019an <img src="/uploads/b.jpg" /></p>';
  await db
    .insertInto('pages')
    .values({
      ...facts,
      title: 'Kebun',
      content,
      slug: 'halaman-lama',
      order: 1,
      in_footer: 1,
      published: 1,
    } as never)
    .execute();
  await migrate(db);

  const found = async (name: 'gallery' | 'pages', q: string, all = false) => {
    const where = all ? contains(db, name, q) : containsWords(db, name, searchWords(q));
    return (await db.selectFrom(name).select('id').where(where).execute()).map(({ id }) => id);
  };
  expect(await found('gallery', 'jumat foto ke449')).toEqual([450]);
  expect(await found('pages', 'alquran panen')).toEqual([1]);
  for (const q of ['h2', 'strong', 'nbsp', 'jpg', 'halaman-lama'])
    expect(await found('pages', q), q).toEqual([]);
  expect(await found('pages', 'uploads/b.jpg', true)).toEqual([1]);
  expect(await found('pages', 'halaman-lama', true)).toEqual([1]);
});
