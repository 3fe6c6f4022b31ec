import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

// A module of its own: its region stands in the page since it was imported, which another file of the worker may have done.
const own = './show-toast.ts?own';
const { open }: typeof import('./show-toast.ts') = await import(own);

/** A control that could not do what it is for. */
function failed(words: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.dataset.failed = words;
  button.textContent = 'Salin tautan';
  document.body.append(button);
  return button;
}

test('[H-07] a toast is announced; Alt+T focuses the newest, closing it returns the focus', async () => {
  const user = userEvent.setup();
  // Not `screen`: another file of the worker may have replaced the body.
  const page = within(document.body);
  const button = failed('Pertama.');
  const region = page.getAllByRole('region', { name: 'Pemberitahuan (Alt+T)' }).at(-1);
  expect(region?.textContent).toBe('');
  button.focus();
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement).toBe(button);

  open(button);
  open(failed('Kedua.'));
  const alerts = page.getAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual(['Pertama.', 'Kedua.']);
  await user.keyboard('{Alt>}[KeyT]{/Alt}');
  expect(document.activeElement?.textContent).toContain('Kedua.');
  for (const close of page.getAllByRole('button', { name: 'Tutup pemberitahuan' })) {
    await user.click(close);
  }
  expect(region?.textContent).toBe('');
});
