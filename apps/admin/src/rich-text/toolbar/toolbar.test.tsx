import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { bodyField, button, pasteOverBody } from '../../testing/screen.ts';

providerForEachTest();

test('[F-112] six tools are in sight, the others with words in a sheet that Escape closes', async () => {
  const { user } = await openSignedIn('/articles/new');
  await bodyField();
  const tools = screen.getByRole('toolbar', { name: 'Format teks' });
  const more = button('Lainnya');
  const sheet = document.getElementById(more.getAttribute('aria-controls') ?? '');
  const inSight = [...tools.children].filter((child) => child.matches('button') && child !== more);
  expect(inSight).toHaveLength(6);
  const others = within(sheet as HTMLElement).getAllByRole('button');
  expect(others.map(({ textContent }) => textContent?.trim())).toEqual(
    others.map((tool) => tool.getAttribute('aria-label')),
  );
  more.focus();
  await user.keyboard('{Enter}');
  expect(more.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(more);
  await user.click(button('Tabel'));
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await user.click(button('Lainnya, juga untuk tabel'));
  await user.click(button('Baris baru di bawah'));
  expect(more.getAttribute('aria-expanded')).toBe('true');
});

test('[F-112] Alt with the arrows goes from block to block of a text, and selects what has no words', async () => {
  const { user } = await openSignedIn('/articles/new');
  const picture = '<img src="/uploads/a.jpg" alt="Sawah">';
  await pasteOverBody({ html: `<h2>Panen</h2><p>Satu.</p>${picture}<p>Dua.</p>` });
  await user.click(await bodyField());
  await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
  await waitFor(() => expect(button('Judul bagian').getAttribute('aria-pressed')).toBe('true'));
  await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  const selected = (await bodyField()).querySelector('.ProseMirror-selectednode');
  expect(selected?.getAttribute('alt')).toBe('Sawah');
});

test('[F-113] after a pasted table the caret stands below it', async () => {
  const { user } = await openSignedIn('/articles/new');
  const html = '<table><tbody><tr><th>Hari</th><td>Jam</td></tr></tbody></table>';
  await pasteOverBody({ html, text: 'Hari\tJam' });
  await user.type(await bodyField(), 'Bawa bekal.', { skipClick: true });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus tabel' })).toBeNull());
  const below = (await bodyField()).querySelector('.tableWrapper + p');
  expect(below?.textContent).toBe('Bawa bekal.');
});

test('[F-112] in a table, where Tab makes rows, the screen says the way out of it', async () => {
  const { user } = await openSignedIn('/articles/new');
  await user.click(await bodyField());
  await user.click(button('Tabel'));
  const way = await screen.findByText(/^Keluar dari tabel: panah bawah/);
  expect(way.getAttribute('role')).toBe('status');
  await user.click(button('Hapus tabel'));
  await waitFor(() => expect(screen.queryByText(/^Keluar dari tabel/)).toBeNull());
});
