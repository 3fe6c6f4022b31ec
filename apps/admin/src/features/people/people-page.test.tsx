import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, openSignedIn, server } from '../../testing/app.tsx';
import { addPerson } from '../../testing/person.ts';
import { button, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';

test('[V-27] an account is added, its password shown once, its role changed, and it is switched off', async () => {
  const { user } = await openSignedIn('/pengguna');
  await user.type(await screen.findByLabelText(/^Nama pengguna/), 'aisyah');
  await user.click(button('Tambah pengguna'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kata sandi aisyah' }));
  dialog.getByText(/^[a-z]+(-[a-z]+)+$|^\S{12,}$/);
  await user.click(dialog.getByRole('button', { name: 'Sudah dicatat' }));
  await user.selectOptions(await screen.findByLabelText('Peran aisyah'), 'redaktur');
  await screen.findByText('Pengguna disimpan.');
  await user.click(button('Matikan aisyah'));
  await screen.findByText('dimatikan');
  button('Aktifkan aisyah');
});

test('[V-27] the last pengelola cannot go', async () => {
  const { user } = await openSignedIn('/pengguna');
  await user.click(await screen.findByRole('button', { name: `Matikan ${api.username}` }));
  await screen.findByText(/pengelola/i, { selector: '[role=alert] *' });
  button(`Matikan ${api.username}`);
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

  await app.user.click((await rowOf('Punya kepala')).getByRole('button', { name: 'Edit' }));
  const foreign = await screen.findByRole('button', { name: 'Milik orang lain' });
  expect(foreign.getAttribute('aria-disabled')).toBe('true');
  app.unmount();

  const { user } = await openSignedIn('/articles?status=submitted');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Edit' }));
  await screen.findByText(/^Draf yang menunggu redaktur\. Ditulis oleh aisyah\.$/);
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles')).map(({ title }) => title)).toContain('Panen');
});

test('[V-29] the log is read by account, action and day', async () => {
  await addPerson('aisyah', 'penulis');
  await api.create('articles', { title: 'Panen' });
  const { user, router } = await openSignedIn('/catatan');
  await screen.findByText(`${api.username}: menambah pengguna, pengguna nomor 2`);
  expect(
    (await screen.findByRole('link', { name: /^membuat, artikel/ })).getAttribute('href'),
  ).toBe('/articles/1');
  await user.selectOptions(screen.getByLabelText('Apa'), 'account-created');
  await waitFor(() => expect(screen.queryByText(/membuat, artikel/)).toBeNull());
  expect(router.state.location.search).toBe('?apa=account-created');
  await user.selectOptions(screen.getByLabelText('Siapa'), 'aisyah');
  await screen.findByText('Tidak ada catatan yang sesuai.');
});

test('[V-30] the calendar of a month shows what appears and what ends, each a way to its form', async () => {
  const send = (title: string, times: object) =>
    api.fetch(
      api.asAdmin(
        new Request(`${api.url}/announcements.php`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ title, content: 'Isi.', state: 'published', ...times }),
        }),
      ),
    );
  const year = new Date().getFullYear() + 1;
  await send('Libur', { publish_at: `${year}-03-06T06:00:00+07:00` });
  await send('Ujian', { expire_at: `${year}-03-31T23:59:00+07:00` });
  const { user, router } = await openSignedIn(`/kalender?bulan=${year}-03`);
  const entry = await screen.findByRole('link', { name: 'Tampil 06.00, pengumuman Libur' });
  expect(entry.closest('td')?.querySelector('time')?.dateTime).toBe(`${year}-03-06`);
  const end = screen.getByRole('link', { name: 'Berakhir 23.59, pengumuman Ujian' });
  expect(end.closest('td')?.querySelector('time')?.dateTime).toBe(`${year}-03-31`);
  await user.click(button('Bulan berikutnya'));
  await screen.findByText('Tidak ada di bulan ini.');
  expect(router.state.location.search).toBe(`?bulan=${year}-04`);
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
