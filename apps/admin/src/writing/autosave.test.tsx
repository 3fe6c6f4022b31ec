import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  isDraft,
  keepDraftsOnDevice,
  loseAnswer,
  onPublish,
  openSignedIn,
  providerForEachTest,
  server,
} from '../testing/app.tsx';
import { elsewhere } from '../testing/elsewhere.ts';
import { button, draftOnServer, field, rowOf, stored, typeIntoBody } from '../testing/screen.ts';
import { openDrafts } from './drafts.ts';

providerForEachTest();

/** The items in every state, as a session has them. */
async function all(): Promise<Record<string, unknown>[]> {
  const headers = { 'X-API-Key': api.key };
  return (
    await answer(new Request(`${api.url}/articles.php?state=all`, { headers }))
  ).json() as Promise<Record<string, unknown>[]>;
}

test('[V-20] what is typed becomes a draft that only the admin sees, and is published with one tap', async () => {
  const { user, router } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(all).toMatchObject([{ title: 'Panen', state: 'draft' }]);
  await draftOnServer();
  expect(await stored('articles')).toEqual([]);
  expect(router.state.location.pathname).toMatch(/^\/articles\/\d+$/);
  expect(document.activeElement).toBe(field('Judul'));
  await typeIntoBody(user, 'Hujan reda.');
  await user.type(field('Judul'), ' raya');
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  await rowOf('Panen raya');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen raya', content: 'Hujan reda.' }]);
  expect(await all()).toHaveLength(1);
});

test('[V-20] a new text that was begun at its address has that of its item once that is a draft', async () => {
  const { user, router } = await openSignedIn('/articles/new');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await draftOnServer();
  expect(router.state.location.pathname).toMatch(/^\/articles\/\d+$/);
  expect(document.activeElement).toBe(field('Judul'));
});

test('[V-20] a publish that comes while a draft is sent waits for it: one item, the newest words', async () => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  const refused: string[] = [];
  server.use(
    http.post('*/api/articles.php', async ({ request }) => {
      sent.push('POST');
      await gate.promise;
      return answer(request);
    }),
    http.put('*/api/articles.php/*', async ({ request }) => {
      // Another draft may go out before it.
      if (!(await isDraft(request))) sent.push('PUT');
      const given = await answer(request);
      if (!given.ok) refused.push(`PUT ${given.status}`);
      return given;
    }),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(() => sent).toEqual(['POST']);
  await typeIntoBody(user, 'Hujan reda.');
  await user.dblClick(button('Terbitkan'));
  gate.resolve();
  await screen.findByText('Artikel disimpan.');
  expect(sent).toEqual(['POST', 'PUT']);
  expect(refused).toEqual([]);
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', content: 'Hujan reda.' }]);
  expect(await all()).toHaveLength(1);
});

test('[V-20] a form that is closed while its first draft is on its way leaves all its words in it', async () => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  server.use(
    http.post('*/api/articles.php', async ({ request }) => {
      sent.push('POST');
      await gate.promise;
      return answer(request);
    }),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(() => sent).toEqual(['POST']);
  await user.type(field('Judul'), ' raya');
  await user.click(button('Batal'));
  gate.resolve();
  await screen.findByText('Draf tersimpan.');
  expect(screen.queryByText('Perubahan dibatalkan.')).toBeNull();
  await rowOf('Panen raya');
  expect(await all()).toMatchObject([{ title: 'Panen raya', state: 'draft' }]);
});

test('[V-20] a first draft whose answer was lost makes no second item', async () => {
  server.use(http.post('*/api/articles.php', ({ request }) => loseAnswer(request), { once: true }));
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(async () => (await all()).length).toBe(1);
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  await typeIntoBody(user, 'Hujan reda.');
  const draft = { title: 'Panen', content: 'Hujan reda.', state: 'draft' };
  await expect.poll(all).toMatchObject([draft]);
  await draftOnServer();
});

test('[E-18] a draft that a full device could not forget is compared with the item that its key has made', async () => {
  const key = 'kunci-lama';
  const made = { title: 'Panen raya', content: 'Hujan reda. Semua turun.' };
  await elsewhere('POST', '/articles.php', made, { 'Idempotency-Key': key });
  const drafts = await openDrafts(api.username, 'articles');
  const old = { key, id: null, version: undefined, baseline: {}, sent: undefined };
  await drafts.store(old, { title: 'Panen', content: made.content });
  const { user } = await openSignedIn('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await user.click(await screen.findByRole('button', { name: 'Terbitkan' }));
  await screen.findByRole('dialog', { name: 'Data ini sudah diubah di tempat lain' });
  expect(await all()).toMatchObject([made]);
  const title = within(screen.getByRole('group', { name: 'Judul' }));
  await user.click(title.getByRole('radio', { name: /^Anda di perangkat lain/ }));
  await user.click(button('Simpan pilihan'));
  await screen.findByText('Artikel disimpan.');
  expect(await all()).toMatchObject([{ ...made, state: 'published' }]);
});

test('[V-20] what is typed while a draft is on its way outlives its refusal on the device', async () => {
  const gate = Promise.withResolvers<void>();
  let posts = 0;
  server.use(
    http.post('*/api/articles.php', async () => {
      posts += 1;
      await gate.promise;
      return HttpResponse.json(null, { status: 422 });
    }),
  );
  const { user, unmount } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(() => posts).toBe(1);
  await user.type(field('Judul'), ' raya');
  unmount();
  gate.resolve();
  const drafts = async () => (await openDrafts(api.username, 'articles')).offered();
  // The refusal is in the draft once nothing is left of the body that was sent.
  await expect.poll(drafts).toMatchObject([{ sent: undefined, values: { title: 'Panen raya' } }]);
});

test('[E-16] a draft whose call is in doubt since yesterday waits for a look at the list, and goes out at a press', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const drafts = await openDrafts(api.username, 'articles');
  const sent = { title: 'Panen', content: '', state: 'draft' };
  const baseline = { title: '', content: '' };
  const old = { key: 'kunci-lama', id: null, version: undefined, baseline, sent };
  await drafts.store({ ...old, sentAt: Date.now() - 86_400_000 }, { title: 'Panen', content: '' });
  const { user } = await openSignedIn('/articles');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByText(/dimuat kembali\. Mungkin sudah tersimpan: periksa daftar/);
  await typeIntoBody(user, 'Hujan reda.');
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  await vi.advanceTimersByTimeAsync(2500);
  expect(await all()).toEqual([]);
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect(await all()).toMatchObject([{ title: 'Panen', content: 'Hujan reda.' }]);
});

test('[P20] a publish that failed is not repeated by an autosave', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  keepDraftsOnDevice();
  let tries = 0;
  server.use(
    http.post('*/api/articles.php', async ({ request }) => {
      if (!(await isDraft(request))) tries += 1;
      return tries === 1 ? HttpResponse.json(null, { status: 503 }) : undefined;
    }),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Hujan reda.');
  await user.click(button('Terbitkan'));
  await screen.findByRole('button', { name: 'Coba Lagi' });
  await vi.advanceTimersByTimeAsync(2000);
  // It waits its turn behind an autosave.
  await user.click(button('Coba Lagi'));
  await screen.findByText('Artikel disimpan.');
  expect(await all()).toMatchObject([{ title: 'Panen', state: 'published', version: 1 }]);
});

test('[V-32] a new text whose publish is in doubt outlives its closed form, and becomes one item', async () => {
  keepDraftsOnDevice();
  const { user } = await openSignedIn('/articles');
  onPublish(loseAnswer);
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await typeIntoBody(user, 'Hujan reda.');
  await user.click(button('Terbitkan'));
  await screen.findByText('Gagal menyimpan data');
  await user.click(button('Batal'));
  await screen.findByText('Draf tersimpan di perangkat ini.');
  await user.click(await screen.findByRole('button', { name: 'Lanjutkan' }));
  await screen.findByDisplayValue('Panen');
  await user.click(button('Terbitkan'));
  await screen.findByText('Artikel disimpan.');
  expect(await all()).toMatchObject([{ title: 'Panen', content: 'Hujan reda.' }]);
});
