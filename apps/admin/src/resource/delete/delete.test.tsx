import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button, rowNames, rowOf, stored } from '../../testing/screen.ts';

providerForEachTest();

const itemCall = '*/api/articles.php/:id';

async function tick(user: UserEvent, ...titles: string[]) {
  for (const title of titles) {
    await user.click(await screen.findByRole('checkbox', { name: `Pilih ${title}` }));
  }
}

async function askAndConfirm(user: UserEvent, question: string) {
  await user.click(button('Hapus yang dipilih'));
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
}

async function deleteOne(user: UserEvent, title: string) {
  await user.click((await rowOf(title)).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
}

test('[M-08] "Urungkan" brings a deleted article back as it was, once', async () => {
  await api.create('articles', { title: 'Panen', author: 'Redaksi' });
  const { user } = await openSignedIn('/articles');
  await rowOf('Panen');
  const [before] = await stored('articles');
  await deleteOne(user, 'Panen');
  await screen.findByText('Artikel dihapus.');
  await screen.findByText('Belum ada artikel tersedia.');
  await user.dblClick(button('Urungkan'));
  await screen.findByText('Artikel dipulihkan.');
  await rowOf('Panen');
  expect(await stored('articles')).toEqual([before]);
});

test('[M-08] an article restored on another device hides the undo toast', async () => {
  const { id } = await api.create('articles', { title: 'Panen' });
  const { user, services } = await openSignedIn('/articles');
  await deleteOne(user, 'Panen');
  await screen.findByText('Artikel dihapus.');
  await elsewhere('POST', `/articles.php/${id}/restore`);
  await services.queryClient.invalidateQueries();
  await rowOf('Panen');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull());
});

test('a failed undo shows an error', async () => {
  await api.create('articles', { title: 'Panen' });
  const { user } = await openSignedIn('/articles');
  await deleteOne(user, 'Panen');
  await screen.findByText('Artikel dihapus.');
  server.use(http.post('*/restore', () => HttpResponse.error()));
  await user.click(button('Urungkan'));
  await screen.findByText(/^Data belum dapat dipulihkan\. Tidak dapat terhubung/);
});

test('under plain a deletion offers no undo', async () => {
  const items = [{ id: 'a-1', title: 'Panen' }];
  server.use(
    http.get('*/api/articles.php', () => HttpResponse.json(items)),
    http.delete(itemCall, () => {
      items.pop();
      return HttpResponse.json({ success: true });
    }),
  );
  window.localStorage.setItem('adminUsername', api.username);
  const { user } = openApp('/articles', 'plain');
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Hapus' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Yang dihapus tidak dapat dipulihkan.');
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Artikel dihapus.');
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Sampah/ })).toBeNull();
});

test('[M-08] selected articles are deleted after a question with their number, and all are restored', async () => {
  for (const title of ['Satu', 'Dua', 'Tiga']) await api.create('articles', { title });
  const { user } = await openSignedIn('/articles');
  await tick(user, 'Satu', 'Tiga');
  screen.getByText('2 artikel dipilih');
  await user.click(button('Hapus yang dipilih'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus 2 artikel ini?' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Tiga', 'Satu']);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('2 artikel dihapus.');
  expect(rowNames()).toEqual(['Dua']);
  expect(screen.queryByText(/dipilih$/)).toBeNull();
  await user.click(button('Urungkan'));
  await screen.findByText('2 artikel dipulihkan.');
  await waitFor(() => expect(rowNames()).toEqual(['Tiga', 'Dua', 'Satu']));
});

test('[M-08] a single selected article gets the exact question', async () => {
  await api.create('articles', { title: 'Satu' });
  const { user } = await openSignedIn('/articles');
  await tick(user, 'Satu');
  await user.click(button('Hapus yang dipilih'));
  await screen.findByRole('dialog', { name: 'Hapus artikel ini?' });
});

test('the head selects the whole page and no other; a search unselects what it hides', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({ id: index + 1, title: `No ${index}` }));
  server.use(http.get('*/api/articles.php', () => HttpResponse.json(items)));
  const { user } = await openSignedIn('/articles');
  const all = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Pilih semua di halaman ini',
  });
  await user.click(all);
  screen.getByText('25 artikel dipilih');
  await tick(user, 'No 3');
  screen.getByText('24 artikel dipilih');
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.type(screen.getByRole('searchbox'), 'No 2');
  await screen.findByText('6 artikel dipilih');
  await user.click(button('Batalkan pilihan'));
  expect(screen.queryByText(/dipilih$/)).toBeNull();
});

test('[L-03] of several articles, those that are refused stay selected and are named', async () => {
  for (const title of ['Satu', 'Dua', 'Tiga']) await api.create('articles', { title });
  const { user } = await openSignedIn('/articles');
  const [, second] = await stored('articles');
  server.use(
    http.delete(itemCall, ({ params, request }) =>
      params.id === String(second?.id)
        ? HttpResponse.json({ message: 'Sedang dipakai.' }, { status: 409 })
        : answer(request),
    ),
  );
  await tick(user, 'Satu', 'Dua', 'Tiga');
  await askAndConfirm(user, 'Hapus 3 artikel ini?');
  await screen.findByText('2 artikel dihapus.');
  await screen.findByText('Gagal menghapus data. Sedang dipakai. 1 artikel masih ada: “Dua”.');
  await waitFor(() => expect(rowNames()).toEqual(['Dua']));
  screen.getByText('1 artikel dipilih');
});

test('[P20] a rate limit stops the deletion of the rest', async () => {
  for (const title of ['Satu', 'Dua', 'Tiga']) await api.create('articles', { title });
  let calls = 0;
  server.use(
    http.delete(itemCall, ({ request }) => {
      calls += 1;
      if (calls === 1) return answer(request);
      return HttpResponse.json({ message: 'Tunggu 30 detik.' }, { status: 429 });
    }),
  );
  const { user } = await openSignedIn('/articles');
  await tick(user, 'Satu', 'Dua', 'Tiga');
  await askAndConfirm(user, 'Hapus 3 artikel ini?');
  await screen.findByText(/Tunggu 30 detik\. 2 artikel masih ada: “Dua”, “Satu”\./);
  expect(calls).toBe(2);
  expect(await stored('articles')).toHaveLength(2);
});

test('one progress for all; "Hentikan" leaves the rest', async () => {
  for (const title of ['Satu', 'Dua', 'Tiga']) await api.create('articles', { title });
  const gate = Promise.withResolvers<void>();
  let calls = 0;
  server.use(
    http.delete(itemCall, async ({ request }) => {
      calls += 1;
      if (calls === 2) await gate.promise;
      return answer(request);
    }),
  );
  const { user } = await openSignedIn('/articles');
  await tick(user, 'Satu', 'Dua', 'Tiga');
  await askAndConfirm(user, 'Hapus 3 artikel ini?');
  await screen.findByText('1 dari 3 dihapus');
  // Neither a second click nor Escape changes what is under way.
  await user.click(button('Menghapus…'));
  await user.keyboard('{Escape}');
  await user.click(button('Hentikan'));
  gate.resolve();
  await screen.findByText('2 artikel dihapus.');
  expect(calls).toBe(2);
  expect(await stored('articles')).toHaveLength(1);
});

test('[D09] an article that somebody else changed is not deleted', async () => {
  const { id } = await api.create('articles', { title: 'Panen' });
  const { user } = await openSignedIn('/articles');
  await rowOf('Panen');
  await elsewhere('PUT', `/articles.php/${id}`, { title: 'Panen raya', content: 'Baru' });
  await deleteOne(user, 'Panen');
  await screen.findByText(/^Gagal menghapus data\./);
  await rowOf('Panen raya');
});
