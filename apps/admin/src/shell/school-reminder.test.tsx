import { defaultClock } from '@pesantren/content/clock';
import type { Wave } from '@pesantren/content/facts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  HttpResponse,
  http,
  openApp,
  openSignedIn,
  providerForEachTest,
  server,
} from '../testing/app.tsx';
import { reminderOf } from './school-reminder.tsx';

providerForEachTest();

const call = '*/api/school.php';
const wave = (closes: string): Wave => ({ name: 'A', opens: '2027-01-01', closes, discount: 0 });
const wordsOn = (today: string, ...closes: string[]) =>
  (reminderOf({ facts: { waves: closes.map(wave) }, version: 3 }, today) || { words: '' }).words;

test('[J-18] from 30 days before the last wave closes the next ones are asked for', () => {
  expect(wordsOn('2027-01-29', '2027-01-05', '2027-02-28')).toMatch(
    /terakhir ditutup 30 hari lagi/,
  );
  expect(wordsOn('2027-01-28', '2027-02-28')).toBe('');
  expect(wordsOn('2027-02-28', '2027-02-28')).toMatch(/ditutup hari ini/);
  expect(wordsOn('2027-03-01', '2027-02-28')).toMatch(/sudah ditutup/);
  expect(wordsOn('2027-03-01')).toMatch(/Belum ada gelombang/);
});

test('[J-18] it is put off for the day, and leads to the waves', async () => {
  server.use(http.get(call, () => HttpResponse.json({ facts: {}, version: 1, updated_at: null })));
  const { user, router } = await openSignedIn('/articles');
  await screen.findByText('Semua gelombang pendaftaran sudah ditutup.');
  await user.click(screen.getByRole('button', { name: 'Buka gelombang berikutnya' }));
  await screen.findByRole('button', { name: 'Tambah gelombang' });
  await router.navigate('/articles');
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
  expect(screen.queryByText('Semua gelombang pendaftaran sudah ditutup.')).toBeNull();
  await router.navigate('/gallery');
  await router.navigate('/articles');
  await screen.findByRole('heading', { level: 1, name: 'Artikel' });
  expect(screen.queryByText('Semua gelombang pendaftaran sudah ditutup.')).toBeNull();
});

test('[F-112] what tells of the sample is put off for a week, the waves for a day', async () => {
  const daysAgo = (days: number) => defaultClock.isoDay(new Date(Date.now() - days * 86_400_000));
  server.use(http.get(call, () => HttpResponse.json({ facts: {}, version: 0, updated_at: null })));
  const banner = 'Situs ini masih berisi data contoh.';
  for (const [days, isShown] of [
    [6, false],
    [7, true],
  ] as const) {
    window.localStorage.setItem('adminReminded', daysAgo(days));
    const { unmount } = await openSignedIn('/articles');
    await screen.findByLabelText('Judul');
    if (isShown) await screen.findByText(banner);
    else expect(screen.queryByText(banner)).toBeNull();
    unmount();
  }
});

test('[J-49] a school that has saved nothing is led to the first steps', async () => {
  server.use(http.get(call, () => HttpResponse.json({ facts: {}, version: 0, updated_at: null })));
  const { user } = await openSignedIn('/articles');
  await user.click(await screen.findByRole('button', { name: 'Mulai di sini' }));
  await screen.findByText('0 dari 7 langkah selesai');
  await user.click(screen.getByRole('link', { name: /^Kontak Isi/ }));
  await user.click(await screen.findByRole('button', { name: 'Kosongkan' }));
  expect(screen.getByLabelText<HTMLInputElement>('Telepon').value).toBe('');
});

test('[J-48] the admin bears the name of its school, never first that of another', async () => {
  let answer = () => {};
  const identity = { ...(await import('@pesantren/content/default-facts')).defaultFacts.identity };
  const facts = { identity: { ...identity, name: 'SMA Cahaya Ilmu', shortName: 'Cahaya Ilmu' } };
  server.use(
    http.get(call, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return HttpResponse.json({ facts, version: 1, updated_at: null });
    }),
  );
  const app = openApp('/login');
  await screen.findByRole('button', { name: 'Masuk' });
  expect(document.title).toBe('Masuk · Admin');
  expect(document.body.textContent).not.toContain(identity.shortName);
  await waitFor(() => answer());
  await waitFor(() => expect(document.title).toBe('Masuk · Admin SMA Cahaya Ilmu'));
  screen.getByText(/^SMA/);
  app.unmount();
  // The next time the device knows it before the provider answers.
  openApp('/login');
  await waitFor(() => expect(document.title).toBe('Masuk · Admin SMA Cahaya Ilmu'));
});
