import { defaultClock } from '@pesantren/content/clock';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';
import { elsewhere } from '../../testing/elsewhere.ts';
import { button } from '../../testing/screen.ts';

providerForEachTest();

test('[V-30] the calendar of a month shows what appears and what ends, each a way to its form', async () => {
  const send = (title: string, times: object) =>
    elsewhere('POST', '/announcements.php', {
      ...{ title, content: 'Isi.', state: 'published' },
      ...times,
    });
  const year = new Date().getFullYear() + 1;
  await send('Libur', { publish_at: `${year}-03-06T06:00:00+07:00` });
  await send('Ujian', { expire_at: `${year}-03-31T23:59:00+07:00` });
  const { user, router } = await openSignedIn(`/kalender?bulan=${year}-03`);
  const entry = await screen.findByRole('link', { name: 'Tampil 06.00, pengumuman Libur' });
  expect(entry.closest('td')?.querySelector('time')?.dateTime).toBe(`${year}-03-06`);
  const end = screen.getByRole('link', { name: 'Berakhir 23.59, pengumuman Ujian' });
  expect(end.closest('td')?.querySelector('time')?.dateTime).toBe(`${year}-03-31`);
  await user.click(button('Bulan berikutnya'));
  await screen.findByText('Tidak ada di bulan ini.');
  expect(router.state.location.search).toBe(`?bulan=${year}-04`);
});

test('[V-30] a calendar that comes back into sight in another month shows that month', async () => {
  const monthAfter = (days: number) =>
    defaultClock.formatDate(new Date(Date.now() + days * 86_400_000)).replace(/^\d+ /, '');
  await openSignedIn('/kalender');
  await screen.findByRole('heading', { name: monthAfter(0) });
  const later = monthAfter(31);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 86_400_000 });
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('heading', { name: later });
});
