import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { button, field, rowNames, rowOf } from '../../testing/screen.ts';

providerForEachTest();

/** The pages as a session has them, unpublished ones too. */
async function stored(): Promise<object[]> {
  const headers = { 'X-API-Key': api.key };
  const response = await answer(new Request(`${api.url}/pages.php`, { headers }));
  return (await response.json()) as object[];
}

const fresh = { content: 'Isi.', in_footer: false, published: true };

test('[W-06] a new page is in no footer and last, unless the form says otherwise', async () => {
  await api.create('pages', { ...fresh, title: 'Lama', order: 30 });
  const { user } = await openSignedIn('/pages');
  await user.type(await screen.findByLabelText('Judul'), 'Aturan kunjungan');
  await screen.findByText('/halaman/aturan-kunjungan');
  expect(field('Tampilkan di kaki situs').checked).toBe(false);
  await user.click(field('Tampilkan di kaki situs'));
  await user.click(await screen.findByRole('textbox', { name: 'Isi' }));
  await user.paste('Ahad pertama.');
  await user.click(button('Terbitkan'));
  (await rowOf('Aturan kunjungan')).getByText('Terbit');
  expect(await stored()).toMatchObject([
    { title: 'Lama' },
    { title: 'Aturan kunjungan', order: 40, in_footer: true, published: true },
  ]);
});

test('[W-06] Edit shows the page as it is stored; its address stays under another title', async () => {
  await api.create('pages', { ...fresh, title: 'Privasi', order: 7, in_footer: true });
  const { user } = await openSignedIn('/pages');
  await user.click((await rowOf('Privasi')).getByRole('button', { name: 'Ubah' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Urutan')).value).toBe('7');
  expect(field('Tampilkan di kaki situs').checked).toBe(true);
  await user.type(field('Judul'), ' Anda');
  screen.getByText('/halaman/privasi');
  await user.clear(field('Urutan'));
  await user.type(field('Urutan'), 'satu');
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Urutan harus bilangan bulat 0 sampai 9.999.');
  await user.clear(field('Urutan'));
  await user.type(field('Urutan'), '8');
  await user.click(button('Simpan Perubahan'));
  await rowOf('Privasi Anda');
  expect(await stored()).toMatchObject([
    { title: 'Privasi Anda', slug: 'privasi', order: 8, in_footer: true, published: true },
  ]);
});

test('[W-02] the list marks what is not published', async () => {
  await api.create('pages', { ...fresh, title: 'Umum', order: 1 });
  await api.create('pages', { ...fresh, title: 'Rancangan', order: 2, published: false });
  await openSignedIn('/pages');
  const [open, draft] = [await rowOf('Umum'), await rowOf('Rancangan')];
  expect(rowNames()).toEqual(['Umum', 'Rancangan']);
  open.getByText('Terbit');
  draft.getByText('Belum terbit');
});

test('[M-08] deleting asks "Hapus halaman ini?" and then deletes', async () => {
  await api.create('pages', { ...fresh, title: 'Privasi' });
  const { user } = await openSignedIn('/pages');
  await user.click((await rowOf('Privasi')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus halaman ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Halaman dihapus.');
  await screen.findByText('Belum ada halaman.');
  expect(await stored()).toEqual([]);
});

test('[W-04] without the extension there is no such screen, and nobody asks for it', async () => {
  let calls = 0;
  const none = () => {
    calls += 1;
    return HttpResponse.json([]);
  };
  server.use(http.all('*/api/pages.php', none), http.all('*/api/pages.php/*', none));
  const { router } = await openSignedIn('/pages', 'plain');
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(router.state.location.pathname).toBe('/articles');
  expect(screen.queryByRole('link', { name: 'Halaman' })).toBeNull();
  expect(calls).toBe(0);
});
