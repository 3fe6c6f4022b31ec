import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  isDraft,
  keepDraftsOnDevice,
  loseCookie,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { pngFile } from '../../testing/files.ts';
import { bodyField, button, field, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';
import { openDrafts } from '../../writing/drafts.ts';

providerForEachTest();

beforeEach(() => keepDraftsOnDevice());

const drafts = async () => (await openDrafts(api.username, 'articles')).offered();

async function signInAgain({ user }: Awaited<ReturnType<typeof openSignedIn>>) {
  await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  expect(field('Nama pengguna').value).toBe(api.username);
  await user.type(screen.getByLabelText('Kata sandi'), api.password);
  await user.click(button('Masuk'));
}

test('[P19] a session that ends while a new article is written: login over the form, one item', async () => {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(app.user, 'Teks yang panjang');
  loseCookie();
  await app.user.click(button('Terbitkan'));
  await signInAgain(app);
  await rowOf('Panen');
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([
    { title: 'Panen', content: 'Teks yang panjang' },
  ]);
  expect(await drafts()).toEqual([]);
});

test('[P19] a session that ends while an article is edited: login over the form, one save', async () => {
  await api.create('articles', { title: 'Malam khataman', content: 'Isi lama' });
  let puts = 0;
  server.use(
    // Draft or not, it is answered as in every test here.
    http.put('*/api/articles.php/*', async ({ request }) => {
      if (!(await isDraft(request))) puts += 1;
    }),
  );
  const app = await openSignedIn('/articles');
  await app.user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  await typeIntoBody(app.user, ' dan baru');
  loseCookie();
  await app.user.click(button('Simpan Perubahan'));
  await signInAgain(app);
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]).toMatchObject({ content: 'Isi lama dan baru', version: 2 });
  expect(puts).toBe(2);
});

test('[P19] signing in later offers the draft', async () => {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(app.user, 'Teks');
  loseCookie();
  await app.user.click(button('Terbitkan'));
  await app.user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
  await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
  await app.user.type(screen.getByLabelText('Nama pengguna'), api.username);
  await app.user.type(screen.getByLabelText('Kata sandi'), api.password);
  await app.user.click(button('Masuk'));
  await screen.findByText(/dimuat kembali/);
  expect((await bodyField()).textContent).toBe('Teks');
  expect(await stored('articles')).toEqual([]);
});

test('a draft survives a closed tab, and can be discarded', async () => {
  const first = await openSignedIn('/articles');
  await first.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  first.unmount();
  await waitFor(async () => expect(await drafts()).toHaveLength(1));
  const { user } = openApp('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByText(/dimuat kembali/);
  expect(field('Judul').value).toBe('Panen');
  await user.click(button('Buang tulisan ini'));
  expect(field('Judul').value).toBe('');
  await waitFor(async () => expect(await drafts()).toEqual([]));
});

test('drafts and saving work without https, without Web Locks and randomUUID', async () => {
  Object.assign(navigator, { locks: undefined });
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('only over https');
  });
  const first = await openSignedIn('/articles');
  await first.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  first.unmount();
  const { user } = openApp('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', content: 'Teks' }]);
});

test('the toast brings a discarded text back, open or offered', async () => {
  await api.create('articles', { title: 'Malam khataman' });
  const first = await openSignedIn('/articles');
  await first.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  first.unmount();
  const { user } = openApp('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await user.click(await screen.findByRole('button', { name: 'Buang tulisan ini' }));
  await user.click(button('Urungkan'));
  expect(field('Judul').value).toBe('Panen');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());

  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await screen.findByRole('heading', { level: 1, name: 'Prestasi' });
  await user.click(screen.getByRole('link', { name: 'Artikel' }));
  await user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  await user.click(await screen.findByRole('button', { name: 'Buang' }));
  expect(screen.queryByText(/Tulisan baru/)).toBeNull();
  expect(await drafts()).toEqual([]);
  await user.click(button('Urungkan'));
  await screen.findByText(/Tulisan baru/);
  expect(await drafts()).toMatchObject([{ values: { title: 'Panen' } }]);
});

test('opening another form offers the unsaved text as a draft at once', async () => {
  await api.create('articles', { title: 'Malam khataman' });
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  await screen.findByText(/Tulisan baru/);
  await user.type(field('Judul'), ' raya');
  await user.click(button('Lanjutkan'));
  expect(field('Judul').value).toBe('Panen');
  await screen.findByText(/Perubahan pada/);
  await user.click(button('Lanjutkan'));
  expect(field('Judul').value).toBe('Malam khataman raya');
});

test.each([
  ['another screen', ['Pengumuman']],
  ['the same screen, come back to', ['Pengumuman', 'Artikel']],
])('the toast brings a cancelled text back from %s', async (_, links) => {
  await api.create('articles', { title: 'Malam khataman' });
  const { user, router } = await openSignedIn('/articles');
  await user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Judul'), ' raya');
  await user.click(button('Batal'));
  for (const name of links) {
    await user.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { level: 1, name });
  }
  await user.click(button('Urungkan'));
  await screen.findByText(/dimuat kembali/);
  expect(field('Judul').value).toBe('Malam khataman raya');
  expect(router.state.location.pathname).toMatch(/^\/articles\/\d+$/);
});

test('a browser that refuses storage gets a warning in the save bar', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await screen.findByText(/^Draf tidak dapat disimpan .* Simpanlah sebelum menutup halaman\.$/);
});

test('an unchanged form leaves no draft', async () => {
  await api.create('articles', { title: 'Malam khataman' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Judul'), 'x{Backspace}');
  await user.click(button('Batal'));
  expect(screen.queryByText('Perubahan dibatalkan.')).toBeNull();
  expect(await drafts()).toEqual([]);
});

test('a save that succeeds after its page was left drops the draft', async () => {
  const response = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/articles.php', async () => {
      await response.promise;
      return new HttpResponse(null, { status: 201 });
    }),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await screen.findByRole('heading', { level: 1, name: 'Prestasi' });
  response.resolve();
  await screen.findByText('Artikel disimpan.');
  await waitFor(async () => expect(await drafts()).toEqual([]));
});

test('leaving with unsaved text asks, and the draft is offered on return', async () => {
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await user.click(await screen.findByRole('button', { name: 'Tetap di sini' }));
  expect(field('Judul').value).toBe('Panen');
  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await user.click(await screen.findByRole('button', { name: 'Tinggalkan' }));
  await screen.findByRole('heading', { level: 1, name: 'Prestasi' });
  await user.click(screen.getByRole('link', { name: 'Artikel' }));
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(field('Judul').value).toBe('Panen');
});

test('the browser asks too before it closes a tab with unsaved text', async () => {
  const { user } = await openSignedIn('/articles');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await screen.findByLabelText('Judul');
  expect(leave()).toBe(false);
  await user.type(field('Judul'), 'Panen');
  expect(leave()).toBe(true);
  await user.click(button('Batal'));
  expect(leave()).toBe(false);
});

test('[P19] an upload waits for the login and is sent again', async () => {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  loseCookie();
  await app.user.upload(screen.getByLabelText('Pilih gambar'), await pngFile());
  await signInAgain(app);
  await waitFor(() => expect(field('Alamat gambar di internet').value).toMatch(/\/uploads\//));
  expect(field('Judul').value).toBe('Panen');
});

test('[P19] another account that signs in over the form neither saves nor sees the text', async () => {
  const app = await openSignedIn('/articles');
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(app.user, 'Teks');
  loseCookie();
  await app.user.click(button('Terbitkan'));
  await screen.findByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  server.use(
    http.post('*/api/admin.php/login', () => HttpResponse.json({ username: 'kepala' })),
    http.get('*/api/admin.php/session', () => HttpResponse.json({ username: 'kepala' })),
    http.get('*/api/requests.php', () => HttpResponse.json([])),
  );
  await app.user.type(screen.getByLabelText('Kata sandi'), 'x');
  await app.user.click(button('Masuk'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(field('Judul').value).toBe(''));
  expect(await stored('articles')).toEqual([]);
  await waitFor(async () => expect(await drafts()).toHaveLength(1));
});

test('a save that fails after its page was left shows a toast and keeps the draft', async () => {
  const response = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/articles.php', async () => {
      await response.promise;
      return HttpResponse.json({ message: 'Penyimpanan penuh.' }, { status: 507 });
    }),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await user.click(screen.getByRole('link', { name: 'Prestasi' }));
  await screen.findByRole('heading', { level: 1, name: 'Prestasi' });
  response.resolve();
  await screen.findByText(/Penyimpanan penuh/);
  await user.click(screen.getByRole('link', { name: 'Artikel' }));
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect(field('Judul').value).toBe('Panen');
});
