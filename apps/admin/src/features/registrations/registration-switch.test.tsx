import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';

providerForEachTest();

test('[Q-13] whether the site takes registrations changes in the very event, and is saved', async () => {
  const wrapped = 'A'.repeat(200);
  const public_key = `age1${'q'.repeat(58)}`;
  await elsewhere('POST', '/registrations.php/keys', {
    ...{ public_key, by_passphrase: wrapped, by_paper: wrapped },
  });
  await openSignedIn('/pendaftaran');
  const isTaken = await screen.findByLabelText<HTMLInputElement>('Terima pendaftaran di situs');
  for (const words of ['Situs menerima pendaftaran', 'Situs tidak menerima pendaftaran']) {
    const before = isTaken.checked;
    fireEvent.click(isTaken);
    expect(isTaken.checked).toBe(!before);
    await screen.findByText(new RegExp(`^${words}`));
    expect(isTaken.checked).toBe(!before);
  }
});
