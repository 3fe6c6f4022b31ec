import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../testing/app.tsx';
import { bodyField, button } from '../testing/screen.ts';

providerForEachTest();

test('the tools of a new table come into view, wherever the row of tools was scrolled to', async () => {
  const { user } = await openSignedIn('/articles/new');
  await bodyField();
  const tools = screen.getByRole('toolbar', { name: 'Format teks' });
  tools.scrollLeft = 300;
  expect(tools.scrollLeft).toBe(300);
  await user.click(button('Tabel'));
  await screen.findByRole('button', { name: 'Buang tabel' });
  await waitFor(() => expect(tools.scrollLeft).toBe(0));
});
