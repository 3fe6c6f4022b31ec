import { defaultClock } from '@pesantren/content/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { button, rowNames, rowOf, stored } from '../../testing/screen.ts';
import { announce } from '../../testing/setup.ts';

providerForEachTest();

const listCall = '*/api/articles.php';
const itemCall = '*/api/articles.php/*';

test('[M-04] the list shows what matters of each article, newest first', async () => {
  await api.create('articles', { title: 'Lama', date: '12 Januari 2025' });
  await api.create('articles', {
    title: 'Baru',
    author: 'Redaksi',
    read_time: '4 menit',
    category: 'Tahfidz',
    date: '18 Oktober 2026',
  });
  await openSignedIn('/articles');
  const row = await rowOf('Baru');
  row.getByText('Redaksi · 4 menit baca');
  row.getByText('Tahfidz');
  row.getByText('18 Okt 2026');
  row.getByRole('button', { name: 'Ubah' });
  row.getByRole('button', { name: 'Hapus' });
  expect(rowNames()).toEqual(['Baru', 'Lama']);
  screen.getByText('2 artikel');
});

test.each([
  ['title', 'panen raya'],
  ['excerpt', 'ringkas sekali'],
  ['content', 'paragraf kedua'],
  ['author', 'bidang bahasa'],
  ['category', 'tahfidz'],
] as const)('[M-09] the search covers the %s, whatever the case', async (field, text) => {
  await api.create('articles', {
    title: 'Yang dicari',
    [field]: `awal ${text.toUpperCase()} akhir`,
  });
  await api.create('articles', { title: 'Yang lain' });
  const { user } = await openSignedIn('/articles');
  await screen.findByText('2 artikel');
  await user.type(screen.getByRole('searchbox', { name: 'Cari artikel' }), text);
  await screen.findByText('1 dari 2 artikel');
  expect(rowNames()).toHaveLength(1);
  expect(rowNames()[0]).not.toBe('Yang lain');
});

test('[M-09] the search covers no other field; nothing found has its own words', async () => {
  await api.create('articles', {
    date: '17 Agustus 2026',
    read_time: '9 menit',
    image_alt: 'sawah',
  });
  const { user } = await openSignedIn('/articles');
  await screen.findByText('1 artikel');
  for (const text of ['agustus', '9 menit', 'sawah']) {
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox'), text);
    await screen.findByText('Tidak ada artikel yang sesuai dengan filter.');
  }
});

test('[L-01] loading, then empty', async () => {
  await openSignedIn('/articles');
  await screen.findByText('Memuat daftar…');
  await screen.findByText('Belum ada artikel tersedia.');
  expect(screen.queryByText('Memuat daftar…')).toBeNull();
});

test('[L-01] a failed list says so and "Coba Lagi" loads it', async () => {
  await api.create('articles', { title: 'Panen' });
  const { services } = await openSignedIn('/prestasi');
  server.use(http.get(listCall, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSignedIn('/articles');
  const words = await screen.findByText('Gagal memuat data artikel');
  expect(words.closest('[role=alert]')).not.toBeNull();
  expect(rowNames()).toEqual([]);
  server.resetHandlers();
  services.queryClient.clear();
  await user.click(button('Coba Lagi'));
  await rowOf('Panen');
  expect(screen.queryByText('Gagal memuat data artikel')).toBeNull();
});

test('[P03] a list that fails to refetch stays (stale-if-error)', async () => {
  await api.create('articles', { title: 'Panen' });
  const { services } = await openSignedIn('/articles');
  await rowOf('Panen');
  server.use(http.get(listCall, () => new HttpResponse('[{"id":', { status: 200 })));
  await services.queryClient.invalidateQueries({ queryKey: ['articles'] });
  await screen.findByText('Gagal memuat data artikel');
  await rowOf('Panen');
});

test('[P06] an article of nulls shows no "null", and one bad item is left out', async () => {
  announce(/Item dari penyedia dilewati/);
  const items = [{ id: 5, title: null, date: null, image: null, author: null }, { judul: 'rusak' }];
  server.use(http.get(listCall, () => HttpResponse.json(items)));
  await openSignedIn('/articles');
  await rowOf('Tanpa judul');
  expect(rowNames()).toEqual(['Tanpa judul']);
  expect(document.body.textContent).not.toMatch(/null|undefined|Invalid/);
});

test('[M-08] deleting asks its exact question, with the focus on Batal', async () => {
  await api.create('articles', { title: 'Panen' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus artikel ini?' }));
  dialog.getByText('Panen');
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Batal' })),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await stored('articles')).toHaveLength(1);
});

test('[M-08] a confirmed deletion removes the article and says so', async () => {
  await api.create('articles', { title: 'Panen' });
  await api.create('articles', { title: 'Khataman' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Artikel dihapus.');
  await waitFor(() => expect(rowNames()).toEqual(['Khataman']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await stored('articles')).toHaveLength(1);
});

test('[M-08] deleting the article that is being edited closes its form', async () => {
  await api.create('articles', { title: 'Panen' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  (await rowOf('Panen')).getByText(/sedang diubah/);
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Belum ada artikel tersedia.');
  expect(screen.queryByRole('button', { name: 'Simpan Perubahan' })).toBeNull();
});

test('[L-03] a failed deletion says "Gagal menghapus data" and why; the article stays', async () => {
  await api.create('articles', { title: 'Panen' });
  server.use(
    http.delete(itemCall, () => HttpResponse.json({ message: 'Sedang dipakai.' }, { status: 409 })),
  );
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Gagal menghapus data. Sedang dipakai.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await rowOf('Panen');
});

test('[M-04] a list that comes back into sight a day later counts the days anew', async () => {
  await api.create('articles', { title: 'Panen raya', date: defaultClock.isoDay(new Date()) });
  await openSignedIn('/articles');
  await screen.findByText('hari ini');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('kemarin');
});
