import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { api, providerForEachTest, visit } from '../../src/testing/site.tsx';

providerForEachTest();

const app = join(import.meta.dirname, '../..');
const compiler = join(app, '../../node_modules/.bin/tsc');
const options = '--ignoreConfig --noEmit --strict --skipLibCheck --module nodenext --types';

const paths = [
  ...['/', '/profil', '/profil/struktur-organisasi', '/artikel', '/artikel/panen-raya'],
  ...[
    '/pengumuman',
    '/pengumuman/1',
    '/prestasi',
    '/galeri',
    '/kontak',
    '/bergabung',
    '/orang-tua',
  ],
  ...['/halaman/jadwal', '/halaman/tanya-jawab'],
];

/** Returns the compiler's errors for data as a graph of schema.org, whose vocabulary `schema-dts` has as types. */
async function faultsOf(graphs: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pesantren-schema-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await symlink(join(app, 'node_modules'), join(folder, 'node_modules'));
  const file = join(folder, 'graphs.ts');
  const typed = `export const graphs: import('schema-dts').Graph[] = [${graphs.join(',\n')}];\n`;
  await writeFile(file, typed);
  return new Promise((resolve) =>
    execFile(compiler, [...options.split(' '), '', file], (_, said) => resolve(said)),
  );
}

async function graphAt(path: string): Promise<string> {
  const html = await (await visit(path)).text();
  return /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

beforeEach(async () => {
  await api.create('articles', {
    title: 'Panen raya',
    author: 'Ustaz Hasan',
    category: 'Kegiatan',
  });
  const event = { event_date: '2026-12-06', event_end_date: '2026-12-07', event_place: 'aula' };
  await api.create('announcements', { title: 'Libur', ...event });
  await api.create('gallery', { title: 'Sawah' });
  await api.create('pages', { title: 'Jadwal' });
  const content = '<h2>Apa?</h2><p>Ini.</p><h2>Kapan?</h2><p>Kini.</p>';
  await api.create('pages', { title: 'Tanya jawab', content });
});

test('what every page says of itself is of schema.org’s types and properties', async () => {
  const graphs = await Promise.all(paths.map(graphAt));
  expect(graphs).not.toContain('');
  expect(await faultsOf(graphs)).toBe('');
});

test('a property that schema.org does not have would be found', async () => {
  const article = await graphAt('/artikel/panen-raya');
  expect(await faultsOf([article.replace('"headline"', '"headlines"')])).toContain('NewsArticle');
});
