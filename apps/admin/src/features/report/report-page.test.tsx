import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { addPerson } from '../../testing/person.ts';

providerForEachTest();

test('[F-123] a pengelola reads how the site is, each line with a way to mend it', async () => {
  const { user } = await openSignedIn('/akun');
  await user.click(await screen.findByRole('link', { name: 'Rapor' }));
  const [first] = await screen.findAllByText(/^Perlu tindakan/);
  const line = first?.closest('li');
  expect(line?.textContent).toContain('belum dicadangkan');
  if (line) await user.click(within(line).getByRole('link'));
  await screen.findByRole('heading', { name: 'Cadangan' });
});

test('[F-123] others may not open it', async () => {
  await openSignedIn('/rapor', undefined, await addPerson('aisyah', 'redaktur'));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('heading', { name: 'Rapor situs' })).toBeNull();
});
