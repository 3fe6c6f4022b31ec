import { studentClasses, students } from '@pesantren/content/sample/students';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { open, providerForEachTest, visit } from '../../testing/site.tsx';
import { StudentPhoto } from './student-photo.tsx';

providerForEachTest();

/** Returns the text of the directory at a URL before any script. */
async function directoryAt(query: string) {
  const html = await (await visit(`/data-siswa${query}`)).text();
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
  return {
    count: main?.querySelector('[role=status]')?.textContent,
    rows: all('tbody tr'),
    names: all('tbody th').map((cell) => cell.textContent),
    pages: all('nav[aria-label=Halaman] a'),
    words: main?.textContent ?? '',
  };
}

const idsOn = (rows: Element[]) => rows.map((row) => row.querySelector('td')?.textContent);

test('[K-04] [R-04] a row has NIS, name, class, year, status, achievements and photo or initials', async () => {
  const { rows } = await directoryAt('?q=Nadia+Selian');
  expect(rows).toHaveLength(1);
  const cells = [...(rows[0]?.children ?? [])].map((cell) => cell.textContent);
  const nadia = students.find(({ name }) => name === 'Nadia Selian');
  expect(cells).toEqual([
    'NSNadia Selian',
    nadia?.id,
    'XI IPA 1',
    '2025',
    'Aktif',
    nadia?.achievements.join(''),
  ]);
});

test('[K-04] shows a photo where there is one', () => {
  const [student] = students;
  if (!student) throw new Error('no students');
  expect(renderToStaticMarkup(<StudentPhoto student={student} />)).toContain('>AD<');
  const pictured = { ...student, photo: '/uploads/siswa/1.jpg' };
  const drawn = renderToStaticMarkup(<StudentPhoto student={pictured} />);
  expect(drawn).toContain('src="/uploads/siswa/1.jpg"');
  expect(drawn).not.toContain('AD');
});

test('[K-04] twelve a page; all pages together have every student once', async () => {
  const ids: (string | null | undefined)[] = [];
  let query = '';
  for (let page = 1; page <= 5; page += 1) {
    const { rows, pages, count } = await directoryAt(query);
    expect(rows).toHaveLength(12);
    expect(count).toBe(`${page * 12 - 11}–${page * 12} dari 60 siswa`);
    ids.push(...idsOn(rows));
    const next = pages.find((link) => link.getAttribute('aria-label') === 'Halaman berikutnya');
    query = next?.getAttribute('href')?.replace('/data-siswa', '') ?? '';
  }
  expect(query).toBe('');
  expect(ids).toEqual(students.map(({ id }) => id));
});

test.each([
  ['a name, whatever its case', '?q=SELIAN', (s: string) => s.includes('Selian')],
  ['a NIS', `?q=${students[7]?.id}`, (s: string) => s.includes(students[7]?.name ?? '–')],
])('[K-04] the search finds %s', async (_what, query, matches) => {
  const { names } = await directoryAt(query);
  expect(names.length).toBeGreaterThan(0);
  expect(names.every((name) => matches(name ?? ''))).toBe(true);
});

test('[K-04] the search finds a class and combines with the class filter', async () => {
  expect((await directoryAt('?q=ipa+2')).count).toBe('1–12 dari 15 siswa');
  const { count, rows } = await directoryAt('?q=ipa+2&kelas=XII');
  expect(count).toBe('5 siswa');
  expect(rows.every((row) => row.textContent?.includes('XII IPA 2'))).toBe(true);
});

test.each(studentClasses)('[K-04] class %s', async (name) => {
  const { rows, pages } = await directoryAt(`?kelas=${name.replaceAll(' ', '+')}`);
  expect(rows).toHaveLength(5);
  expect(rows.every((row) => row.children[2]?.textContent === name)).toBe(true);
  expect(pages).toEqual([]);
});

test('[K-04] filters a whole grade: XI is neither XII nor X', async () => {
  const { rows, pages, count } = await directoryAt('?kelas=XI');
  expect(count).toBe('1–12 dari 20 siswa');
  expect(rows.every((row) => row.children[2]?.textContent?.startsWith('XI '))).toBe(true);
  expect(pages.map((link) => link.getAttribute('href'))).toContain(
    '/data-siswa?kelas=XI&halaman=2',
  );
});

test.each(['?halaman=99', '?halaman=0', '?halaman=x', '?kelas=XIII', '?kelas=%00'])(
  '[K-04] %s names nothing and breaks nothing',
  async (query) => {
    const { rows } = await directoryAt(query);
    expect(rows).toHaveLength(12);
  },
);

test('[K-04] shows a message and a link to all when nobody is found', async () => {
  const { words, rows } = await directoryAt('?q=zzz');
  expect(rows).toHaveLength(0);
  expect(words).toContain('Tidak ada siswa yang sesuai dengan pencarian.');
  expect(words).toContain('Tampilkan semua');
});

test('[K-04] search, class and page update the list and the URL in the browser', async () => {
  const { page, user } = await open('/data-siswa?halaman=2');
  await user.selectOptions(page.getByLabelText('Kelas', { selector: 'select' }), 'XI IPA 1');
  expect(await page.findByText('5 siswa')).toBeDefined();
  expect(window.location.search).toBe('?kelas=XI+IPA+1');
  await user.type(page.getByLabelText('Cari nama, NIS, atau kelas'), 'selian');
  expect(await page.findByText('1 siswa')).toBeDefined();
  expect(window.location.search).toBe('?q=selian&kelas=XI+IPA+1');
  expect(page.getByText('Nadia Selian')).toBeDefined();
});
