import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { rowNames, rowOf } from '../../testing/screen.ts';

providerForEachTest();

/** So many articles, `No 000` the newest, whose dates and authors run against their order. */
function serve(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `No ${String(index).padStart(3, '0')}`,
    category: index % 2 ? 'Tahfidz' : 'Opini',
    date: `${1 + (index % 28)} Januari ${2000 + index}`,
  }));
  server.use(http.get('*/api/articles.php', () => HttpResponse.json(items)));
}

const head = (name: string) => screen.getByRole('columnheader', { name });
const sortBy = (name: string) => screen.getByRole('button', { name });

test('[M-04] a column sorts ascending, descending, and back to the newest first; the URL holds the sort', async () => {
  for (const title of ['Panen', 'Ujian', 'khataman']) await api.create('articles', { title });
  const { user, router } = await openSignedIn('/articles');
  await rowOf('Panen');
  expect(rowNames()).toEqual(['khataman', 'Ujian', 'Panen']);
  expect(head('Judul').getAttribute('aria-sort')).toBeNull();

  await user.click(sortBy('Judul'));
  await waitFor(() => expect(rowNames()).toEqual(['khataman', 'Panen', 'Ujian']));
  expect(head('Judul').getAttribute('aria-sort')).toBe('ascending');
  expect(router.state.location.search).toBe('?sort=title');

  await user.click(sortBy('Judul'));
  await waitFor(() => expect(rowNames()).toEqual(['Ujian', 'Panen', 'khataman']));
  expect(head('Judul').getAttribute('aria-sort')).toBe('descending');
  expect(router.state.location.search).toBe('?sort=-title');

  await user.click(sortBy('Judul'));
  await waitFor(() => expect(rowNames()).toEqual(['khataman', 'Ujian', 'Panen']));
  expect(router.state.location.search).toBe('');
  await router.navigate(-1);
  await waitFor(() => expect(rowNames()).toEqual(['Ujian', 'Panen', 'khataman']));
});

test('dates sort by their day, not by their letters', async () => {
  for (const date of ['9 Januari 2026', '10 Januari 2026', '11 Desember 2025', 'entah']) {
    await api.create('prestasi', { prestasi: date, tanggal: date });
  }
  const { user } = await openSignedIn('/prestasi');
  await rowOf('entah');
  await user.click(sortBy('Tanggal'));
  expect(rowNames()).toEqual(['entah', '11 Desember 2025', '9 Januari 2026', '10 Januari 2026']);
});

test('[P07] a long list has pages of 25, each with its URL', async () => {
  serve(60);
  const { user, router } = await openSignedIn('/articles');
  await rowOf('No 024');
  expect(rowNames()).toHaveLength(25);
  screen.getByText('60 artikel');
  screen.getByText('Baris 1–25 dari 60 artikel');

  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await rowOf('No 049');
  expect(rowNames()).toHaveLength(25);
  expect(router.state.location.search).toBe('?page=2');
  expect(document.activeElement).toBe(screen.getByText('Baris 26–50 dari 60 artikel'));

  await user.click(screen.getByRole('link', { name: 'Halaman 3' }));
  await rowOf('No 059');
  expect(rowNames()).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'Halaman 3' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('link', { name: 'Berikutnya' })).toBeNull();

  await router.navigate(-1);
  await rowOf('No 025');
});

test.each([
  ['0', 'No 000'],
  ['-3', 'No 000'],
  ['dua', 'No 000'],
  ['1e9', 'No 000'],
  ['9999999999', 'No 000'],
  ['2', 'No 025'],
  ['99', 'No 050'],
])('a URL with page=%s shows %s first', async (page, title) => {
  serve(60);
  await openSignedIn(`/articles?page=${page}`);
  await rowOf(title);
  expect(rowNames()[0]).toBe(title);
});

test('search, sort and page survive a reload', async () => {
  serve(60);
  await openSignedIn('/articles?q=opini&sort=-title&page=2');
  await rowOf('No 008');
  expect(rowNames()).toEqual(['No 008', 'No 006', 'No 004', 'No 002', 'No 000']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('opini');
  screen.getByText('30 dari 60 artikel, baris 26–30');
});

test('a search shows its first page at once, and reaches the URL when typing rests', async () => {
  serve(60);
  const { user, router } = await openSignedIn('/articles?page=3');
  await rowOf('No 050');
  await user.type(screen.getByRole('searchbox'), 'No');
  await rowOf('No 000');
  screen.getByText('60 dari 60 artikel, baris 1–25');
  await waitFor(() => expect(router.state.location.search).toBe('?q=No'));
  // In place of the entry: Back leaves the search in one step.
  await user.type(screen.getByRole('searchbox'), ' 059');
  await rowOf('No 059');
  await waitFor(() => expect(router.state.location.search).toBe('?q=No+059'));
  await user.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('Back brings an earlier search back into the field', async () => {
  serve(3);
  const { user, router } = await openSignedIn('/articles?q=002');
  await rowOf('No 002');
  await router.navigate('/articles');
  await rowOf('No 000');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  await router.navigate(-1);
  await waitFor(() => expect(rowNames()).toEqual(['No 002']));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('002');
  await user.type(screen.getByRole('searchbox'), 'x');
  await screen.findByText('Tidak ada artikel yang sesuai dengan filter.');
});

test('an address that comes before typing has rested is not overwritten by a late page', async () => {
  serve(3);
  const { user, router } = await openSignedIn('/articles?q=002');
  await rowOf('No 002');
  await user.type(screen.getByRole('searchbox'), 'x');
  // From here Node comes to its timers before it comes to React's render.
  await new Promise(setImmediate);
  await router.navigate('/articles');
  const rested = Date.now() + 300;
  while (Date.now() < rested);
  await rowOf('No 000');
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('arrow keys move the focus to the same button of the next row', async () => {
  serve(3);
  const { user } = await openSignedIn('/articles');
  (await rowOf('No 000')).getByRole('button', { name: 'Hapus' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(
    (await rowOf('No 002')).getByRole('button', { name: 'Hapus' }),
  );
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(
    (await rowOf('No 001')).getByRole('button', { name: 'Hapus' }),
  );
});

test('a sort right after typing keeps both; a search does not follow to another page', async () => {
  serve(60);
  const { user, router } = await openSignedIn('/articles');
  await rowOf('No 000');
  await user.type(screen.getByRole('searchbox'), 'opini');
  await user.click(sortBy('Judul'));
  await user.click(sortBy('Judul'));
  await waitFor(() => expect(router.state.location.search).toBe('?q=opini&sort=-title'));
  await user.click(screen.getByRole('link', { name: 'Halaman 2' }));
  await waitFor(() => expect(rowNames()[0]).toBe('No 008'));
  expect(router.state.location.search).toBe('?q=opini&sort=-title&page=2');

  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(screen.getByRole('link', { name: 'Galeri' }));
  await screen.findByText('Belum ada gambar galeri.');
  // Longer than typing has to rest.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(router.state.location).toMatchObject({ pathname: '/gallery', search: '' });
});

test('[F-112] a click anywhere on a row opens its item, on its controls does what they say', async () => {
  await api.create('articles', { title: 'Panen', author: 'Bu Siti' });
  const { user, router } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('checkbox', { name: 'Pilih Panen' }));
  expect(router.state.location.pathname).toBe('/articles');
  await user.click((await rowOf('Panen')).getByText('Panen'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/articles/1'));
});
