import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, keepDraftsOnDevice, openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { field, rowOf } from '../../testing/screen.ts';

providerForEachTest();

type App = Awaited<ReturnType<typeof openSignedIn>>;

const back = ({ router }: App) => act(() => router.navigate(-1));
const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** A new article with a title, which is an entry of its own in the browser's history. */
async function openArticle(): Promise<App> {
  const app = await openSignedIn('/articles');
  await app.user.click(await screen.findByRole('button', { name: 'Tulis artikel' }));
  await app.user.type(field('Judul'), 'Panen');
  return app;
}

test('Back closes the dialog that is open, and asks nothing; the next Back is about the form', async () => {
  keepDraftsOnDevice();
  const app = await openArticle();
  await app.user.click(await screen.findByRole('button', { name: 'Pratinjau' }));
  await screen.findByRole('dialog', { name: 'Pratinjau' });
  await back(app);
  await closed('Pratinjau');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Judul').value).toBe('Panen');
  expect(app.router.state.location.pathname).toBe('/articles/new');

  await back(app);
  await screen.findByRole('dialog', { name: 'Tinggalkan tulisan ini?' });
  await back(app);
  await closed('Tinggalkan tulisan ini?');
  expect(field('Judul').value).toBe('Panen');
});

test('Back closes a question of the list without an answer, and the screen stays', async () => {
  await api.create('prestasi', { prestasi: 'Juara panahan', tanggal: '12 Januari 2025' });
  const app = await openSignedIn('/articles');
  await app.user.click(await screen.findByRole('link', { name: 'Prestasi' }));
  await app.user.click((await rowOf('Juara panahan')).getByRole('button', { name: /^Hapus/ }));
  await screen.findByRole('dialog', { name: 'Hapus prestasi ini?' });
  await back(app);
  await closed('Hapus prestasi ini?');
  expect(app.router.state.location.pathname).toBe('/prestasi');
  await rowOf('Juara panahan');
});

test('[F-112] the keyboard is back at the button whose dialog was closed, of code that loads with its first use too', async () => {
  const item = await api.create('pages', { title: 'Jadwal harian', content: '<p>Subuh.</p>' });
  const { user } = await openSignedIn(`/pages/${item.id}`);
  for (const name of ['Riwayat', 'Tautan pratinjau', 'Pratinjau']) {
    const opener = await screen.findByRole('button', { name });
    opener.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await closed(name);
    expect(document.activeElement).toBe(opener);
  }
});
