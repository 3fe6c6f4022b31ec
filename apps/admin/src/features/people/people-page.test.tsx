import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, openSignedIn, providerForEachTest, server } from '../../testing/app.tsx';
import { addPerson } from '../../testing/person.ts';
import { button, field, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

test('[V-27] [F-115] an account is added, its password shown once, its role changed, and it is switched off', async () => {
  const { user } = await openSignedIn('/pengguna');
  await user.type(await screen.findByLabelText(/^Nama pengguna/), 'aisyah');
  await user.click(button('Tambah pengguna'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kata sandi aisyah' }));
  dialog.getByText(/^[a-z]+(-[a-z]+)+$|^\S{12,}$/);
  // It is shown once: only its button closes it.
  await user.keyboard('{Escape}');
  screen.getByRole('dialog', { name: 'Kata sandi aisyah' });
  await user.click(dialog.getByRole('button', { name: 'Sudah dicatat' }));
  await user.selectOptions(await screen.findByLabelText('Peran aisyah'), 'redaktur');
  await user.click(await screen.findByRole('button', { name: 'Jadikan redaktur' }));
  await screen.findByText('aisyah sekarang redaktur.');
  await user.click(button('Matikan aisyah'));
  const question = within(await screen.findByRole('dialog', { name: 'Matikan aisyah?' }));
  question.getByText(/^aisyah langsung keluar dari semua perangkat/);
  await user.click(question.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('dimatikan')).toBeNull();
  await user.click(button('Matikan aisyah'));
  await user.click(await screen.findByRole('button', { name: 'Matikan' }));
  await screen.findByText('dimatikan');
  button('Aktifkan aisyah');
});

test('[F-110] rights change after a question that says them, and are taken back by one tap', async () => {
  await addPerson('hasan', 'penulis');
  const { user } = await openSignedIn('/pengguna');
  const role = async () => (await screen.findByLabelText<HTMLSelectElement>('Peran hasan')).value;
  const undo = async (done: string) => {
    const toast = (await screen.findByText(done)).closest<HTMLElement>('[data-toast]');
    if (toast) await user.click(within(toast).getByRole('button', { name: 'Urungkan' }));
  };
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  await user.selectOptions(await screen.findByLabelText('Peran hasan'), 'pengelola');
  const question = await dialog('Jadikan hasan pengelola?');
  question.getByText(/^hasan dapat melakukan semuanya: .* melihat data setiap santri/);
  await user.click(question.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await role()).toBe('penulis');
  await user.selectOptions(screen.getByLabelText('Peran hasan'), 'pengelola');
  await user.click((await dialog('Jadikan hasan pengelola?')).getByText('Jadikan pengelola'));
  await waitFor(async () => expect(await role()).toBe('pengelola'));
  await undo('hasan sekarang pengelola.');
  await screen.findByText('Kembali seperti semula.');
  await waitFor(async () => expect(await role()).toBe('penulis'));

  await user.click(button('Matikan hasan'));
  await user.click((await dialog('Matikan hasan?')).getByRole('button', { name: 'Matikan' }));
  await undo('hasan dimatikan.');
  await screen.findByRole('button', { name: 'Matikan hasan' });
  await user.click(button('Matikan hasan'));
  await user.click((await dialog('Matikan hasan?')).getByRole('button', { name: 'Matikan' }));
  await user.click(await screen.findByRole('button', { name: 'Aktifkan hasan' }));
  const again = await dialog('Aktifkan hasan?');
  again.getByText(/dapat masuk lagi dengan kata sandinya untuk menulis draf/);
  await user.click(again.getByRole('button', { name: 'Aktifkan' }));
  await screen.findByText('hasan diaktifkan.');
});

test('[V-34] what is refused of a new account stands at its field', async () => {
  await addPerson('aisyah', 'penulis');
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.method));
  const { user } = await openSignedIn('/pengguna');
  await user.click(await screen.findByRole('button', { name: 'Tambah pengguna' }));
  await screen.findByText('Nama pengguna wajib diisi.');
  expect(document.activeElement).toBe(field('Nama pengguna'));
  expect(asked.filter((method) => method === 'POST')).toHaveLength(0);
  await user.type(field('Nama pengguna'), 'Aisyah');
  await user.click(button('Tambah pengguna'));
  await screen.findByText('Akun "Aisyah" sudah ada.');
  expect(field('Nama pengguna').getAttribute('aria-invalid')).toBe('true');
  expect(field('Nama pengguna').value).toBe('Aisyah');
  await user.type(field('Nama pengguna'), ' Z');
  expect(screen.queryByText('Akun "Aisyah" sudah ada.')).toBeNull();
});

/** Which controls of an account are disabled, and the words that describe its buttons. */
async function lockOf(username: string) {
  const off = await screen.findByRole('button', { name: `Matikan ${username}` });
  const buttons = [off, button(`Kata sandi baru untuk ${username}`)] as HTMLButtonElement[];
  const role = screen.getByLabelText<HTMLSelectElement>(`Peran ${username}`);
  const describedBy = buttons.map((one) => one.getAttribute('aria-describedby') ?? '');
  return {
    disabled: [...buttons, role].map(({ disabled }) => disabled),
    words: describedBy.map((id) => document.getElementById(id)?.textContent ?? ''),
  };
}

test('[V-27] [V-34] the last pengelola and the own account stay as they are, with the reason', async () => {
  const locked = (words: RegExp) => ({
    disabled: [true, true, true],
    words: Array(2).fill(expect.stringMatching(words)),
  });
  const first = await openSignedIn('/pengguna');
  expect(await lockOf(api.username)).toEqual(locked(/^Pengelola terakhir: /));
  first.unmount();
  await addPerson('umar', 'pengelola');
  await openSignedIn('/pengguna');
  expect(await lockOf('umar')).toEqual({ disabled: [false, false, false], words: ['', ''] });
  expect(await lockOf(api.username)).toEqual(locked(/^Akun Anda sendiri: /));
});

test('[V-34] a new password asks first, and is shown once', async () => {
  await addPerson('aisyah', 'penulis');
  const { user } = await openSignedIn('/pengguna');
  await user.click(await screen.findByRole('button', { name: 'Kata sandi baru untuk aisyah' }));
  const question = await screen.findByRole('dialog', { name: 'Kata sandi baru untuk aisyah?' });
  await user.click(within(question).getByRole('button', { name: 'Buat kata sandi baru' }));
  await screen.findByRole('dialog', { name: 'Kata sandi aisyah' });
});

test('[V-28] a penulis writes a draft and asks for publishing; a redaktur finds it and publishes', async () => {
  const aisyah = await addPerson('aisyah', 'penulis');
  await api.create('articles', { title: 'Punya kepala' });
  const app = await openSignedIn('/articles', undefined, aisyah);
  await app.user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(app.user, 'Isi.');
  await app.user.click(await screen.findByRole('button', { name: 'Minta terbit' }));
  await screen.findByText('Dikirim ke redaktur untuk diterbitkan.');
  (await rowOf('Panen')).getByText(/^Minta terbit · oleh aisyah/);
  expect((await stored('articles')).map(({ title }) => title)).toEqual(['Punya kepala']);

  await app.user.click((await rowOf('Punya kepala')).getByRole('button', { name: 'Ubah' }));
  const foreign = await screen.findByRole('button', { name: 'Milik orang lain' });
  expect(foreign.getAttribute('aria-disabled')).toBe('true');
  app.unmount();

  const { user } = await openSignedIn('/articles?status=submitted');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  await screen.findByText(/^Draf yang menunggu redaktur\. Ditulis oleh aisyah\.$/);
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles')).map(({ title }) => title)).toContain('Panen');
});

test('[V-29] the log is read by account, action and day', async () => {
  await addPerson('aisyah', 'penulis');
  await api.create('articles', { title: 'Panen' });
  const { user, router } = await openSignedIn('/catatan');
  const added = await screen.findByText('aisyah', { selector: 'em' });
  expect(added.closest('strong')?.textContent).toBe(`${api.username} menambah pengguna aisyah`);
  const link = await screen.findByRole('link', { name: 'Panen' });
  expect(link.getAttribute('href')).toBe('/articles/1');
  expect(link.closest('strong')?.textContent).toBe(`${api.username} membuat artikel Panen`);
  await user.selectOptions(screen.getByLabelText('Apa'), 'account-created');
  await waitFor(() => expect(screen.queryByText('Panen')).toBeNull());
  expect(screen.getByRole('status', { name: '' }).textContent).toMatch(/^\d+ catatan$/);
  expect(router.state.location.search).toBe('?apa=account-created');
  await user.selectOptions(screen.getByLabelText('Siapa'), 'aisyah');
  await screen.findByText('Tidak ada catatan yang sesuai.');
});

test('[V-29] a long log is read page by page, whose links the address holds', async () => {
  for (let n = 0; n < 51; n += 1) await api.create('articles', { title: `Panen ${n}` });
  // An hour between any two: each is a line of its own.
  const entries = await api.deps.db.selectFrom('log').select(['id', 'at']).execute();
  for (const { id, at } of entries) {
    const later = new Date(Date.parse(at) + id * 3_600_000).toISOString();
    await api.deps.db.updateTable('log').set({ at: later }).where('id', '=', id).execute();
  }
  const { user, router } = await openSignedIn('/catatan?apa=item-created');
  await waitFor(() => expect(screen.getAllByText(/membuat artikel/)).toHaveLength(50));
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await waitFor(() => expect(screen.getAllByText(/membuat artikel/)).toHaveLength(1));
  expect(router.state.location.search).toBe('?apa=item-created&page=2');
  expect(document.activeElement?.textContent).toBe('Catatan kegiatan');
  await user.selectOptions(screen.getByLabelText('Bagian'), 'articles');
  await waitFor(() =>
    expect(router.state.location.search).toBe('?apa=item-created&bagian=articles'),
  );
});

test.each(['/pengguna', '/catatan', '/kalender'])(
  '[V-16] under plain there is no %s, and nobody asks for it',
  async (path) => {
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
    const { router } = await openSignedIn(path, 'plain');
    await waitFor(() => expect(router.state.location.pathname).toBe('/articles'));
    expect(asked.filter((one) => /accounts|calendar|log$/.test(one))).toEqual([]);
    expect(screen.queryByLabelText('Peran')).toBeNull();
  },
);

test.each(['kemarin', '2027-13-40', '04/03/2027'])(
  '[V-29] a log whose address says dari=%s is not narrowed by it',
  async (day) => {
    await openSignedIn(
      `/catatan?dari=${encodeURIComponent(day)}&sampai=${encodeURIComponent(day)}`,
    );
    await screen.findByRole('heading', { level: 1, name: 'Catatan kegiatan' });
    await screen.findAllByRole('listitem');
  },
);
