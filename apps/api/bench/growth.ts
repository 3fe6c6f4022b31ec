// What growth costs: lists of 24, searches and whole lists with 10, 1,000 and 100,000 articles, on both databases.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../src/db/migrate.ts';
import { type Database, openDatabase } from '../src/db/open.ts';
import { searchText } from '../src/db/search.ts';
import { startPostgres } from '../src/testing/postgres-server.ts';
import { type ServerProcess, serverProcess } from '../src/testing/server-process.ts';

const sizes = [10, 1_000, 100_000];
const rounds = 60;
const categories = ['Pendidikan', 'Tahfidz', 'Opini', 'Kegiatan', 'Prestasi'];
const words = 'santri pagi itu berangkat ke ladang kopi di lereng Leuser bersama guru mereka'.split(
  ' ',
);
const calls = {
  'first 24': '?limit=24&fields=summary',
  'of a category': '?limit=24&fields=summary&category=tahfidz',
  'by slug': '?slug=berita-7',
  'search, one match': '?limit=24&fields=summary&q=nomor-7-saja',
  'search, two letters': '?limit=24&fields=summary&q=zq',
};

const folder = await mkdtemp(join(tmpdir(), 'pesantren-growth-'));
const postgres = await startPostgres([]);
const results: Record<string, string | number>[] = [];
for (const kind of ['SQLite', 'PostgreSQL']) {
  for (const size of sizes) {
    const name = `tumbuh_${size}`;
    if (kind === 'PostgreSQL') await postgres.server.createDatabase(name);
    const url = kind === 'SQLite' ? `sqlite:${join(folder, name)}` : postgres.url + name;
    const database = await openDatabase(url);
    await migrate(database.db);
    await fill(database, size);
    await database.close();
    const server = await serverProcess({ DATA_DIR: folder, DATABASE_URL: url, SEED: 'none' });
    const figures: Record<string, string | number> = { database: kind, articles: size };
    for (const [call, query] of Object.entries(calls))
      figures[`${call}, ms`] = await median(server, query);
    Object.assign(figures, await whole(server));
    await server.stop('SIGTERM');
    results.push(figures);
    console.log(JSON.stringify(figures));
  }
}
await postgres.server.stop();
await rm(folder, { recursive: true });
console.table(results);

/** Articles as they are: 3 KB of text each, five categories. */
async function fill({ db }: Database, size: number): Promise<void> {
  const ids = Array.from({ length: size }, (_, n) => n + 1);
  for (let start = 0; start < size; start += 500) {
    const rows = ids.slice(start, start + 500).map(article);
    const added = await db.insertInto('articles').values(rows).returningAll().execute();
    const texts = added.map((row) => ({ rowid: row.id, text: searchText('articles', row) }));
    await db.insertInto('articles_texts').values(texts).execute();
  }
}

function article(n: number) {
  const category = categories[n % 5] ?? '';
  const at = new Date(1_600_000_000_000 + n * 60_000).toISOString();
  const body = Array.from({ length: 450 }, (_, w) => words[(n * 7 + w * w) % words.length]);
  return {
    ...{ title: `Berita ${n}`, slug: `berita-${n}`, category, author: 'Redaksi' },
    ...{ category_key: category.toLowerCase(), image_alt: '', read_time: '3 menit' },
    ...{ content: `${body.join(' ')} nomor-${n}-saja`, excerpt: 'Ringkasan berita.' },
    ...{ date: '1 Januari 2026', image: '/uploads/contoh/kemah.jpg' },
    ...{ published_at: at, created_at: at, updated_at: at },
  };
}

/** Milliseconds of the middle one of many calls, one after another. */
async function median(server: ServerProcess, query: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const response = await server.get(`/articles.php${query}`);
    await response.arrayBuffer();
    if (round >= 10) times.push(performance.now() - start);
    if (!response.ok) throw new Error(`${query}: ${response.status}`);
  }
  return Number((times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(2));
}

/** The whole list with all bodies: how long, how much, and the most memory that the process had meanwhile. */
async function whole(server: ServerProcess): Promise<Record<string, number>> {
  // From here on the kernel's high-water mark is a new one.
  await writeFile(`/proc/${server.child.pid}/clear_refs`, '5');
  const start = performance.now();
  let bytes = 0;
  for await (const chunk of (await server.get('/articles.php')).body ?? []) bytes += chunk.length;
  const seconds = (performance.now() - start) / 1000;
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  const peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
  return {
    'whole list, MB': Number((bytes / 1e6).toFixed(1)),
    'whole list, s': Number(seconds.toFixed(2)),
    'peak RSS, MB': Math.round(peak),
  };
}
