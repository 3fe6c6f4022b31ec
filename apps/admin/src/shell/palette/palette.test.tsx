import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  keepDraftsOnDevice,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { bodyField, field, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

type App = Awaited<ReturnType<typeof openSignedIn>>;

const named = { name: 'Cari bagian atau tulisan' };

async function openPalette({ user }: Pick<App, 'user'>) {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', named);
}

// A list behind the palette has a native choice of its own.
const options = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.tagName !== 'OPTION')
    .map((option) => option.textContent);
const active = () =>
  screen.getByRole('option', { selected: true, name: (_, { tagName }) => tagName !== 'OPTION' })
    .textContent;

test('Ctrl+K opens the palette, again or Escape closes it, and the keyboard is back where it was', async () => {
  const app = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  const search = screen.getByRole('searchbox');
  search.focus();
  const input = await openPalette(app);
  await waitFor(() => expect(document.activeElement).toBe(input));
  await app.user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(screen.queryByRole('combobox', named)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(search));
  await openPalette(app);
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', named)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(search));
});

test('[F-112] what is typed before the palette is there is asked of it, not written into the text below', async () => {
  const app = await openSignedIn('/articles/new');
  const title = await screen.findByLabelText('Judul');
  title.focus();
  await app.user.keyboard('{Control>}k{/Control}gelombang');
  const input = await screen.findByRole('combobox', named);
  await waitFor(() => expect(document.activeElement).toBe(input));
  await waitFor(() => expect(input).toHaveProperty('value', 'gelombang'));
  expect(title).toHaveProperty('value', '');
  await app.user.keyboard(' baru');
  expect(input).toHaveProperty('value', 'gelombang baru');
  await app.user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(title));
  await app.user.keyboard('Panen');
  expect(title).toHaveProperty('value', 'Panen');
});

test('[F-112] its keys pressed twice while the code loads open one palette, and none is left that takes what is typed', async () => {
  const app = await openSignedIn('/articles/new');
  const title = await screen.findByLabelText('Judul');
  title.focus();
  const press = { key: 'k', code: 'KeyK', ctrlKey: true };
  fireEvent.keyDown(title, press);
  fireEvent.keyDown(title, press);
  const input = await screen.findByRole('combobox', named);
  await waitFor(() => expect(document.activeElement).toBe(input));
  const overlay = document.querySelector('.mantine-Spotlight-overlay');
  await app.user.click(overlay as Element);
  await waitFor(() => expect(screen.queryByRole('combobox', named)).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(title));
  await app.user.keyboard('Panen');
  expect(title).toHaveProperty('value', 'Panen');
});

test('arrows go round, and what Enter picks is named to a screen reader', async () => {
  const app = await openSignedIn('/articles');
  const input = await openPalette(app);
  expect(active()).toBe('Tulis artikel baru');
  await app.user.keyboard('{ArrowUp}');
  expect(active()).toBe('Keluar');
  await app.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Tulis pengumuman baru');
  const id = input.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Tulis pengumuman baru');
  await app.user.keyboard('{Enter}');
  await screen.findByRole('form', { name: 'Pengumuman baru' });
  expect(app.router.state.location.pathname).toBe('/announcements/new');
  expect(app.router.state.location.state).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(field('Judul')));
});

test.each([
  ['galeri buka', '/gallery', 'Galeri'],
  ['kata sandi', '/akun', 'Akun'],
  ['sampah prestasi', '/prestasi/sampah', 'Sampah prestasi'],
])('"%s" leads to %s', async (typed, path, heading) => {
  const app = await openSignedIn('/articles');
  await app.user.type(await openPalette(app), typed);
  await app.user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: heading });
  expect(app.router.state.location.pathname).toBe(path);
});

test('an item is found by its title and opened for editing, under an address of its own', async () => {
  await api.create('articles', { title: 'Panen kopi' });
  await api.create('gallery', { title: 'Panen di sawah' });
  const app = await openSignedIn('/prestasi');
  await app.user.type(await openPalette(app), 'panen');
  await waitFor(() => expect(options()).toEqual(['Panen kopiArtikel', 'Panen di sawahFoto']));
  await app.user.click(screen.getByRole('option', { name: /Panen di sawah/ }));
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  expect(field('Judul').value).toBe('Panen di sawah');
  const { id } = (await stored('gallery'))[0] ?? {};
  const { pathname, search } = app.router.state.location;
  expect(pathname + search).toBe(`/gallery/${id}`);
});

test('the provider is asked once typing rests, for five of a resource; names come before bodies', async () => {
  await api.create('articles', { title: 'Panen raya' });
  for (const title of ['Satu', 'Dua', 'Tiga']) {
    await api.create('articles', { title, content: 'Sesudah panen.' });
  }
  const calls: string[] = [];
  server.use(
    http.get('*/api/articles.php', ({ request }) => {
      calls.push(new URL(request.url).search);
      return answer(request);
    }),
  );
  const app = await openSignedIn('/prestasi');
  await app.user.type(await openPalette(app), 'panen');
  await waitFor(() =>
    expect(options()).toEqual(['Panen rayaArtikel', 'TigaArtikel', 'DuaArtikel', 'SatuArtikel']),
  );
  expect(calls).toContain('?limit=5&q=panen&fields=summary&state=all');
  // What is typed on narrows what is there, and what Enter picks always has been asked for.
  await app.user.type(screen.getByRole('combobox', named), ' raya');
  await waitFor(() => expect(options()).toEqual(['Panen rayaArtikel']));
});

test('a carousel picture is found by its alternative text', async () => {
  await api.create('carousel', { src: 'https://contoh.sch.id/a.jpg', alt: 'Surau pagi' });
  const app = await openSignedIn('/prestasi');
  await app.user.type(await openPalette(app), 'surau');
  await waitFor(() => expect(options()).toEqual(['Surau pagiGambar berganti']));
});

test('on its own screen an item opens as well, whatever the list shows', async () => {
  await api.create('prestasi', { prestasi: 'Juara panahan' });
  const app = await openSignedIn('/prestasi?q=tidak-ada');
  await app.user.type(await openPalette(app), 'panahan');
  await app.user.click(await screen.findByRole('option', { name: /Juara panahan/ }));
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  expect(field('Deskripsi prestasi').value).toBe('Juara panahan');
});

test('text that is not saved is asked about before a command leaves it', async () => {
  // The draft of a slow hand is on the server, under an address of its own.
  keepDraftsOnDevice();
  const app = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  await app.user.type(field('Judul'), 'Belum selesai');
  await typeIntoBody(app.user, 'Isi');
  expect((await bodyField()).textContent).toBe('Isi');
  await app.user.type(await openPalette(app), 'galeri buka');
  await app.user.keyboard('{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan tulisan ini?' });
  expect(app.router.state.location.pathname).toBe('/articles/new');
  // A question that is open is answered first.
  await app.user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('combobox', named)).toBeNull();
  await app.user.click(within(question).getByRole('button', { name: 'Tetap di sini' }));
  expect(field('Judul').value).toBe('Belum selesai');
});

test('"Tulis artikel baru" keeps a new article that is being written', async () => {
  // Once a slow hand's draft is on the server, a new article is another one.
  keepDraftsOnDevice();
  const app = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  await app.user.type(field('Judul'), 'Belum selesai');
  await app.user.type(await openPalette(app), 'tulis artikel{Enter}');
  await waitFor(() => expect(screen.queryByRole('combobox', named)).toBeNull());
  expect(field('Judul').value).toBe('Belum selesai');
});

test('lists that do not come are said, and the commands stay', async () => {
  const app = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  server.use(http.get('*/gallery_items.php', () => new HttpResponse(null, { status: 500 })));
  await app.user.type(await openPalette(app), 'galeri');
  await screen.findByText('Sebagian daftar tidak dapat dimuat. Tutup, lalu cari lagi.');
  expect(options()).toContain('Galeri');
  await app.user.type(screen.getByRole('combobox', named), 'zzz');
  expect(options()).toEqual([]);
  await app.user.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('combobox', named)).toHaveProperty('value', 'galerizzz');
});

test('the site, the scheme and the way out', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const app = await openSignedIn('/articles');
  await app.user.type(await openPalette(app), 'situs{Enter}');
  expect(open).toHaveBeenCalledWith(api.siteOrigin, '_blank', 'noreferrer');
  await app.user.type(await openPalette(app), 'gelap{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('dark'));
  await app.user.type(await openPalette(app), 'terang{Enter}');
  await waitFor(() => expect(document.documentElement.dataset.mantineColorScheme).toBe('light'));
  await app.user.type(await openPalette(app), 'keluar{Enter}');
  await screen.findByRole('heading', { name: 'Masuk ke halaman admin' });
});

test('? lists the keys, but not while something is typed', async () => {
  const app = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  await app.user.type(screen.getByRole('searchbox'), 'apa?');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'apa?');
  expect(screen.queryByRole('dialog')).toBeNull();
  screen.getByRole('searchbox').blur();
  await app.user.keyboard('{Shift>}?{/Shift}');
  const keys = await screen.findByRole('dialog', { name: 'Tombol pintas' });
  within(keys).getByText('Simpan formulir yang terbuka');
  within(keys).getByText(/^Keluar dari daftar atau tabel/);
  await app.user.click(within(keys).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.user.type(await openPalette(app), 'pintas{Enter}');
  await screen.findByRole('dialog', { name: 'Tombol pintas' });
});

test('the button opens it by hand; under plain it offers no account and no trash', async () => {
  server.use(http.get('*/api/articles.php', () => HttpResponse.json([])));
  window.localStorage.setItem('adminUsername', api.username);
  const { user } = openApp('/articles', 'plain');
  await user.click(await screen.findByRole('button', { name: 'Cari atau buka' }));
  const input = await screen.findByRole('combobox', named);
  expect(options()).not.toContain('Akun');
  await user.type(input, 'sampah');
  await screen.findByText('Tidak ada yang cocok.');
});

test('[F-112] the palette leads to a card of the school by its name', async () => {
  const app = await openSignedIn('/articles');
  await openPalette(app);
  await app.user.keyboard('gelombang');
  await waitFor(() => expect(active()).toBe('Gelombang pendaftaran'));
  await app.user.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'Gelombang pendaftaran' });
});
