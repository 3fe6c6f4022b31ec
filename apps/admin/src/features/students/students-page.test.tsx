import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  loseAnswer,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button } from '../../testing/screen.ts';

providerForEachTest();

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

test('[J-27] [F-110] the school shows its directory after a question of who is seen, and takes it back', async () => {
  const given = { consent_by: 'Ibu Salmah', consent_at: '2026-07-13' };
  const pupil = (nis: string, consent: string) => ({
    ...{ nis, name: 'Alya', class: 'X A', year: 2026, consent, ...given },
  });
  await elsewhere('POST', `${path}/import`, {
    students: [pupil('1', 'nama'), pupil('2', 'nama'), pupil('3', 'foto'), pupil('4', 'tidak')],
  });
  const { user } = await open();
  const isOwn = await screen.findByLabelText<HTMLInputElement>('Pakai direktori sendiri di situs');
  const headers = { 'X-API-Key': api.key };
  const shown = async () => (await answer(new Request(api.url + path, { headers }))).status;
  await user.click(isOwn);
  const question = within(
    await screen.findByRole('dialog', { name: 'Tampilkan kepada semua orang?' }),
  );
  await question.findByText(
    'Siapa pun di internet melihat 1 santri dengan nama dan foto, 2 santri dengan nama. 1 santri lainnya hanya dihitung. NIS disamarkan, kecuali tiga angka terakhir.',
  );
  expect([isOwn.checked, await shown()]).toEqual([false, 404]);
  fireEvent.click(question.getByRole('button', { name: 'Tampilkan' }));
  // In the same event, not when the mutation tells of itself.
  expect(isOwn.checked).toBe(true);
  await screen.findByText('Situs menampilkan direktori sekolah, NIS disamarkan.');
  expect(await shown()).toBe(200);
  await user.click(screen.getByLabelText('Samarkan NIS, kecuali tiga angka terakhir'));
  await screen.findByText(/NIS mereka tampil utuh\.$/);
  await user.click(button('Batal'));
  await user.click(button('Urungkan'));
  await screen.findByText('Kembali seperti semula.');
  expect([isOwn.checked, await shown()]).toEqual([false, 404]);
});

/** Fills the form of a new pupil in. */
async function fillIn(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Tambah santri' }));
  await user.type(await screen.findByLabelText('Nama lengkap'), 'Alya Desky');
  await user.type(screen.getByLabelText('NIS'), '117');
  await user.type(screen.getByLabelText('Kelas'), 'X A');
}

test('[J-27] a pupil whose answer was lost is saved once', async () => {
  const { user } = await open();
  await fillIn(user);
  server.use(http.post(`*/api${path}`, ({ request }) => loseAnswer(request), { once: true }));
  await user.click(button('Tambah'));
  await user.click(await screen.findByRole('button', { name: 'Coba Lagi' }));
  await screen.findByText('Data santri disimpan.');
  expect(await records()).toHaveLength(1);
});

test('[J-27] a NIS of another pupil is refused at its field', async () => {
  const { user } = await open();
  await fillIn(user);
  await user.click(button('Tambah'));
  await screen.findByText('Data santri disimpan.');
  await fillIn(user);
  await user.type(screen.getByLabelText('Nama lengkap'), ' kedua');
  await user.click(button('Tambah'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('NIS')));
  expect(await records()).toHaveLength(1);
});

test('[J-27] two who change one pupil see both versions', async () => {
  const { user } = await open();
  await fillIn(user);
  await user.click(button('Tambah'));
  await user.click(await screen.findByRole('button', { name: 'Ubah Alya Desky' }));
  await screen.findByRole('button', { name: 'Simpan Perubahan' });
  const [before] = await records();
  const { id, version, photo: _, updated_at: __, ...values } = before ?? {};
  const changed = { ...values, class: 'XI B' };
  const call = await elsewhere('PUT', `${path}/${id}`, changed, { 'If-Match': `"${version}"` });
  expect(call.status).toBe(200);
  await user.type(screen.getByLabelText('Nama lengkap'), ' Putri');
  await user.click(button('Simpan Perubahan'));
  const dialog = within(await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ }));
  dialog.getByRole('group', { name: 'Kelas' });
  await user.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Alya Desky Putri', { ignore: 'textarea' });
  expect(await records()).toMatchObject([{ name: 'Alya Desky Putri', class: 'XI B' }]);
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
