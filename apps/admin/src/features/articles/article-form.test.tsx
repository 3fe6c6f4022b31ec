import { defaultClock } from '@pesantren/content/clock';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import {
  bodyField,
  button,
  clipboard,
  field,
  rowOf,
  stored,
  typeIntoBody,
} from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/articles.php';
const itemCall = '*/api/articles.php/*';

test('[M-04] the form is one line, and expands when clicked', async () => {
  const before = defaultClock.formatDate(new Date());
  const { user } = await openSignedIn('/articles');
  const title = await screen.findByLabelText('Judul');
  expect(screen.queryByLabelText('Isi')).toBeNull();
  await user.click(button('Tulis artikel'));
  expect(document.activeElement).toBe(title);
  expect((await bodyField()).textContent).toBe('');
  expect([before, defaultClock.formatDate(new Date())]).toContain(field('Tanggal').value);
});

test('[M-04] a new article is sent and listed, and the form collapses', async () => {
  const before = defaultClock.formatDate(new Date());
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen perdana');
  await typeIntoBody(user, 'Hujan baru reda.');
  await user.type(field('Kategori'), 'Kegiatan');
  await user.click(button('Terbitkan'));
  await rowOf('Panen perdana');
  await screen.findByText('Artikel disimpan.');
  expect(screen.queryByLabelText('Isi')).toBeNull();
  expect(field('Judul').value).toBe('');
  const [item] = await stored('articles');
  expect(item).toMatchObject({
    title: 'Panen perdana',
    content: 'Hujan baru reda.',
    category: 'Kegiatan',
    read_time: '1 menit',
  });
  expect([before, defaultClock.formatDate(new Date())]).toContain(item?.date);
});

test('[E-26] what is written the moment that the editor comes is saved', async () => {
  const { user } = await openSignedIn('/articles');
  await screen.findByLabelText('Judul');
  const writing = new MutationObserver(() => {
    const body = screen.queryByRole('textbox', { name: 'Isi' });
    if (!body) return;
    writing.disconnect();
    fireEvent.paste(body, clipboard({ text: 'Hujan baru reda.' }));
  });
  writing.observe(document.body, { childList: true, subtree: true });
  await user.type(field('Judul'), 'Panen perdana');
  await waitFor(async () => expect((await bodyField()).textContent).toBe('Hujan baru reda.'));
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.content).toBe('Hujan baru reda.');
});

test('[M-05] Edit loads the item, scrolls to the top and shows its two buttons', async () => {
  await api.create('articles', { title: 'Malam khataman', content: 'Isi lama', author: 'Redaksi' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  expect(field('Judul').value).toBe('Malam khataman');
  expect((await bodyField()).textContent).toBe('Isi lama');
  expect(field('Penulis').value).toBe('Redaksi');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(field('Judul'));
  button('Simpan Perubahan');
  button('Batal');
});

test('[M-05] a successful save returns to add mode and reloads the list', async () => {
  const { id } = await api.create('articles', { title: 'Judul lama' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Judul lama')).getByRole('button', { name: 'Ubah' }));
  await user.clear(field('Judul'));
  await user.type(field('Judul'), 'Judul baru');
  await user.click(button('Simpan Perubahan'));
  await rowOf('Judul baru');
  expect(screen.queryByRole('button', { name: 'Simpan Perubahan' })).toBeNull();
  button('Tulis artikel');
  const items = await stored('articles');
  expect(items).toHaveLength(1);
  expect(String(items[0]?.id)).toBe(id);
});

test('[M-05] Batal returns to add mode, changes nothing, and can be undone', async () => {
  keepDraftsOnDevice();
  await api.create('articles', { title: 'Judul lama' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Judul lama')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Judul'), ' yang diketik');
  await user.click(button('Batal'));
  expect(screen.queryByLabelText('Isi')).toBeNull();
  expect(field('Judul').value).toBe('');
  expect((await stored('articles'))[0]?.title).toBe('Judul lama');
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(field('Judul').value).toBe('Judul lama yang diketik');
  button('Simpan Perubahan');
});

test('[M-06] title and content are required, and nothing is sent without them', async () => {
  const { user } = await openSignedIn('/articles');
  await user.click(await screen.findByRole('button', { name: 'Tulis artikel' }));
  await user.click(button('Terbitkan'));
  screen.getByText('Judul wajib diisi.');
  screen.getByText('Isi wajib diisi.');
  expect(document.activeElement).toBe(field('Judul'));
  await user.type(field('Judul'), '   ');
  await user.click(button('Terbitkan'));
  screen.getByText('Judul wajib diisi.');
  expect(await stored('articles')).toEqual([]);
});

test('[L-03] a failed save shows why and leaves the form as it is', async () => {
  server.use(
    http.post(listCall, () =>
      HttpResponse.json({ message: 'Penyimpanan penuh.' }, { status: 507 }),
    ),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks panjang');
  await user.click(button('Terbitkan'));
  const problem = await screen.findByText('Gagal menyimpan data');
  expect(problem.closest('[role=alert]')?.textContent).toContain('Penyimpanan penuh.');
  expect(field('Judul').value).toBe('Panen');
  expect((await bodyField()).textContent).toBe('Teks panjang');
});

test('[P22] without a connection a save fails at once, and succeeds once it is back', async () => {
  server.use(http.post(listCall, () => HttpResponse.error()));
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await screen.findByText('Gagal menyimpan data');
  server.use(http.post(listCall, ({ request }) => answer(request)));
  await user.click(button('Terbitkan'));
  await rowOf('Panen');
});

test('[P16] a provider without PUT: a clear error, nothing shown as saved', async () => {
  await api.create('articles', { title: 'Judul lama' });
  server.use(http.put(itemCall, () => new HttpResponse(null, { status: 405 })));
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Judul lama')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Judul'), ' sekali');
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Gagal menyimpan data');
  expect(field('Judul').value).toBe('Judul lama sekali');
});

test('the errors of a refused input stand at their fields', async () => {
  const body = {
    message: 'Periksa isian.',
    code: 'invalid-field',
    errors: { category: 'Kategori tidak dikenal.' },
  };
  server.use(http.post(listCall, () => HttpResponse.json(body, { status: 422 })));
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await screen.findByText('Kategori tidak dikenal.');
  await waitFor(() => expect(document.activeElement).toBe(field('Kategori')));
});

test('[D10] a second click while saving sends nothing', async () => {
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.dblClick(button('Terbitkan'));
  await rowOf('Panen');
  expect(await stored('articles')).toHaveLength(1);
});

test.each([
  ['no body', () => new HttpResponse(null, { status: 204 })],
  ['text', () => new HttpResponse('OK', { status: 200 })],
  ['a page', () => HttpResponse.html('<p>Tersimpan</p>')],
])('[P04] any 2xx is a success, with %s', async (_, respond) => {
  server.use(http.post(listCall, respond));
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
});

test('[P05] string ids stay strings', async () => {
  const put = vi.fn();
  const item = { id: '0017-ab', title: 'Dari PHP', content: null, image: null, read_time: 3 };
  server.use(
    http.get(listCall, () => HttpResponse.json([item])),
    http.put(itemCall, async ({ request }) => {
      put(new URL(request.url).pathname, await request.json());
      return new HttpResponse('', { status: 200 });
    }),
  );
  window.localStorage.setItem('adminUsername', 'kepala');
  const { user } = openApp('/articles', 'plain');
  await user.click((await rowOf('Dari PHP')).getByRole('button', { name: 'Ubah' }));
  await typeIntoBody(user, 'Akhirnya ada isinya.');
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect(put).toHaveBeenCalledWith(
    '/api/articles.php/0017-ab',
    expect.objectContaining({ title: 'Dari PHP', content: 'Akhirnya ada isinya.', read_time: '3' }),
  );
});
