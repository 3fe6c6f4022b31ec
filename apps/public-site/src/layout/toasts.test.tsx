import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open } from '../testing/site.tsx';
import { showToast } from './toast.ts';

test('[H-07] a toast is announced; Alt+T focuses it, closing it returns the focus', async () => {
  const { page, user } = await open('/kontak');
  const region = page.getByRole('region', { name: 'Pemberitahuan (Alt+T)' });
  expect(region.textContent).toBe('');
  const link = page.getByRole('link', { name: 'Buka di Google Maps' });
  link.focus();

  act(() => showToast('Tautan tidak dapat disalin.'));
  expect(
    page.getByText('Tautan tidak dapat disalin.').closest('[aria-live=polite]'),
  ).not.toBeNull();
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement?.textContent).toBe('Tautan tidak dapat disalin.');
  await user.click(page.getByRole('button', { name: 'Tutup pemberitahuan' }));
  expect(region.textContent).toBe('');
  expect(document.activeElement).toBe(link);
});

test('[H-07] Alt+T focuses the newest of several toasts and does nothing without one', async () => {
  const { page, user } = await open('/kontak');
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement).toBe(document.body);
  act(() => {
    showToast('Pertama.');
    showToast('Kedua.');
  });
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement?.textContent).toBe('Kedua.');
  for (const button of page.getAllByRole('button', { name: 'Tutup pemberitahuan' })) {
    await user.click(button);
  }
  expect(page.queryAllByRole('button', { name: 'Tutup pemberitahuan' })).toEqual([]);
});
