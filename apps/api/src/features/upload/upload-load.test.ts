import { expect, test, vi } from 'vitest';
import { pdf } from '../../testing/files.ts';
import { bodyOf, read, upload } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';

test('[U15] four uploads run at once, more are told to come back, and then all is as before', async () => {
  const api = await testApi();
  const { uploads } = api.deps;
  const { promise: disk, resolve: go } = Promise.withResolvers<void>();
  const slow = vi.spyOn(uploads, 'write').mockImplementation(() => disk);
  const running = Array.from({ length: 4 }, () => upload(api, new Blob([pdf])));
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(4));
  const fifth = await upload(api, new Blob([pdf]));
  expect([fifth.status, (await bodyOf(fifth)).code]).toEqual([503, 'unavailable']);
  expect(fifth.headers.get('Retry-After')).toBe('5');
  expect((await read(api, '/articles.php')).status).toBe(200);
  go();
  for (const response of running) expect((await response).status).toBe(201);
  expect((await upload(api, new Blob([pdf]))).status).toBe(201);
  await api.stop();
});
