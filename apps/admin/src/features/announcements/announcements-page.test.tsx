import { defaultClock } from '@pesantren/content/clock';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  api,
  HttpResponse,
  http,
  keepDraftsOnDevice,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import {
  bodyField,
  button,
  field,
  rowNames,
  rowOf,
  stored,
  typeIntoBody,
} from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/announcements.php';

const edit = async (title: string) => (await rowOf(title)).getByRole('button', { name: 'Ubah' });

test('[M-04] a new announcement is sent and listed, and the form collapses', async () => {
  const before = defaultClock.formatDate(new Date());
  const { user } = await openSignedIn('/announcements');
  await user.type(await screen.findByLabelText('Judul'), 'Jadwal ujian');
  await typeIntoBody(user, 'Mulai hari Senin.');
  await user.type(field('Kategori'), 'Akademik');
  await user.click(button('Terbitkan'));
  await rowOf('Jadwal ujian');
  await screen.findByText('Pengumuman disimpan.');
  expect(screen.queryByLabelText('Isi')).toBeNull();
  const [item] = await stored('announcements');
  expect(item).toMatchObject({
    title: 'Jadwal ujian',
    content: 'Mulai hari Senin.',
    category: 'Akademik',
    priority: 'Penting',
    pdf_url: '',
  });
  expect([before, defaultClock.formatDate(new Date())]).toContain(item?.date);
});

test('[F-87] a day that the text names is proposed as that of the event, and set by a tap', async () => {
  const { user } = await openSignedIn('/announcements/new');
  await user.type(await screen.findByLabelText('Judul'), 'Kunjungan 6 Desember 2099');
  await typeIntoBody(user, 'Pukul 08.00.');
  await screen.findByText(/^Acaranya 6 Desember 2099\?/);
  expect(field('Tanggal acara').value).toBe('');
  await user.click(button('Jadikan tanggal acara'));
  expect(field('Tanggal acara').value).toBe('6 Desember 2099');
  expect(screen.queryByText(/^Acaranya/)).toBeNull();
  screen.getByText(/^Tanggal acara: 6 Desember 2099\./);
  await user.type(field('Jam acara'), '08.00–12.00 WIB');
  await user.click(button('Terbitkan'));
  await rowOf('Kunjungan 6 Desember 2099');
  const event = { event_date: '2099-12-06', event_time: '08.00–12.00 WIB' };
  expect((await stored('announcements'))[0]).toMatchObject(event);
});

test('[M-10] [F-113] date and time are now’s with WIB; what Penting or Sedang does is said', async () => {
  const { user } = await openSignedIn('/announcements');
  await screen.findByLabelText('Judul');
  const before = new Date();
  await user.click(button('Tulis baru'));
  const moments = [before, new Date()].map(
    (now) => `${defaultClock.formatDate(now)}, ${defaultClock.formatTime(now)}`,
  );
  expect(moments).toContain(`${field('Tanggal').value}, ${field('Jam').value}`);
  const choices = within(screen.getByRole('group', { name: 'Prioritas' }));
  const [important, usual, ...others] = choices.getAllByRole<HTMLInputElement>('radio');
  expect([important?.value, usual?.value, others]).toEqual(['Penting', 'Sedang', []]);
  expect(important?.checked).toBe(true);
  choices.getByText('Bertanda merah bagi semua orang. Kabar biasa? Pilih Sedang.');
  await user.click(choices.getByLabelText('Sedang'));
  choices.getByText('Tampil tanpa tanda. Mendesak? Pilih Penting.');
  await user.type(field('Judul'), 'Kunjungan');
  await typeIntoBody(user, 'Ahad pagi.');
  await user.click(button('Terbitkan'));
  expect((await rowOf('Kunjungan')).queryByText('Penting')).toBeNull();
  expect((await stored('announcements'))[0]?.priority).toBe('Sedang');
});

test('[M-04] the list shows what matters of each announcement', async () => {
  await api.create('announcements', {
    title: 'Libur',
    category: 'Asrama',
    date: '18 Oktober 2026',
    time: '08:00',
    priority: 'high',
    pdf_url: 'https://contoh.sch.id/libur.pdf',
  });
  await openSignedIn('/announcements');
  const row = await rowOf('Libur');
  for (const text of ['Penting', 'Asrama', '18 Okt 2026', '08.00 WIB', 'PDF']) {
    row.getByText(text);
  }
  screen.getByText('1 pengumuman');
});

test('[M-05] Edit loads the item at the top; a save keeps its id and returns to add mode', async () => {
  const { id } = await api.create('announcements', { title: 'Libur', content: 'Isi lama' });
  const { user } = await openSignedIn('/announcements');
  await user.click(await edit('Libur'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(field('Judul'));
  expect((await bodyField()).textContent).toBe('Isi lama');
  expect(field('Jam').value).toBe('08.00 WIB');
  expect(screen.getByLabelText<HTMLInputElement>('Sedang').checked).toBe(true);
  await user.type(field('Judul'), ' panjang');
  await user.click(button('Simpan Perubahan'));
  await rowOf('Libur panjang');
  button('Tulis baru');
  const [item, ...others] = await stored('announcements');
  expect(others).toEqual([]);
  expect(String(item?.id)).toBe(id);
});

test('[M-05] Batal returns to add mode and changes nothing', async () => {
  keepDraftsOnDevice('announcements');
  await api.create('announcements', { title: 'Libur' });
  const { user } = await openSignedIn('/announcements');
  await user.click(await edit('Libur'));
  await user.type(field('Judul'), ' yang diketik');
  await user.click(button('Batal'));
  expect(field('Judul').value).toBe('');
  expect((await stored('announcements'))[0]?.title).toBe('Libur');
});

test('[M-06] title and content are required, and nothing is sent without them', async () => {
  const { user } = await openSignedIn('/announcements');
  await user.click(await screen.findByRole('button', { name: 'Tulis baru' }));
  await user.click(button('Terbitkan'));
  screen.getByText('Judul wajib diisi.');
  screen.getByText('Isi wajib diisi.');
  expect(document.activeElement).toBe(field('Judul'));
  expect(await stored('announcements')).toEqual([]);
});

test('the categories that exist are suggested', async () => {
  await api.create('announcements', { category: 'Keuangan' });
  await api.create('announcements', { category: 'Asrama' });
  const { user } = await openSignedIn('/announcements');
  await screen.findByText('2 pengumuman');
  await user.click(button('Tulis baru'));
  await user.click(field('Kategori'));
  const list = within(await screen.findByRole('listbox', { name: 'Kategori' }));
  const options = list.getAllByRole('option').map((option) => option.textContent);
  expect(options).toEqual(['Asrama', 'Keuangan']);
  await user.click(list.getByRole('option', { name: 'Keuangan' }));
  expect(field('Kategori').value).toBe('Keuangan');
});

test.each([
  ['title', 'libur'],
  ['content', 'paragraf kedua'],
  ['category', 'keuangan'],
  ['priority', 'penting'],
] as const)('[M-09] the search covers the %s, whatever the case', async (name, text) => {
  await api.create('announcements', { title: 'Dicari', [name]: `Awal ${text.toUpperCase()}` });
  await api.create('announcements', { title: 'Lain' });
  const { user } = await openSignedIn('/announcements');
  await screen.findByText('2 pengumuman');
  await user.type(screen.getByRole('searchbox', { name: 'Cari pengumuman' }), text);
  await screen.findByText('1 dari 2 pengumuman');
  expect(rowNames()).not.toContain('Lain');
});

test('[M-09] the search covers no other field; nothing found has its own words', async () => {
  await api.create('announcements', { date: '17 Agustus 2026', time: '13.45 WIB' });
  const { user } = await openSignedIn('/announcements');
  await screen.findByText('1 pengumuman');
  for (const text of ['agustus', '13.45']) {
    await user.clear(screen.getByRole('searchbox'));
    await screen.findByRole('table');
    await user.type(screen.getByRole('searchbox'), text);
    await screen.findByText('Tidak ada pengumuman yang sesuai dengan filter.');
  }
});

test('[L-01] loading, empty; failed, and loaded by "Coba Lagi"', async () => {
  server.use(http.get(listCall, () => new HttpResponse(null, { status: 500 })));
  const { user } = await openSignedIn('/announcements');
  await screen.findByText('Memuat daftar…');
  await screen.findByText('Gagal memuat data pengumuman');
  server.resetHandlers();
  await user.click(button('Coba Lagi'));
  await screen.findByText('Belum ada pengumuman tersedia.');
});

test('[M-08] deleting asks "Hapus pengumuman ini?" and then deletes', async () => {
  await api.create('announcements', { title: 'Libur' });
  const { user } = await openSignedIn('/announcements');
  await user.click((await rowOf('Libur')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus pengumuman ini?' }));
  dialog.getByText('Libur');
  expect(await stored('announcements')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Pengumuman dihapus.');
  await waitFor(async () => expect(await stored('announcements')).toEqual([]));
  await screen.findByText('Belum ada pengumuman tersedia.');
});
