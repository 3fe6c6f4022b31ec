import { screen, waitFor, within } from '@testing-library/react';
import { createStore, entries } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  keepDraftsOnDevice,
  loseAnswer,
  onPublish,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { bodyField, button, field, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/articles.php';

beforeEach(() => keepDraftsOnDevice());

async function edit(facts: object) {
  const item = await api.create('articles', { title: 'Malam khataman', content: 'Isi', ...facts });
  const app = await openSignedIn('/articles');
  await app.user.click((await rowOf('Malam khataman')).getByRole('button', { name: 'Ubah' }));
  return { ...app, item };
}

test('[D09] a concurrent edit shows both versions and merges them field by field', async () => {
  const { user, item } = await edit({ author: 'Redaksi' });
  await typeIntoBody(user, ' saya');
  await user.type(field('Judul'), ' ramai');
  await elsewhere('PUT', `/articles.php/${item.id}`, {
    ...item,
    title: 'Malam khatam',
    author: 'Ustazah',
  });
  await user.click(button('Simpan Perubahan'));
  const dialog = within(await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ }));
  const choice = (name: string, side: string) =>
    within(dialog.getByRole('group', { name })).getByRole<HTMLInputElement>('radio', {
      name: new RegExp(side),
    });
  expect(choice('Penulis', 'Anda di perangkat lain, hari ini').checked).toBe(true);
  expect(choice('Isi', 'Versi Anda').checked).toBe(true);
  await user.click(choice('Judul', 'Anda di perangkat lain'));
  await user.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]).toMatchObject({
    title: 'Malam khatam',
    content: 'Isi saya',
    author: 'Ustazah',
    version: 3,
  });
});

test('[D09] an item that is read again under its open form still conflicts', async () => {
  const { user, item, services } = await edit({});
  await typeIntoBody(user, ' saya');
  await elsewhere('PUT', `/articles.php/${item.id}`, { ...item, content: 'Isi mereka' });
  await services.queryClient.invalidateQueries();
  expect((await bodyField()).textContent).toBe('Isi saya');
  await user.click(button('Simpan Perubahan'));
  await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ });
  expect((await stored('articles'))[0]?.content).toBe('Isi mereka');
});

test('[D09] closing the merge dialog keeps the text and overwrites nothing', async () => {
  const { user, item } = await edit({});
  await typeIntoBody(user, ' saya');
  await elsewhere('PUT', `/articles.php/${item.id}`, { ...item, content: 'Isi mereka' });
  await user.click(button('Simpan Perubahan'));
  await user.click(await screen.findByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await bodyField()).textContent).toBe('Isi saya');
  expect((await stored('articles'))[0]?.content).toBe('Isi mereka');
});

test('[D09] a draft continued later still conflicts with versions newer than its own', async () => {
  const first = await edit({});
  await typeIntoBody(first.user, ' saya');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  first.unmount();
  await elsewhere('PUT', `/articles.php/${first.item.id}`, {
    ...first.item,
    content: 'Isi mereka',
  });
  const { user } = openApp('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await user.click(button('Simpan Perubahan'));
  await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ });
});

test('retrying a PUT whose response was lost does not conflict with itself', async () => {
  const { user } = await edit({});
  onPublish(loseAnswer);
  await typeIntoBody(user, ' saya');
  await user.click(button('Simpan Perubahan'));
  await user.click(await screen.findByRole('button', { name: 'Coba Lagi' }));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]).toMatchObject({ content: 'Isi saya', version: 2 });
});

test('what is typed after an edit whose response was lost does not conflict with that edit', async () => {
  const { user } = await edit({});
  onPublish(loseAnswer);
  await typeIntoBody(user, ' saya');
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Gagal menyimpan data');
  await typeIntoBody(user, ' lagi');
  await user.click(button('Coba Lagi'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]).toMatchObject({ content: 'Isi saya lagi', version: 3 });
});

test('[D09] an edit that is in doubt still conflicts with what somebody else saved after it', async () => {
  const { user, item } = await edit({});
  onPublish(loseAnswer);
  await typeIntoBody(user, ' saya');
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Gagal menyimpan data');
  await elsewhere('PUT', `/articles.php/${item.id}`, { ...item, content: 'Isi mereka' });
  await user.click(button('Coba Lagi'));
  const dialog = within(await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ }));
  expect((await stored('articles'))[0]?.content).toBe('Isi mereka');
  await user.click(dialog.getByRole('radio', { name: /Versi Anda/ }));
  await user.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]).toMatchObject({ content: 'Isi saya', version: 4 });
});

test('a submission is stored on the device before its first call', async () => {
  const { user, item } = await edit({});
  let onDisk: unknown;
  server.use(
    http.put(`${listCall}/*`, async ({ request }) => {
      onDisk = (await entries(createStore('pesantren-admin', 'drafts'))).map(([, draft]) => draft);
      return answer(request);
    }),
  );
  // Nothing is typed, so that no draft was stored before.
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect(onDisk).toMatchObject([{ id: item.id, version: 1, values: { title: 'Malam khataman' } }]);
});

test('[D10] retrying a POST whose response was lost creates one item, with the newest text', async () => {
  onPublish(loseAnswer);
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await screen.findByText('Gagal menyimpan data');
  await typeIntoBody(user, ' lagi');
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', content: 'Teks lagi' }]);
});

test('[P21] an article deleted elsewhere: its text can be copied or saved as a new one', async () => {
  const { user, item } = await edit({});
  await typeIntoBody(user, ' dan baru');
  await elsewhere('DELETE', `/articles.php/${item.id}`);
  await user.click(button('Simpan Perubahan'));
  await screen.findByRole('dialog', { name: 'Data sudah dihapus' });
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(button('Salin teks'));
  expect(copy).toHaveBeenCalledWith(expect.stringContaining('Isi:\nIsi dan baru'));
  await user.click(button('Simpan sebagai baru'));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ content: 'Isi dan baru' }]);
});

test('[P21] the draft of a deleted article becomes a new one', async () => {
  const first = await edit({});
  await typeIntoBody(first.user, ' dan baru');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  first.unmount();
  await elsewhere('DELETE', `/articles.php/${first.item.id}`);
  const { user } = openApp('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  expect((await bodyField()).textContent).toBe('Isi dan baru');
  await user.click(button('Terbitkan'));
  await rowOf('Malam khataman');
});

test('[P20] [P22] a transient failure offers a retry, and the network’s return is announced', async () => {
  onPublish(() => HttpResponse.error());
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Terbitkan'));
  await screen.findByText(/Tidak dapat terhubung ke server/);
  window.dispatchEvent(new Event('online'));
  await screen.findByText(/Sambungan sudah kembali/);
  expect(await stored('articles')).toEqual([]);
  const limit = { status: 429, headers: { 'Retry-After': '30' } };
  const body = { message: 'Terlalu banyak permintaan.', code: 'too-many-requests' };
  onPublish(() => HttpResponse.json(body, limit));
  await user.click(button('Coba Lagi'));
  await screen.findByText(/Terlalu banyak permintaan/);
  await user.click(button('Coba Lagi'));
  await rowOf('Panen');
  expect(await stored('articles')).toHaveLength(1);
});

test('[P14] under plain no key is sent, and a lost response warns of a duplicate', async () => {
  server.use(
    http.get(listCall, () => HttpResponse.json([])),
    http.post(listCall, ({ request }) => {
      expect(request.headers.get('Idempotency-Key')).toBeNull();
      return HttpResponse.error();
    }),
  );
  window.localStorage.setItem('adminUsername', 'kepala');
  const { user } = openApp('/articles', 'plain');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Teks');
  await user.click(button('Tambah'));
  await screen.findByText(/periksa daftar sebelum mencoba lagi/);
});
