import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { addPerson } from '../../testing/person.ts';
import { button, rowNames, rowOf, stored } from '../../testing/screen.ts';

providerForEachTest();

/** Deletes an item without the app. */
async function remove(name: ResourceName, id: string) {
  expect((await elsewhere('DELETE', `${resources[name].path}/${id}`)).status).toBe(204);
}

test('what was deleted stands in the trash: when, how long still, and "Pulihkan"', async () => {
  const { id } = await api.create('articles', { title: 'Panen' });
  const { user, router } = await openSignedIn('/articles');
  await rowOf('Panen');
  await remove('articles', id);
  await user.click(screen.getByRole('link', { name: /^Sampah/ }));
  await screen.findByRole('heading', { level: 1, name: 'Sampah artikel' });
  expect(router.state.location.pathname).toBe('/articles/sampah');
  const row = await rowOf('Panen');
  row.getByText(/\d{4}, \d\d\.\d\d WIB$/);
  row.getByText('30 hari lagi');

  await user.click(row.getByRole('button', { name: 'Pulihkan' }));
  await screen.findByText('Artikel dipulihkan.');
  await screen.findByText('Tidak ada artikel yang dihapus dalam 30 hari terakhir.');
  expect(document.activeElement?.textContent).toBe('Sampah artikel');
  expect(await stored('articles')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: 'Kembali ke Artikel' }));
  await rowOf('Panen');
});

test('the trash has pages; restoring the last row of the last one leads to the page before', async () => {
  for (let number = 1; number <= 26; number += 1) {
    const { id } = await api.create('articles', { title: `No ${number}` });
    await remove('articles', id);
  }
  const { user, router } = await openSignedIn('/articles/sampah');
  await rowOf('No 26');
  expect(rowNames()).toHaveLength(25);
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  const row = await rowOf('No 1');
  expect(rowNames()).toEqual(['No 1']);
  expect(router.state.location.search).toBe('?page=2');
  await user.click(row.getByRole('button', { name: 'Pulihkan' }));
  await screen.findByText('Artikel dipulihkan.');
  await rowOf('No 2');
  expect(rowNames()).toHaveLength(25);
  expect(router.state.location.search).toBe('');
});

test('an undo that the trash has done is offered no longer; one that still has work to do is', async () => {
  for (const title of ['Panen', 'Pawai']) await api.create('articles', { title });
  const { user } = await openSignedIn('/articles');
  await rowOf('Pawai');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(button('Hapus yang dipilih'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus 2 artikel ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('2 artikel dihapus.');
  await user.click(screen.getByRole('link', { name: /^Sampah/ }));
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Pulihkan' }));
  await screen.findByText('Artikel dipulihkan.');
  button('Urungkan');
  await user.click((await rowOf('Pawai')).getByRole('button', { name: 'Pulihkan' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());
  expect(await stored('articles')).toHaveLength(2);
});

test.each([
  ['announcements', 'Sampah pengumuman', 'Judul pengumuman'],
  ['prestasi', 'Sampah prestasi', 'Juara 1 Panahan'],
  ['carousel', 'Sampah gambar berganti', 'gambar.jpg'],
  ['gallery', 'Sampah foto', 'Judul foto'],
] as const)('%s have a trash of their own', async (name, heading, item) => {
  const { id } = await api.create(name);
  await remove(name, id);
  await openSignedIn(`/${name}/sampah`);
  await screen.findByRole('heading', { level: 1, name: heading });
  await rowOf(item);
});

test('a failed trash says so and "Coba Lagi" loads it; a failed restore keeps the row', async () => {
  const { id } = await api.create('articles', { title: 'Panen' });
  server.use(http.get('*/api/articles.php', () => HttpResponse.json(null, { status: 500 })));
  const { user } = await openSignedIn('/articles/sampah');
  await remove('articles', id);
  await screen.findByText('Gagal memuat data artikel');
  server.resetHandlers();
  server.use(http.post('*/restore', () => HttpResponse.error()));
  await user.click(button('Coba Lagi'));
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Pulihkan' }));
  await screen.findByText(/^Data belum dapat dipulihkan/);
  await waitFor(() => expect(rowNames()).toEqual(['Panen']));
});

/** The trash with these articles in it, and the question about the first. */
async function askToPurge(...titles: string[]) {
  for (const title of titles)
    await remove('articles', (await api.create('articles', { title })).id);
  const app = await openSignedIn('/articles/sampah');
  const row = await rowOf(titles[0] ?? '');
  await app.user.click(row.getByRole('button', { name: 'Hapus selamanya' }));
  const question = await screen.findByRole('dialog', { name: 'Hapus artikel ini selamanya?' });
  return { ...app, question: within(question) };
}

test('[V-31] what is purged was named in a question and is gone; two clicks are one call', async () => {
  let calls = 0;
  server.use(
    http.post('*/purge', ({ request }) => {
      calls += 1;
      return answer(request);
    }),
  );
  const { user, question } = await askToPurge('Panen', 'Pawai');
  question.getByText('Panen');
  question.getByText(/tidak dapat dipulihkan/);
  expect(document.activeElement?.textContent).toBe('Batal');
  await user.dblClick(question.getByRole('button', { name: 'Hapus selamanya' }));
  await screen.findByText('Artikel dihapus selamanya.');
  await waitFor(() => expect(rowNames()).toEqual(['Pawai']));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Sampah artikel'));
  expect(calls).toBe(1);
  const trash = new Request(`${api.url}/articles.php?state=deleted`);
  expect(await (await api.fetch(api.asAdmin(trash))).json()).toMatchObject([{ title: 'Pawai' }]);
});

test('[V-31] a purge that fails says so and keeps the row, which can be tried again', async () => {
  server.use(http.post('*/purge', () => HttpResponse.error(), { once: true }));
  const { user, question } = await askToPurge('Panen');
  await user.click(question.getByRole('button', { name: 'Hapus selamanya' }));
  await screen.findByText(/^Gagal menghapus data/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = (await rowOf('Panen')).getByRole('button', { name: 'Hapus selamanya' });
  await waitFor(() => expect(document.activeElement).toBe(again));
  await user.click(again);
  const second = within(await screen.findByRole('dialog'));
  await user.click(second.getByRole('button', { name: 'Hapus selamanya' }));
  await screen.findByText('Tidak ada artikel yang dihapus dalam 30 hari terakhir.');
});

test('[V-31] what somebody else has purged meanwhile is said, and leaves the list', async () => {
  const { user, question } = await askToPurge('Panen', 'Pawai');
  expect((await elsewhere('POST', '/articles.php/1/purge')).status).toBe(204);
  await user.click(question.getByRole('button', { name: 'Hapus selamanya' }));
  await screen.findByText(/^Gagal menghapus data.*tidak ditemukan/);
  await waitFor(() => expect(rowNames()).toEqual(['Pawai']));
});

test('[V-31] an undo of what was purged is offered no longer', async () => {
  await api.create('articles', { title: 'Panen' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus artikel ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByRole('button', { name: 'Urungkan' });
  await user.click(screen.getByRole('link', { name: /^Sampah/ }));
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus selamanya' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Hapus selamanya' }));
  await screen.findByText('Artikel dihapus selamanya.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());
});

test('[V-31] a penulis restores, and has no button that purges', async () => {
  const { id } = await api.create('articles', { title: 'Panen' });
  await remove('articles', id);
  await openSignedIn('/articles/sampah', undefined, await addPerson('aisyah', 'penulis'));
  const row = await rowOf('Panen');
  row.getByRole('button', { name: 'Pulihkan' });
  await waitFor(() => expect(row.queryByRole('button', { name: 'Hapus selamanya' })).toBeNull());
});

test('under plain there is no trash: its address leads to the list', async () => {
  server.use(http.get('*/api/articles.php', () => HttpResponse.json([])));
  window.localStorage.setItem('adminUsername', api.username);
  const { router } = openApp('/articles/sampah', 'plain');
  await screen.findByText('Belum ada artikel tersedia.');
  expect(router.state.location.pathname).toBe('/articles');
});
