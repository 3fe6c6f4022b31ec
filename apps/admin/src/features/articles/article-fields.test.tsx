import { defaultClock } from '@pesantren/content/clock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api, openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { button, field, pasteOverBody, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

async function openForm() {
  const app = await openSignedIn('/articles');
  await app.user.click(await screen.findByRole('button', { name: 'Tulis artikel' }));
  await screen.findByLabelText('Tanggal');
  return app;
}

test('a picked date stands in words; any other text stays, with a hint', async () => {
  const { user, container } = await openForm();
  button('Pilih tanggal');
  const calendar = container.querySelector('input[type="date"]') as HTMLInputElement;
  fireEvent.change(calendar, { target: { value: '2025-01-12' } });
  expect(field('Tanggal').value).toBe('12 Januari 2025');
  await user.clear(field('Tanggal'));
  await user.type(field('Tanggal'), '1/2/2025');
  screen.getByText('Tampil di situs sebagai 1 Februari 2025.');
  await user.clear(field('Tanggal'));
  await user.type(field('Tanggal'), 'sehabis panen');
  expect(screen.queryByText(/Tampil di situs sebagai/)).toBeNull();
  expect(calendar.value).toBe('');
  const hint = screen.getByText(/^Belum terbaca sebagai tanggal/);
  expect(field('Tanggal').getAttribute('aria-describedby')).toBe(hint.id);
  expect(field('Tanggal').getAttribute('aria-invalid')).toBeNull();
  await user.clear(field('Tanggal'));
  expect(hint.isConnected).toBe(false);
});

test('[F-09] a future date shows a hint and may stay', async () => {
  const { user } = await openForm();
  expect(screen.queryByText(/masih akan datang/)).toBeNull();
  await user.clear(field('Tanggal'));
  await user.type(field('Tanggal'), '1/1/2130');
  screen.getByText(/^Tanggal 1 Januari 2130 masih akan datang. Sudah benar\?/);
  await user.click(button('Pakai hari ini'));
  expect(field('Tanggal').value).toBe(defaultClock.formatDate(new Date()));
  expect(screen.queryByText(/masih akan datang/)).toBeNull();
  await user.clear(field('Tanggal'));
  await user.type(field('Tanggal'), '1 Januari 2130');
  await user.type(field('Judul'), 'Panen');
  await typeIntoBody(user, 'Isi');
  await user.click(button('Terbitkan'));
  await expect.poll(async () => (await stored('articles'))[0]?.date).toBe('1 Januari 2130');
});

test('the read time is computed until one is typed, which stays', async () => {
  const { user } = await openForm();
  await pasteOverBody({ text: 'kata '.repeat(450) });
  await waitFor(() => expect(field('Waktu baca').placeholder).toBe('3 menit'));
  screen.getByText('Dihitung dari panjang isi.');
  await user.type(field('Waktu baca'), '9 menit');
  screen.getByText('Menurut panjang isi: 3 menit.');
  await user.type(field('Judul'), 'Panen');
  await user.click(button('Terbitkan'));
  await rowOf('Panen');
  expect((await stored('articles'))[0]?.read_time).toBe('9 menit');
});

test('a computed read time follows the text', async () => {
  await api.create('articles', { title: 'Panen', content: 'Isi', read_time: '1 menit' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  await pasteOverBody({ text: 'kata '.repeat(450) });
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.read_time).toBe('3 menit');
});

test('[F-10] the excerpt is proposed, and filled in only on request', async () => {
  const { user } = await openForm();
  expect(screen.queryByRole('button', { name: 'Pakai paragraf pertama' })).toBeNull();
  await pasteOverBody({ text: 'Hujan reda pagi ini.\n\nLalu panen.' });
  await user.click(await screen.findByRole('button', { name: 'Pakai paragraf pertama' }));
  expect(field('Ringkasan').value).toBe('Hujan reda pagi ini. Lalu panen.');
  expect(screen.queryByRole('button', { name: 'Pakai paragraf pertama' })).toBeNull();
  await user.clear(field('Ringkasan'));
  const content = '<h2>Judul</h2><p>Hujan <strong>reda</strong>.</p><p>Lalu panen.</p>';
  await pasteOverBody({ html: content });
  await waitFor(() => expect(field('Ringkasan').placeholder).toBe('Hujan reda. Lalu panen.'));
});

test('a field counts its length near the limit, and refuses more', async () => {
  const { user } = await openForm();
  fireEvent.change(field('Judul'), { target: { value: 'a'.repeat(160) } });
  screen.getByText('160 dari 200 karakter');
  fireEvent.change(field('Judul'), { target: { value: 'a'.repeat(201) } });
  screen.getByText('Terlalu panjang: 201 dari 200 karakter');
  await user.click(button('Terbitkan'));
  screen.getByText('Judul paling panjang 200 karakter.');
});

test('categories are suggested: those of the site, and those that articles have', async () => {
  await api.create('articles', { category: 'Pertanian' });
  const { user } = await openForm();
  await screen.findByText('Judul artikel');
  await user.click(field('Kategori'));
  const suggested = within(await screen.findByRole('listbox'));
  const names = suggested.getAllByRole('option').map((option) => option.textContent);
  expect(names).toEqual(['Kegiatan', 'Opini', 'Pendidikan', 'Pertanian', 'Prestasi', 'Tahfidz']);
});

test('the toast of a save shares the page: WhatsApp, link, site', async () => {
  const { user } = await openForm();
  await user.type(field('Judul'), 'Panen raya');
  await typeIntoBody(user, 'Hujan reda pagi ini.');
  await user.click(button('Terbitkan'));
  const toast = within((await screen.findByText('Artikel disimpan.')) as HTMLElement);
  toast.getByText('Pengunjung sudah dapat membacanya.');
  const url = `${api.siteOrigin}/artikel/panen-raya`;
  const link = (name: string) => toast.getByRole('link', { name }).getAttribute('href');
  expect(link('Lihat di situs')).toBe(url);
  expect(new URL(link('Bagikan ke WhatsApp') ?? '').searchParams.get('text')).toBe(
    `Panen raya\n\nHujan reda pagi ini.\n\n${url}`,
  );
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(toast.getByRole('button', { name: 'Salin tautan' }));
  expect(copy).toHaveBeenCalledWith(url);
  await toast.findByText('Disalin');
});

test('a row’s action shares its page', async () => {
  await api.create('articles', { title: 'Panen raya' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen raya')).getByRole('button', { name: 'Bagikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
  const site = dialog.getByRole('link', { name: 'Lihat di situs' });
  expect(site.getAttribute('href')).toBe(`${api.siteOrigin}/artikel/panen-raya`);
});
