import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, api, HttpResponse, http, openSignedIn, server } from '../../testing/app.tsx';
import { button } from '../../testing/screen.ts';

const path = '/students.php';

async function records(): Promise<Record<string, unknown>[]> {
  const headers = { 'X-API-Key': api.key };
  return (await answer(new Request(`${api.url}${path}/records`, { headers }))).json();
}

const open = async () => {
  const app = await openSignedIn('/students');
  await screen.findByRole('heading', { level: 1, name: 'Direktori santri' });
  return app;
};

test('[J-27] a pupil is added with a consent that says who gave it and when, and deleted', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Tambah santri' }));
  await user.type(await screen.findByLabelText('Nama lengkap'), 'Alya Desky');
  await user.type(screen.getByLabelText('NIS'), '2026000117');
  await user.type(screen.getByLabelText('Kelas'), 'X IPA 1');
  await user.selectOptions(screen.getByLabelText('Persetujuan orang tua'), 'inisial');
  await user.click(button('Tambah'));
  await screen.findByText('Tulis siapa yang memberi persetujuan.');
  await user.type(screen.getByLabelText('Diberikan oleh'), 'Ibu Salmah');
  await user.type(screen.getByLabelText('Tanggal persetujuan'), '2026-07-13');
  await user.click(button('Tambah'));
  await screen.findByText('Data santri disimpan.');
  const row = within((await screen.findByText('Alya Desky')).closest('li') as HTMLElement);
  row.getByText('Di situs: Inisial');
  expect(await records()).toMatchObject([
    { name: 'Alya Desky', consent: 'inisial', consent_by: 'Ibu Salmah', consent_at: '2026-07-13' },
  ]);
  await user.click(row.getByRole('button', { name: 'Hapus Alya Desky' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus Alya Desky?' }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Belum ada data santri.');
});

test('[J-27] the school switches its own directory on', async () => {
  const { user } = await open();
  await user.click(await screen.findByLabelText('Pakai direktori sendiri di situs'));
  await screen.findByText('Situs memakai direktori sekolah.');
  const headers = { 'X-API-Key': api.key };
  const shown = await answer(new Request(api.url + path, { headers }));
  expect(shown.status).toBe(200);
});

test('[J-28] 200 rows are looked at and imported', async () => {
  const { user } = await openSignedIn('/students/impor');
  const lines = Array.from({ length: 200 }, (_, n) => `${1000 + n},Santri ${n},X A,2026,3273`);
  const file = new File([`nis,nama,kelas,tahun,nik\n${lines.join('\n')}`], 'santri.csv');
  await user.upload(await screen.findByLabelText('Pilih berkas CSV'), file);
  await screen.findByText('Tidak pernah diambil');
  await user.click(await screen.findByRole('button', { name: 'Impor 200 santri' }));
  await screen.findByText('200 santri ditambah, 0 diubah.');
  const all = await records();
  expect(JSON.stringify(all)).not.toContain('3273');
  await screen.findByText('200 santri');
});

test('[J-28] a file that cannot be read is told', async () => {
  const { user } = await openSignedIn('/students/impor');
  await user.upload(await screen.findByLabelText('Pilih berkas CSV'), new File(['PK'], 'a.csv'));
  await screen.findByText(/Ini berkas Excel/);
});

test('[J-27] under plain there is no such screen, and nobody asks for pupils', async () => {
  let calls = 0;
  server.use(
    http.all(`*/api${path}/*`, () => {
      calls += 1;
      return HttpResponse.json({});
    }),
  );
  for (const page of ['/students', '/students/impor']) {
    const { router, unmount } = await openSignedIn(page, 'plain');
    await screen.findByRole('heading', { level: 1, name: 'Artikel' });
    expect(router.state.location.pathname).toBe('/articles');
    unmount();
  }
  expect(calls).toBe(0);
});
