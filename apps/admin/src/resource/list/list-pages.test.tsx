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
import { button, field, rowNames, rowOf, typeIntoBody } from '../../testing/screen.ts';

providerForEachTest();

const listCall = '*/api/articles.php';

/** Creates so many articles, `No 01` the oldest. @returns their ids by title */
async function fill(count: number): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let number = 1; number <= count; number += 1) {
    const title = `No ${String(number).padStart(2, '0')}`;
    ids.set(title, (await api.create('articles', { title })).id);
  }
  return ids;
}

/** Deletes an article without the app. */
async function removeElsewhere(id: string | undefined): Promise<void> {
  expect((await elsewhere('DELETE', `/articles.php/${id}`)).status).toBe(204);
}

/** Notes the query of each call of the list from now on. */
function noteCalls(): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  server.use(
    http.get(listCall, ({ request }) => {
      calls.push(new URL(request.url).searchParams);
      return answer(request);
    }),
  );
  return calls;
}

async function confirmDelete(user: UserEvent): Promise<void> {
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
}

const tick = async (user: UserEvent, title: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Pilih ${title}` }));

test('[P07] a list of many articles costs what one of a page does: 25 summaries', async () => {
  const bytes: number[] = [];
  await fill(26);
  server.use(
    http.get(listCall, async ({ request }) => {
      const response = await answer(request);
      bytes.push((await response.clone().arrayBuffer()).byteLength);
      return response;
    }),
  );
  const few = await openSignedIn('/articles');
  await rowOf('No 26');
  few.unmount();
  const ofFew = bytes.splice(0).reduce((sum, size) => sum + size, 0);
  await fill(40);
  await openSignedIn('/articles');
  await screen.findByText('66 artikel');
  await rowOf('No 40');
  const ofMany = bytes.reduce((sum, size) => sum + size, 0);
  expect(Math.abs(ofMany - ofFew)).toBeLessThan(200);
});

test('a list asks for its page alone: limit, offset, search, sort, summaries', async () => {
  await fill(27);
  const calls = noteCalls();
  await openSignedIn('/articles?q=no&sort=-title&page=2');
  await rowOf('No 01');
  expect(rowNames()).toEqual(['No 02', 'No 01']);
  await screen.findByText('27 dari 27 artikel, baris 26–27');
  expect(calls.map(String).sort()).toEqual([
    'limit=25&offset=0&fields=summary&state=all',
    'limit=25&offset=25&q=no&sort=-title&fields=summary&state=all',
  ]);
});

test('a sort that no column has, and a search longer than a provider takes, lead to no failure', async () => {
  await fill(2);
  const { user, unmount } = await openSignedIn('/articles?sort=version');
  await rowOf('No 02');
  expect(rowNames()).toEqual(['No 02', 'No 01']);
  unmount();
  await openSignedIn(`/articles?q=${'panjang'.repeat(60)}`);
  await screen.findByText('Tidak ada artikel yang sesuai dengan filter.');
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  await user.clear(box);
  await user.click(box);
  await user.paste('a'.repeat(300));
  expect(box.value).toHaveLength(200);
});

test('a late answer never takes the place of a newer one, and rows stay until the newer one comes', async () => {
  await fill(3);
  const gate = Promise.withResolvers<void>();
  server.use(
    http.get(listCall, async ({ request }) => {
      if (new URL(request.url).searchParams.get('q') === 'No 0') await gate.promise;
      return answer(request);
    }),
  );
  const { user, router } = await openSignedIn('/articles');
  await rowOf('No 03');
  await user.type(screen.getByRole('searchbox'), 'No 0');
  await waitFor(() => expect(router.state.location.search).toBe('?q=No+0'));
  expect(rowNames()).toHaveLength(3);
  await waitFor(() => expect(screen.getByText('Memuat…')).toBeDefined());
  await user.type(screen.getByRole('searchbox'), '2');
  await screen.findByText('1 dari 3 artikel');
  gate.resolve();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rowNames()).toEqual(['No 02']);
});

test('a page is fetched once its link is pointed at, and then shown without another call', async () => {
  await fill(26);
  const calls = noteCalls();
  const { user } = await openSignedIn('/articles');
  await rowOf('No 26');
  expect(calls).toHaveLength(1);
  await user.hover(screen.getByRole('link', { name: 'Berikutnya' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await waitFor(() => expect(rowNames()).toEqual(['No 01']));
  expect(calls).toHaveLength(2);
});

test('deleting the last row of the last page leads to the page before', async () => {
  await fill(26);
  const { user, router } = await openSignedIn('/articles?page=2');
  await user.click((await rowOf('No 01')).getByRole('button', { name: 'Hapus' }));
  await confirmDelete(user);
  await screen.findByText('Artikel dihapus.');
  await rowOf('No 02');
  expect(rowNames()).toHaveLength(25);
  expect(router.state.location.search).toBe('');
});

test('a page that others have emptied leads to the last one that is left', async () => {
  const ids = await fill(27);
  const { router, services } = await openSignedIn('/articles?page=2');
  await rowOf('No 01');
  for (const title of ['No 01', 'No 02']) await removeElsewhere(ids.get(title));
  await services.queryClient.invalidateQueries({ queryKey: ['articles'] });
  await rowOf('No 03');
  expect(rowNames()).toHaveLength(25);
  expect(router.state.location.search).toBe('');
});

test('all of a page deleted at once: what follows moves up', async () => {
  await fill(27);
  const { user } = await openSignedIn('/articles');
  await rowOf('No 27');
  await user.click(screen.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }));
  await user.click(button('Hapus yang dipilih'));
  await confirmDelete(user);
  await screen.findByText('25 artikel dihapus.');
  await waitFor(() => expect(rowNames()).toEqual(['No 02', 'No 01']));
  screen.getByText('2 artikel');
});

test('an article saved that is not on the page that is shown: the page stays, its number grows', async () => {
  await fill(26);
  const { user, router } = await openSignedIn('/articles?page=2');
  await rowOf('No 01');
  await user.type(field('Judul'), 'Panen raya');
  await typeIntoBody(user, 'Isi');
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  await screen.findByText('27 artikel');
  await waitFor(() => expect(rowNames()).toEqual(['No 02', 'No 01']));
  expect(router.state.location.search).toBe('?page=2');
});

test('[M-08] a selection holds articles of several pages, says so, and deletes them all', async () => {
  await fill(26);
  const { user } = await openSignedIn('/articles');
  await tick(user, 'No 26');
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await tick(user, 'No 01');
  screen.getByText('2 artikel dipilih, 1 di halaman lain');
  await user.click(button('Hapus yang dipilih'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Hapus 2 artikel ini?' }));
  expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'No 01',
    'No 26',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('2 artikel dihapus.');
  await screen.findByText('24 artikel');
  expect(screen.queryByText(/dipilih$/)).toBeNull();
});

test('[M-08] a selected article that somebody else deleted leaves the selection, and is not said to be there', async () => {
  const ids = await fill(2);
  const { user } = await openSignedIn('/articles');
  await tick(user, 'No 01');
  await tick(user, 'No 02');
  await removeElsewhere(ids.get('No 01'));
  await user.click(button('Hapus yang dipilih'));
  await confirmDelete(user);
  await screen.findByText('Artikel dihapus.');
  const failure = await screen.findByText(/^Gagal menghapus data\./);
  expect(failure.textContent).not.toContain('masih ada');
  await screen.findByText('Belum ada artikel tersedia.');
  expect(screen.queryByText(/dipilih/)).toBeNull();
});

test('under plain pages, search and sort are cut from one list, which is fetched once', async () => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    id: `a-${index}`,
    title: `No ${index}`,
  }));
  let calls = 0;
  server.use(
    http.get(listCall, () => {
      calls += 1;
      return HttpResponse.json(items);
    }),
  );
  window.localStorage.setItem('adminUsername', api.username);
  const { user } = openApp('/articles', 'plain');
  await rowOf('No 0');
  expect(rowNames()).toHaveLength(25);
  await user.click(screen.getByRole('link', { name: 'Berikutnya' }));
  await rowOf('No 29');
  await user.type(screen.getByRole('searchbox'), 'no 2');
  await screen.findByText('11 dari 30 artikel');
  await user.click(screen.getByRole('button', { name: 'Judul' }));
  await waitFor(() => expect(rowNames().slice(0, 3)).toEqual(['No 2', 'No 20', 'No 21']));
  expect(calls).toBe(1);
});

test('an announcement is shared with its first words, which a list leaves out', async () => {
  await api.create('announcements', { title: 'Libur', content: 'Libur mulai Senin.' });
  const { user } = await openSignedIn('/announcements');
  await user.click((await rowOf('Libur')).getByRole('button', { name: 'Bagikan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Bagikan' }));
  await waitFor(() => {
    const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Bagikan ke WhatsApp' });
    expect(new URL(link.href).searchParams.get('text')).toContain('Libur mulai Senin.');
  });
});
