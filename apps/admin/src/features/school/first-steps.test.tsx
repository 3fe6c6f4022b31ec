import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button } from '../../testing/screen.ts';

providerForEachTest();

const save = () => button('Simpan Perubahan');

test('[F-77] a step that is saved leads to the next one, where the first field waits; a card of the list does not', async () => {
  const call = await elsewhere(
    'PUT',
    '/school.php',
    { facts: {}, sample: false },
    { 'If-Match': '"0"' },
  );
  expect(call.status).toBe(200);
  const { user } = await openSignedIn('/school');
  await user.click(await screen.findByRole('link', { name: /^Kontak Isi/ }));
  await screen.findByLabelText('Telepon');
  await user.keyboard('Sekretariat');
  await user.type(screen.getByLabelText('Perihal'), 'surat');
  await user.type(screen.getByLabelText('Telepon'), '0812-3456-7892');
  await user.click(save());
  await screen.findByText('1 dari 7 langkah selesai.');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Nama sekolah')));
  await user.click(screen.getByRole('link', { name: 'Semua data sekolah' }));
  const named = { name: 'Gelombang pendaftaran' };
  // The list of what is missing leads there too.
  await user.click((await screen.findAllByRole('link', named)).at(-1) as HTMLElement);
  await screen.findByDisplayValue('Gelombang 1');
  await user.click(save());
  await screen.findByText('Gelombang pendaftaran: disimpan.');
  await screen.findByText('2 dari 7 langkah selesai');
});
