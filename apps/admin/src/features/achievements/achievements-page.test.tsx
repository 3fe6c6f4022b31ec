import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { button, field, rowNames, rowOf, stored } from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/prestasi.php';

test.each(['2026-10-18', '18 Oktober 2026'])(
  '[M-04] a new achievement of %s is stored as given and shown with its long date',
  async (tanggal) => {
    const { user } = await openSignedIn('/prestasi');
    await user.type(await screen.findByLabelText('Deskripsi prestasi'), 'Juara 1 MTQ');
    await user.clear(field('Tanggal'));
    await user.type(field('Tanggal'), tanggal);
    await user.click(button('Tambah'));
    (await rowOf('Juara 1 MTQ')).getByText('18 Oktober 2026');
    await screen.findByText('Prestasi disimpan.');
    screen.getByText('1 prestasi');
    expect(screen.queryByLabelText('Tanggal')).toBeNull();
    expect((await stored('prestasi'))[0]).toMatchObject({ prestasi: 'Juara 1 MTQ', tanggal });
  },
);

test('[F-113] five achievements of a day take twelve taps: the date stays as it was written', async () => {
  const { user } = await openSignedIn('/articles');
  let taps = 0;
  const tap = async (target: HTMLElement) => {
    taps += 1;
    await user.click(target);
  };
  await tap(await screen.findByRole('link', { name: 'Prestasi' }));
  for (const n of [1, 2, 3, 4, 5]) {
    await tap(await screen.findByLabelText('Deskripsi prestasi'));
    await user.keyboard(`Juara ${n}`);
    if (n === 1) {
      await tap(field('Tanggal'));
      await user.clear(field('Tanggal'));
      await user.keyboard('17 Agustus 2026');
    }
    await tap(button('Tambah'));
    await rowOf(`Juara ${n}`);
    await waitFor(() => expect(screen.queryByLabelText('Tanggal')).toBeNull());
  }
  expect(taps).toBe(12);
  const days = (await stored('prestasi')).map(({ tanggal }) => tanggal);
  expect(days).toEqual(Array(5).fill('17 Agustus 2026'));
});

test('[F-112] Enter sends a short form from its first field, once something is written there', async () => {
  const { user } = await openSignedIn('/prestasi');
  const first = await screen.findByLabelText('Deskripsi prestasi');
  await user.type(first, '{Enter}');
  expect(screen.getByRole('button', { name: 'Tambah' })).toBeDefined();
  await user.type(first, 'Juara pidato{Enter}');
  await rowOf('Juara pidato');
});

test('the form says how the site will show a date', async () => {
  const { user } = await openSignedIn('/prestasi');
  await user.click(await screen.findByRole('button', { name: 'Prestasi baru' }));
  await user.clear(field('Tanggal'));
  await user.type(field('Tanggal'), '18/10/2026');
  screen.getByText('Tampil di situs sebagai 18 Oktober 2026.');
});

test('[P17] an unparsable date is shown as it is, a missing one in words', async () => {
  const items = [
    { id: 1, prestasi: 'Juara umum', tanggal: 'sehabis panen' },
    { id: 2, prestasi: 'Juara harapan', tanggal: null },
  ];
  server.use(http.get(listCall, () => HttpResponse.json(items)));
  await openSignedIn('/prestasi');
  (await rowOf('Juara umum')).getByText('sehabis panen');
  (await rowOf('Juara harapan')).getByText('Tanpa tanggal');
});

test('[M-05] Edit loads the item at the top; a save keeps its id and returns to add mode', async () => {
  const { id } = await api.create('prestasi', { prestasi: 'Juara 1', tanggal: '2026-01-12' });
  const { user } = await openSignedIn('/prestasi');
  await user.click((await rowOf('Juara 1')).getByRole('button', { name: 'Ubah' }));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(field('Deskripsi prestasi'));
  expect(field('Tanggal').value).toBe('2026-01-12');
  await user.type(field('Deskripsi prestasi'), ' silat');
  await user.click(button('Simpan Perubahan'));
  await rowOf('Juara 1 silat');
  button('Prestasi baru');
  const [item, ...others] = await stored('prestasi');
  expect(others).toEqual([]);
  expect(String(item?.id)).toBe(id);
});

test('[M-05] Batal returns to add mode and changes nothing', async () => {
  await api.create('prestasi', { prestasi: 'Juara 1' });
  const { user } = await openSignedIn('/prestasi');
  await user.click((await rowOf('Juara 1')).getByRole('button', { name: 'Ubah' }));
  await user.type(field('Deskripsi prestasi'), ' silat');
  await user.click(button('Batal'));
  expect(field('Deskripsi prestasi').value).toBe('');
  expect((await stored('prestasi'))[0]?.prestasi).toBe('Juara 1');
});

test('[M-06] description and date are required, and nothing is sent without them', async () => {
  const { user } = await openSignedIn('/prestasi');
  await user.click(await screen.findByRole('button', { name: 'Prestasi baru' }));
  await user.clear(field('Tanggal'));
  await user.click(button('Tambah'));
  screen.getByText('Deskripsi prestasi wajib diisi.');
  screen.getByText('Tanggal wajib diisi.');
  await user.type(field('Deskripsi prestasi'), 'Juara 1');
  await user.click(button('Tambah'));
  expect(document.activeElement).toBe(field('Tanggal'));
  expect(await stored('prestasi')).toEqual([]);
});

test('[M-09] the search covers description, date and id, whatever the case', async () => {
  const items = [
    { id: 'a-17', prestasi: 'Juara PANAHAN', tanggal: '2026-01-12' },
    { id: 'b-18', prestasi: 'Juara silat', tanggal: '17 Agustus 2025' },
  ];
  server.use(http.get(listCall, () => HttpResponse.json(items)));
  const { user } = await openSignedIn('/prestasi');
  await rowOf('Juara silat');
  const search = async (text: string, names: string[]) => {
    await user.clear(screen.getByRole('searchbox', { name: 'Cari prestasi' }));
    await user.type(screen.getByRole('searchbox'), text);
    await waitFor(() => expect(rowNames()).toEqual(names));
  };
  await search('panahan', ['Juara PANAHAN']);
  await screen.findByText('1 dari 2 prestasi');
  await search('AGUSTUS', ['Juara silat']);
  await search('A-17', ['Juara PANAHAN']);
  await search('Januari', []);
  await screen.findByText('Tidak ada prestasi yang sesuai dengan pencarian.');
});

test('[L-01] loading, failed, and loaded by "Coba Lagi": empty', async () => {
  server.use(http.get(listCall, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSignedIn('/prestasi');
  await screen.findByText('Memuat daftar…');
  await screen.findByText('Gagal memuat data prestasi');
  server.resetHandlers();
  await user.click(button('Coba Lagi'));
  await screen.findByText('Belum ada data prestasi yang tersedia.');
});

test('[M-08] deleting asks "Hapus prestasi ini?" and then deletes', async () => {
  await api.create('prestasi', { prestasi: 'Juara 1' });
  const { user } = await openSignedIn('/prestasi');
  await user.click((await rowOf('Juara 1')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus prestasi ini?' }));
  dialog.getByText('Juara 1');
  expect(await stored('prestasi')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Prestasi dihapus.');
  await screen.findByText('Belum ada data prestasi yang tersedia.');
  expect(await stored('prestasi')).toEqual([]);
});
