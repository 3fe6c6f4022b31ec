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
import { button, field, rowOf } from '../../testing/screen.ts';

providerForEachTest();

async function stored(): Promise<object[]> {
  const headers = { 'X-API-Key': api.key };
  const response = await answer(new Request(`${api.url}/agenda.php`, { headers }));
  return (await response.json()) as object[];
}

const visit = {
  ...{ title: 'Hari kunjungan', starts: '2026-12-06T08:00+07:00', ends: '2026-12-06T16:00+07:00' },
  ...{ place: 'Serambi', note: '', category: 'Kunjungan', cancelled: false },
};

test('[D-04] an event needs a title and a day; hours and a last day are asked for beside', async () => {
  const { user } = await openSignedIn('/agenda');
  await user.type(await screen.findByLabelText('Judul'), 'Rapat wali');
  await user.click(button('Terbitkan'));
  await screen.findByText('Tanggal wajib diisi.');
  await user.type(field('Tanggal'), '6 Desember 2026');
  await user.type(field('Jam selesai'), '16.00');
  await user.click(button('Terbitkan'));
  await screen.findByText('Isi jam mulai dan jam selesai, atau kosongkan keduanya.');
  await user.type(field('Jam mulai'), '8.30');
  await user.click(button('Terbitkan'));
  (await rowOf('Rapat wali')).getByText('08.30 sampai 16.00 WIB');
  expect(await stored()).toMatchObject([
    { starts: '2026-12-06T01:30:00.000Z', ends: '2026-12-06T09:00:00.000Z', all_day: false },
  ]);
});

test('[D-04] another day takes the hours along; a last day before it is refused', async () => {
  await api.create('agenda', visit);
  const { user } = await openSignedIn('/agenda');
  await user.click((await rowOf('Hari kunjungan')).getByRole('button', { name: 'Ubah' }));
  await screen.findByLabelText('Tanggal');
  expect([field('Tanggal').value, field('Jam mulai').value, field('Jam selesai').value]).toEqual([
    ...['6 Desember 2026', '08.00 WIB', '16.00 WIB'],
  ]);
  const lastDay = field('Hari terakhir, bila lebih dari sehari');
  expect(lastDay.value).toBe('');
  await user.clear(field('Tanggal'));
  await user.type(field('Tanggal'), '3 Januari 2027');
  await user.type(lastDay, '2 Januari 2027');
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Selesai tidak boleh sebelum mulai.');
  await user.clear(lastDay);
  await user.click(field('Dibatalkan'));
  await user.click(button('Simpan Perubahan'));
  await (await rowOf('Hari kunjungan')).findByText('Dibatalkan');
  expect(await stored()).toMatchObject([
    { starts: '2027-01-03T01:00:00.000Z', ends: '2027-01-03T09:00:00.000Z', cancelled: true },
  ]);
});

test('[M-08] deleting asks "Hapus agenda ini?" and then deletes', async () => {
  await api.create('agenda', visit);
  const { user } = await openSignedIn('/agenda');
  await user.click((await rowOf('Hari kunjungan')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus agenda ini?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Agenda dihapus.');
  await screen.findByText('Belum ada agenda.');
  expect(await stored()).toEqual([]);
});

test('[D-04] without the extension there is no such screen, and nobody asks for it', async () => {
  let calls = 0;
  const none = () => {
    calls += 1;
    return HttpResponse.json([]);
  };
  server.use(http.all('*/api/agenda.php', none), http.all('*/api/agenda.php/*', none));
  const { router } = await openSignedIn('/agenda', 'plain');
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(router.state.location.pathname).toBe('/articles');
  expect(screen.queryByRole('link', { name: 'Agenda' })).toBeNull();
  expect(calls).toBe(0);
});
