import { migrate } from '../../apps/api/src/db/migrate.ts';
import { type Database, openDatabase } from '../../apps/api/src/db/open.ts';
import { searchTexts } from '../../apps/api/src/resources/representations.ts';
import { sampleAgenda } from '../../apps/api/src/seed/sample-agenda.ts';
import { maxEvents } from '../../packages/api-client/src/contract/agenda.ts';

const categories = ['Pendidikan', 'Tahfidz', 'Opini', 'Kegiatan', 'Prestasi'];
const words = 'santri pagi itu berangkat ke ladang kopi di lereng Leuser bersama guru mereka'.split(
  ' ',
);

/** Makes the database at `url` one of so many articles as they are: 3 KB of text each, five categories. */
export function manyArticles(url: string, count: number): Promise<void> {
  return filled(url, async ({ db }) => {
    for (const numbers of parts(count)) {
      const rows = numbers.map(article);
      const added = await db.insertInto('articles').values(rows).returningAll().execute();
      const texts = added.map((row) => ({ rowid: row.id, ...searchTexts('articles', row) }));
      await db.insertInto('articles_texts').values(texts).execute();
    }
  });
}

/** Adds so many pictures to the gallery of the database at `url`, and of the agenda's events as many as it holds beside the sample's. */
export function manyPicturesAndEvents(url: string, count: number): Promise<void> {
  return filled(url, async ({ db }) => {
    for (const numbers of parts(count)) {
      const rows = numbers.map(picture);
      const added = await db.insertInto('gallery').values(rows).returningAll().execute();
      const texts = added.map((row) => ({ rowid: row.id, ...searchTexts('gallery', row) }));
      await db.insertInto('gallery_texts').values(texts).execute();
    }
    for (const numbers of parts(Math.min(count, maxEvents - sampleAgenda.length))) {
      const rows = numbers.map(event);
      const added = await db.insertInto('agenda').values(rows).returningAll().execute();
      const texts = added.map((row) => ({ rowid: row.id, ...searchTexts('agenda', row) }));
      await db.insertInto('agenda_texts').values(texts).execute();
    }
  });
}

const atOnce = 100;

async function filled(url: string, fill: (database: Database) => Promise<void>): Promise<void> {
  const database = await openDatabase(url);
  await migrate(database.db);
  await fill(database);
  await database.close();
}

/** The numbers from 1 to `count`, as many at a time as PostgreSQL indexes in its five seconds for a statement. */
function* parts(count: number): Generator<number[]> {
  for (let start = 1; start <= count; start += atOnce) {
    const length = Math.min(atOnce, count - start + 1);
    yield Array.from({ length }, (_, n) => start + n);
  }
}

const instant = (n: number) => new Date(1_600_000_000_000 + n * 60_000).toISOString();

function picture(n: number) {
  const category = categories[n % 5] ?? '';
  const [at, image] = [instant(n), '/uploads/contoh/kemah.jpg'];
  const times = { created_at: at, updated_at: at };
  return { title: `Foto ${n}`, category, category_key: category.toLowerCase(), image, ...times };
}

/** Days from today on in which the sample's events lie, and those alone. */
const oneYear = 366;

/** An event a day, by turns in the years before this one and in those after it: what the pages of today show is the sample's. */
function event(n: number) {
  const away = oneYear + Math.ceil(n / 2);
  const at = instant(n);
  const midnight = (date: string) => new Date(`${date}T00:00+07:00`);
  const [day = ''] = new Date(Date.now() + (n % 2 === 0 ? -away : away) * 86_400_000)
    .toISOString()
    .split('T');
  const over = new Date(midnight(day).getTime() + 86_400_000).toISOString();
  const texts = { title: `Kegiatan santri ${n}`, place: 'aula', note: '', category: 'Kegiatan' };
  const times = { starts: day, ends: '', all_day: 1, cancelled: 0 };
  const sorted = { starts_at: midnight(day).toISOString(), over_at: over };
  return { ...texts, ...times, ...sorted, created_at: at, updated_at: at };
}

function article(n: number) {
  const category = categories[n % 5] ?? '';
  const at = instant(n);
  const body = Array.from({ length: 450 }, (_, w) => words[(n * 7 + w * w) % words.length]);
  return {
    title: `Berita ${n}`,
    slug: `berita-${n}`,
    category,
    author: 'Redaksi',
    category_key: category.toLowerCase(),
    image_alt: 'Santri di ladang kopi',
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
