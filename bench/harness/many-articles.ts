import { migrate } from '../../apps/api/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/api/src/db/open.ts';
import { searchTexts } from '../../apps/api/src/resources/representations.ts';

const categories = ['Pendidikan', 'Tahfidz', 'Opini', 'Kegiatan', 'Prestasi'];
const words = 'santri pagi itu berangkat ke ladang kopi di lereng Leuser bersama guru mereka'.split(
  ' ',
);

/** Makes the database at `url` one of so many articles as they are: 3 KB of text each, five categories. */
export async function manyArticles(url: string, count: number): Promise<void> {
  const database = await openDatabase(url);
  await migrate(database.db);
  await fill(database, count);
  await database.close();
}

async function fill({ db }: Database, count: number): Promise<void> {
  const ids = Array.from({ length: count }, (_, n) => n + 1);
  for (let start = 0; start < count; start += 500) {
    const rows = ids.slice(start, start + 500).map(article);
    const added = await db.insertInto('articles').values(rows).returningAll().execute();
    const texts = added.map((row) => ({ rowid: row.id, ...searchTexts('articles', row) }));
    await db.insertInto('articles_texts').values(texts).execute();
  }
}

function article(n: number) {
  const category = categories[n % 5] ?? '';
  const at = new Date(1_600_000_000_000 + n * 60_000).toISOString();
  const body = Array.from({ length: 450 }, (_, w) => words[(n * 7 + w * w) % words.length]);
  return {
    title: `Berita ${n}`,
    slug: `berita-${n}`,
    category,
    author: 'Redaksi',
    category_key: category.toLowerCase(),
    image_alt: '',
    read_time: '3 menit',
    content: `${body.join(' ')} nomor-${n}-saja`,
    excerpt: 'Ringkasan berita.',
    date: '1 Januari 2026',
    image: '/uploads/contoh/kemah.jpg',
    published_at: at,
    created_at: at,
    updated_at: at,
  };
}
