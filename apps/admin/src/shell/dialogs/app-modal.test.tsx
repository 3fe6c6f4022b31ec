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
