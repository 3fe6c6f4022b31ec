import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  answer,
  api,
  HttpResponse,
  http,
  isDraft,
  keepDraftsOnDevice,
  onPublish,
  openSignedIn,
  server,
} from '../../testing/app.tsx';
import { button, draftOnServer, field, rowOf, stored, typeIntoBody } from '../../testing/screen.ts';
import { openDrafts } from '../drafts/drafts.ts';

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
  await expect.poll(() => sent, { timeout: 8000 }).toEqual(['POST']);
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
  await expect.poll(() => sent, { timeout: 8000 }).toEqual(['POST']);
  await user.type(field('Judul'), ' raya');
  await user.click(button('Batal'));
  gate.resolve();
  await screen.findByText('Draf tersimpan.');
  expect(screen.queryByText('Perubahan dibatalkan.')).toBeNull();
  await rowOf('Panen raya');
  expect(await all()).toMatchObject([{ title: 'Panen raya', state: 'draft' }]);
});

test('[V-20] a first draft whose answer was lost makes no second item', async () => {
  server.use(
    http.post(
      '*/api/articles.php',
      async ({ request }) => {
        await answer(request);
        return HttpResponse.error();
      },
      { once: true },
    ),
  );
  const { user } = await openSignedIn('/articles');
  await user.type(await screen.findByLabelText('Judul'), 'Panen');
  await expect.poll(async () => (await all()).length, { timeout: 8000 }).toBe(1);
  await screen.findByText(/Draf tersimpan di perangkat ini/);
  await typeIntoBody(user, 'Hujan reda.');
  const draft = { title: 'Panen', content: 'Hujan reda.', state: 'draft' };
  await expect.poll(all).toMatchObject([draft]);
  await draftOnServer();
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
  await expect.poll(() => posts, { timeout: 8000 }).toBe(1);
  await user.type(field('Judul'), ' raya');
  unmount();
  gate.resolve();
  const drafts = async () => (await openDrafts(api.username, 'articles')).offered();
  // The refusal is in the draft once nothing is left of the body that was sent.
  await expect.poll(drafts).toMatchObject([{ sent: undefined, values: { title: 'Panen raya' } }]);
});

test('[P20] a publish that failed is not repeated by an autosave', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
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
  expect(screen.queryByText(/^Diubah orang lain/)).toBeNull();
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen raya desa' }]);
});

test('[V-32] over a publish in doubt nothing goes out by itself: words stay on the device', async () => {
  const { user } = await editPanen();
  await user.type(field('Judul'), ' raya');
  await screen.findByRole('button', { name: 'Tutup' }, { timeout: 8000 });
  onPublish(async (request) => {
    await answer(request);
    return HttpResponse.error();
  });
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
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Edit' }));
  await typeIntoBody(user, ' Baru.');
  await draftOnServer();
  await user.click(button('Tutup'));
  await (await rowOf('Panen')).findByText(/ada perubahan belum terbit/);
  expect(await stored('articles')).toMatchObject([{ content: 'Lama.', version: 1 }]);
  await user.click((await rowOf('Panen')).getByRole('button', { name: 'Edit' }));
  await screen.findByText(/^Terbit\. Perubahan ini belum/);
  await user.click(button('Simpan Perubahan'));
  await screen.findByText('Artikel disimpan.');
  expect((await stored('articles'))[0]?.content).toContain('Baru.');
});

/** Changes or deletes an article as another browser would. */
async function elsewhere(method: 'PUT' | 'DELETE', id: string, body?: object) {
  const request = new Request(`${api.url}/articles.php/${id}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect((await api.fetch(api.asAdmin(request))).ok).toBe(true);
}

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
  await app.user.click((await rowOf('Panen')).getByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit artikel' });
  return { ...app, item, drafts };
}

const told = (words: RegExp) => screen.findByText(words, {}, { timeout: 8000 });

test('[V-32] an autosave that meets a newer version says so, stops, and leads to the merge', async () => {
  const { user, item, drafts } = await editPanen();
  await elsewhere('PUT', item.id, { ...item, author: 'Ustazah' });
  await user.type(field('Judul'), ' raya');
  await told(/^Diubah orang lain/);
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
  await elsewhere('DELETE', item.id);
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
  await elsewhere('PUT', item.id, { ...item, author: 'Ustazah' });
  await user.type(field('Judul'), ' desa');
  await told(/^Diubah orang lain/);
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
  await elsewhere('PUT', item.id, { ...item, author: 'Ustazah' });
  await user.type(field('Judul'), ' raya');
  await user.click(await screen.findByRole('button', { name: 'Tarik dari situs' }));
  await told(/^Diubah orang lain/);
  expect(field('Judul').value).toBe('Panen raya');
  expect(await stored('articles')).toMatchObject([{ title: 'Panen', author: 'Ustazah' }]);
});
