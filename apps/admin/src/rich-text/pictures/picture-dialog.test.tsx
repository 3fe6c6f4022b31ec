import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn } from '../../testing/app.tsx';
import { button, field } from '../../testing/screen.ts';

test('words about a picture outlive a touch beside its dialog, and Back by the toast', async () => {
  const { router, user } = await openSignedIn('/articles');
  await user.click(await screen.findByRole('button', { name: 'Tulis artikel' }));
  await user.click(await screen.findByRole('button', { name: 'Foto' }));
  await screen.findByRole('dialog', { name: 'Foto di dalam teks' });
  await user.type(field('Keterangan di bawah foto'), 'Panen hari pertama');
  const beside = document.querySelector('.mantine-Modal-inner');
  if (!beside) throw new Error('Nothing stands around the dialog.');
  await user.click(beside);
  expect(field('Keterangan di bawah foto').value).toBe('Panen hari pertama');

  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(button('Urungkan'));
  await screen.findByRole('dialog', { name: 'Foto di dalam teks' });
  expect(field('Keterangan di bawah foto').value).toBe('Panen hari pertama');
});
