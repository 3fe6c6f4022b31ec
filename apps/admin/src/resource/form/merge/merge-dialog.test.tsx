import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, openSignedIn, providerForEachTest } from '../../../testing/app.tsx';
import { elsewhere } from '../../../testing/elsewhere.ts';
import { addPerson } from '../../../testing/person.ts';
import { bodyField, button, rowOf, stored, typeIntoBody } from '../../../testing/screen.ts';

providerForEachTest();

const written = '<p><strong>Ahad</strong> pagi.</p><p>Bawa sapu.</p>';

type Stored = { id: number };

async function openAs(username: string, id: number | string) {
  const person = await addPerson(username, 'redaktur');
  const app = await openSignedIn(`/articles/${id}`, undefined, person);
  await bodyField();
  return app;
}

test('[F-113] a conflict names who and when, marks the words, and asks paragraph by paragraph', async () => {
  const item = await api.create('articles', { title: 'Kerja bakti', content: written });
  const app = await openAs('bu.siti', item.id);
  await typeIntoBody(app.user, ' Jangan lupa.');
  const theirs = written.replace('pagi', 'sore').replace('sapu.', 'cangkul.');
  await elsewhere('PUT', `/articles.php/${item.id}`, {
    ...item,
    content: `${theirs}<p>Makan siang di dapur.</p>`,
  });
  await app.user.click(await screen.findByRole('button', { name: 'Bandingkan' }));
  const dialog = within(await screen.findByRole('dialog', { name: /sudah diubah di tempat lain/ }));
  expect(dialog.getByText(/^Oleh admin, hari ini \d\d\.\d\d\./)).toBeTruthy();
  const part = (n: number) =>
    within(dialog.getByRole('group', { name: `Isi, bagian ${n} dari 3` }));
  const marks = (n: number) =>
    part(n)
      .getAllByText(/./, { selector: 'ins, del' })
      .map(({ textContent }) => textContent);
  expect(marks(1)).toEqual(['[dihapus: pagi]', '[ditambahkan: sore]']);
  expect(marks(2)).toContain('[ditambahkan: cangkul]');
  const theirName = /^admin, hari ini/;
  const isChecked = (n: number, name: RegExp) =>
    part(n).getByRole<HTMLInputElement>('radio', { name }).checked;
  expect(isChecked(1, theirName)).toBe(true);
  expect(isChecked(2, /^Versi Anda/)).toBe(true);
  expect(isChecked(3, theirName)).toBe(true);
  await app.user.click(part(2).getByRole('radio', { name: 'Pakai keduanya' }));
  await app.user.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.content).toBe(
    '<p><strong>Ahad</strong> sore.</p><p>Bawa sapu. Jangan lupa.</p><p>Bawa cangkul.</p><p>Makan siang di dapur.</p>',
  );
});

test('[F-113] who opens what somebody else is writing is told so, and oneself is not', async () => {
  const draft = { title: 'Kerja bakti', content: written, state: 'draft' };
  const { id } = (await (await elsewhere('POST', '/articles.php', draft)).json()) as Stored;
  const app = await openAs('bu.siti', id);
  await screen.findByText(/^admin sedang menulis di sini, terakhir hari ini \d\d\.\d\d/);
  await typeIntoBody(app.user, ' Jangan lupa.');
  await screen.findByText(/Draf tersimpan di server/);
  await app.user.click(button('Tutup'));
  await app.user.click((await rowOf('Kerja bakti')).getByRole('button', { name: 'Ubah' }));
  await bodyField();
  expect(screen.queryByText(/sedang menulis di sini/)).toBeNull();
});
