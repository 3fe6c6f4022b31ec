import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  loseCookie,
  openApp,
  openSignedIn,
  server,
} from '../../testing/app.tsx';
import { button, field, rowOf, stored } from '../../testing/screen.ts';

async function signIn({ user }: Awaited<ReturnType<typeof openSignedIn>>) {
  await screen.findByText(/Sesi Anda berakhir/);
  await user.type(screen.getByLabelText('Nama pengguna'), api.username);
  await user.type(screen.getByLabelText('Kata sandi'), api.password);
  await user.click(button('Masuk'));
}

test('[P19] a session that ends while a new article is written costs no word', async () => {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await app.user.type(field('Isi'), 'Teks yang panjang');
  loseCookie();
  await app.user.click(button('Tambah'));
  await signIn(app);
  await screen.findByText(/dimuat kembali/);
  expect(field('Judul').value).toBe('Panen');
  expect(field('Isi').value).toBe('Teks yang panjang');
  await app.user.click(button('Tambah'));
  await rowOf('Panen');
  expect(await stored('articles')).toHaveLength(1);
  expect(screen.queryByText(/dimuat kembali/)).toBeNull();
});

test('[P19] the same while an article is edited: its text is offered back', async () => {
  await api.create('articles', { title: 'Malam khataman', content: 'Isi lama' });
  const app = await openSignedIn('/articles');
  await app.user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Edit' }));
  await app.user.type(field('Isi'), ' dan baru');
  loseCookie();
  await app.user.click(button('Simpan Perubahan'));
  await signIn(app);
  await app.user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(field('Isi').value).toBe('Isi lama dan baru');
  await app.user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.content).toBe('Isi lama dan baru');
});

test('a draft survives a closed tab, and can be thrown away', async () => {
  const first = await openSignedIn('/articles');
  await first.user.type(await screen.findByLabelText('Judul'), 'Panen');
  first.unmount();
  const { user } = openApp('/articles');
  await screen.findByText(/dimuat kembali/);
  expect(field('Judul').value).toBe('Panen');
  await user.click(button('Buang tulisan ini'));
  expect(field('Judul').value).toBe('');
  expect(window.localStorage).toHaveLength(1);
});

test('a form that was only looked at leaves no draft', async () => {
  await api.create('articles', { title: 'Malam khataman' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Edit' }));
  await user.type(field('Judul'), 'x{Backspace}');
  await user.click(button('Batal'));
  expect(screen.queryByText('Perubahan dibatalkan.')).toBeNull();
  expect(window.localStorage).toHaveLength(1);
});

test('[P21] an article deleted elsewhere lends its text to a new one', async () => {
  const { id } = await api.create('articles', { title: 'Malam khataman', content: 'Isi' });
  const app = await openSignedIn('/articles');
  await app.user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Edit' }));
  await app.user.type(field('Isi'), ' dan baru');
  const request = new Request(`${api.url}/articles.php/${id}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json' },
  });
  expect((await api.fetch(api.asAdmin(request))).status).toBe(204);
  await app.user.click(button('Simpan Perubahan'));
  await screen.findByText('Gagal menyimpan data');
  expect(field('Isi').value).toBe('Isi dan baru');
  app.unmount();

  const { user } = openApp('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(field('Isi').value).toBe('Isi dan baru');
  await user.click(button('Tambah'));
  await rowOf('Malam khataman');
});

test('a save that ends after its screen was left drops the draft all the same', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(
    http.post('*/api/articles.php', async () => {
      await held;
      return new HttpResponse(null, { status: 201 });
    }),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await user.type(field('Isi'), 'Teks');
  await user.click(button('Tambah'));
  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await screen.findByRole('heading', { level: 1, name: 'Prestasi' });
  finish();
  await screen.findByText('Artikel disimpan.');
  await waitFor(() => expect(window.localStorage).toHaveLength(1));
});
