import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, openSignedIn, providerForEachTest } from '../testing/app.tsx';
import { elsewhere } from '../testing/elsewhere.ts';
import { button, stored, typeIntoBody } from '../testing/screen.ts';
import { setLastLook } from './last-look-storage.ts';

providerForEachTest();

const table = '<table><tbody><tr><td></td></tr></tbody></table>';

/** Opens a draft with the last look as a person has it who has never taken it off. */
async function openDraft(path: string, draft: object) {
  await elsewhere('POST', `${path}.php`, { ...draft, state: 'draft' });
  const app = await openSignedIn(`${path}/1`);
  setLastLook(window.localStorage, api.username, true);
  await screen.findByRole('textbox', { name: 'Isi' });
  return app;
}

const look = async () => within(await screen.findByRole('dialog', { name: 'Sudah siap terbit?' }));

test('[F-111] the last look names what is amiss, has category and author, and publishes with one tap more', async () => {
  const content = `<p>Isi.</p>${table}<img src="/uploads/contoh/a.jpg"><img src="/uploads/contoh/b.jpg">`;
  const { user } = await openDraft('/articles', { title: 'Panen', content });
  await user.click(button('Terbitkan'));
  let sheet = await look();
  const amiss = within(sheet.getByRole('list', { name: 'Yang perlu dilihat' }));
  expect(amiss.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^2 foto belum ditulis apa yang terlihat di situ\..*Perbaiki$/),
    expect.stringMatching(/^Tabel ini kosong\..*Perbaiki$/),
  ]);
  sheet.getByText('Begini tibanya di WhatsApp');
  sheet.getByText('Tampil sekarang, tanpa batas.');
  expect(sheet.getByLabelText<HTMLInputElement>('Penulis').value).toBe('admin');
  // Nothing is published by looking.
  expect(await stored('articles')).toEqual([]);
  await user.click(amiss.getAllByRole('button', { name: 'Perbaiki' })[1] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(button('Terbitkan'));
  sheet = await look();
  await user.click(await sheet.findByRole('button', { name: 'Pakai foto pertama' }));
  expect(sheet.queryByRole('button', { name: 'Pakai foto pertama' })).toBeNull();
  await user.type(await sheet.findByLabelText('Kategori', { selector: 'input' }), 'Kegiatan');
  await user.click(sheet.getByRole('button', { name: 'Terbitkan' }));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([
    {
      title: 'Panen',
      author: 'admin',
      category: 'Kegiatan',
      image: expect.stringMatching(/contoh\/a\.jpg$/),
    },
  ]);
});

test('[F-111] an announcement that is new shows the very address that it will have', async () => {
  const { user } = await openSignedIn('/announcements/new');
  setLastLook(window.localStorage, api.username, true);
  await user.type(await screen.findByLabelText('Judul'), 'Libur');
  await typeIntoBody(user, 'Isi.');
  await user.click(button('Terbitkan'));
  const sheet = await look();
  await sheet.findByText(/\/pengumuman\/\d+$/);
});

test('[F-111] the switch takes the last look off for a person, and the form puts it back', async () => {
  const { user } = await openDraft('/announcements', { title: 'Libur', content: 'Isi.' });
  await user.click(button('Terbitkan'));
  const sheet = await look();
  expect(sheet.queryByRole('list', { name: 'Yang perlu dilihat' })).toBeNull();
  await user.click(sheet.getByRole('checkbox', { name: 'Lihat sekali lagi sebelum terbit' }));
  sheet.getByText(/tidak diingatkan lagi sebelum terbit/);
  await user.click(sheet.getByRole('button', { name: 'Kembali' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Terbitkan'));
  await screen.findByText('Pengumuman disimpan.');
  expect(await stored('announcements')).toMatchObject([{ title: 'Libur' }]);
});

test('[F-111] what cannot be published yet says so before any look', async () => {
  const { user } = await openDraft('/pages', { title: 'Tata tertib' });
  await user.click(button('Terbitkan'));
  await screen.findByText('Isi wajib diisi.');
  expect(screen.queryByRole('dialog')).toBeNull();
  await typeIntoBody(user, 'Isi.');
  await user.click(button('Terbitkan'));
  await user.click((await look()).getByRole('button', { name: 'Terbitkan' }));
  await screen.findByText('Halaman disimpan.');
});
