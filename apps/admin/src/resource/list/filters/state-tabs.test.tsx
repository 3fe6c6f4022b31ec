import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, openSignedIn, providerForEachTest, server } from '../../../testing/app.tsx';
import { elsewhere } from '../../../testing/elsewhere.ts';
import { rowNames, rowOf } from '../../../testing/screen.ts';

providerForEachTest();

/** Creates an article as a session does that knows drafts and times. */
async function create(title: string, publication: object): Promise<void> {
  const call = await elsewhere('POST', '/articles.php', { title, content: 'Isi', ...publication });
  expect(call.status).toBe(201);
}

const soon = new Date(Date.now() + 86_400_000).toISOString();
const past = new Date(Date.now() - 86_400_000).toISOString();

test('[V-21] each state is a tab with its count, and rows say what visitors do not see', async () => {
  await create('Terang', {});
  await create('Konsep', { state: 'draft' });
  await create('Besok', { state: 'published', publish_at: soon });
  await create('Usai', { state: 'published', expire_at: past });
  const { user, router } = await openSignedIn('/articles');
  (await rowOf('Konsep')).getByText(/^Draf · oleh /);
  (await rowOf('Besok')).getByText(/^Terjadwal · tampil /);
  (await rowOf('Usai')).getByText(/^Kedaluwarsa/);
  expect((await rowOf('Terang')).queryByText(/Terbit/)).toBeNull();
  const tabs = within(screen.getByRole('navigation', { name: 'Status' }));
  const names = ['Semua 4', 'Draf 1', 'Terjadwal 1', 'Terbit 1', 'Kedaluwarsa 1', 'Sampah 0'];
  for (const name of names) await tabs.findByRole('link', { name });
  const calendar = tabs.getByRole('link', { name: 'Kalender' });
  expect(calendar.getAttribute('href')).toBe('/kalender');
  await user.click(tabs.getByRole('link', { name: 'Draf 1' }));
  await screen.findByText('1 dari 4 artikel');
  expect(rowNames()).toEqual(['Konsep']);
  expect(router.state.location.search).toBe('?status=draft');
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Draf 1');
  await router.navigate(-1);
  await rowOf('Usai');
});

test('[V-16] under plain there are no tabs, and nobody asks for a state', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  await api.create('articles', { title: 'Panen' });
  await openSignedIn('/articles', 'plain');
  await rowOf('Panen');
  expect(screen.queryByRole('navigation', { name: 'Status' })).toBeNull();
  expect(asked.filter((url) => /state|accounts|revisions|states/.test(url))).toEqual([]);
});
