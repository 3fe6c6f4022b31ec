import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSignedIn, providerForEachTest } from '../../testing/app.tsx';

providerForEachTest();

afterEach(() => {
  vi.useRealTimers();
});

test('two minutes before an idle session ends one is warned, and can stay', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { services, user } = await openSignedIn('/articles');
  await screen.findByText('Belum ada artikel tersedia.');
  const asked = vi.spyOn(services.client, 'session');
  // Its clock begins with a page at rest.
  const begun = vi.spyOn(services.queryClient.getMutationCache(), 'subscribe');
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(27 * 60_000);
  expect(screen.queryByText(/Dua menit lagi Anda perlu masuk lagi/)).toBeNull();
  await vi.advanceTimersByTimeAsync(60_000);
  await screen.findByText(/Dua menit lagi Anda perlu masuk lagi/);
  await user.click(screen.getByRole('button', { name: 'Tetap masuk' }));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});
