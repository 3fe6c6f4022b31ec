import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  loseAnswer,
  onPublish,
  openSignedIn,
  providerForEachTest,
  server,
} from '../testing/app.tsx';
import { elsewhere } from '../testing/elsewhere.ts';
import { button, draftOnServer, field, rowOf, stored, typeIntoBody } from '../testing/screen.ts';

providerForEachTest();

async function editPanen() {
  const item = await api.create('articles', { title: 'Panen', content: 'Isi.' });
  const drafts: string[] = [];
  server.use(
    http.put('*/api/articles.php/*', ({ request }) => {
      drafts.push(request.method);
      return answer(request);
    }),
  );
  const app = await openSignedIn('/articles');
  await app.user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  await screen.findByRole('form', { name: 'Ubah artikel' });
  return { ...app, item, drafts };
}

const told = (words: RegExp) => screen.findByText(words);

test('[V-32] a draft whose answer was lost is not taken for somebody else’s', async () => {
  const { user } = await editPanen();
  let tries = 0;
  server.use(
    http.put('*/api/articles.php/*', async ({ request }) => {
      tries += 1;
      const given = await answer(request);
      return tries === 1 ? HttpResponse.error() : given;
    }),
  );
  await user.type(field('Judul'), ' raya');
  await expect.poll(() => tries).toBeGreaterThan(0);
  await user.type(field('Judul'), ' desa');
  await draftOnServer();
  expect(screen.queryByText(/^Diubah oleh/)).toBeNull();
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen raya desa' }]);
});

test('[V-32] over a publish in doubt nothing goes out by itself: words stay on the device', async () => {
  const { user } = await editPanen();
  await user.type(field('Judul'), ' raya');
  await screen.findByRole('button', { name: 'Tutup' });
  onPublish(loseAnswer);
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Gagal menyimpan data');
  await user.type(field('Judul'), ' desa');
  await user.click(button('Tarik dari situs'));
  await screen.findByText(/^Belum pasti tersimpan/);
  expect(await stored('articles')).toMatchObject([{ title: 'Panen raya' }]);
  await user.click(button('Tutup'));
  await screen.findByText('Draf tersimpan di perangkat ini.');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByDisplayValue('Panen raya desa');
});

test('[V-20] a draft over what is published stays unseen, and closing the form keeps it', async () => {
  await api.create('articles', { title: 'Panen', content: 'Lama.' });
  const { user } = await openSignedIn('/articles');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  await typeIntoBody(user, ' Baru.');
  await draftOnServer();
  await user.click(button('Tutup'));
  await (await rowOf('Panen')).findByText(/ada perubahan belum terbit/);
  expect(await stored('articles')).toMatchObject([{ content: 'Lama.', version: 1 }]);
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Ubah' }));
  await screen.findByText(/^Terbit\. Perubahan ini belum/);
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.content).toContain('Baru.');
});

test('[V-32] an autosave that meets a newer version says so, stops, and leads to the merge', async () => {
  const { user, item, drafts } = await editPanen();
  await elsewhere('PUT', `/articles.php/${item.id}`, { ...item, author: 'Ustazah' });
  await user.type(field('Judul'), ' raya');
  await told(/^Diubah oleh Anda di perangkat lain/);
  expect(drafts).toHaveLength(1);
  await user.type(field('Judul'), ' desa');
  await user.click(button('Bandingkan'));
  const question = { name: /sudah diubah di tempat lain/ };
  let dialog = within(await screen.findByRole('dialog', question));
  // Closed, it is no further away than before.
  await user.click(dialog.getByRole('button', { name: 'Kembali' }));
  await user.click(await screen.findByRole('button', { name: 'Bandingkan' }));
  dialog = within(await screen.findByRole('dialog', question));
  expect(drafts).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Simpan pilihan' }));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen raya desa', author: 'Ustazah' }]);
});

test('[V-32] an autosave whose item was deleted says so and offers the text as a new one', async () => {
  const { user, item } = await editPanen();
  await elsewhere('DELETE', `/articles.php/${item.id}`);
  await user.type(field('Judul'), ' raya');
  await told(/^Dihapus orang lain/);
  await user.click(button('Lihat pilihan'));
  await user.click(await screen.findByRole('button', { name: 'Simpan sebagai baru' }));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen raya' }]);
});

test('[V-32] a form that is closed meanwhile leaves its words on the device', async () => {
  const { user, item } = await editPanen();
  await user.type(field('Judul'), ' raya');
  await draftOnServer();
  await elsewhere('PUT', `/articles.php/${item.id}`, { ...item, author: 'Ustazah' });
  await user.type(field('Judul'), ' desa');
  await told(/^Diubah oleh Anda di perangkat lain/);
  await user.click(button('Riwayat'));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  await user.keyboard('{Escape}');
  await user.click(button('Tutup'));
  await screen.findByText('Draf tersimpan di perangkat ini.');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByDisplayValue('Panen raya desa');
});

test('[V-32] a call beside the form does not go out over a version that it has not seen', async () => {
  const { user, item } = await editPanen();
  await elsewhere('PUT', `/articles.php/${item.id}`, { ...item, author: 'Ustazah' });
  await user.type(field('Judul'), ' raya');
  await user.click(await screen.findByRole('button', { name: 'Tarik dari situs' }));
  await told(/^Diubah oleh Anda di perangkat lain/);
  expect(field('Judul').value).toBe('Panen raya');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', author: 'Ustazah' }]);
});
