import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../../testing/app.tsx';
import { elsewhere } from '../../../testing/elsewhere.ts';

providerForEachTest();

test('[Q-14] the notice of a breach is filled from the log, and has what was typed', async () => {
  const wrapped = 'A'.repeat(200);
  const key = { public_key: `age1${'q'.repeat(58)}`, by_passphrase: wrapped, by_paper: wrapped };
  await elsewhere('POST', '/registrations.php/keys', key);
  await elsewhere('GET', '/registrations.php/keys');
  const { user } = await openSignedIn('/pendaftaran');
  await user.click(await screen.findByRole('link', { name: 'Lembar pemberitahuan' }));
  const sheet = within(await screen.findByRole('article', { name: 'Lembar pemberitahuan' }));
  await sheet.findByText(/admin membuka daftar pendaftaran/);
  sheet.getByText(/admin membuat kunci pendaftaran/);
  await user.type(screen.getByLabelText(/^Apa yang terjadi/), 'Ponsel petugas hilang.');
  sheet.getByText('Ponsel petugas hilang.');
  const known = screen.getByLabelText<HTMLInputElement>('Diketahui');
  await user.clear(known);
  await user.type(known, '2026-11-20T08:30');
  screen.getByText(/paling lambat Senin, 23 November 2026, 08\.30 WIB/);
  await screen.findByText('Tidak ada catatan dalam waktu itu.');
});
