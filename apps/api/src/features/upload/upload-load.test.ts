import { expect, test, vi } from 'vitest';
import { pdf } from '../../testing/files.ts';
import { bodyOf, read, upload } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';

test('[U15] four uploads run at once, sixteen wait, more are told to come back, and then all is as before', async () => {
  const api = await testApi();
  const { uploads } = api.deps;
  const { promise: disk, resolve: go } = Promise.withResolvers<void>();
  const slow = vi.spyOn(uploads, 'write').mockImplementation(() => disk);
  const sent = Array.from({ length: 21 }, () => upload(api, new Blob([pdf])));
  const refused = await Promise.race(sent);
  expect([refused.status, (await bodyOf(refused)).code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('Retry-After')).toBe('5');
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(4));
  expect((await read(api, '/articles.php')).status).toBe(200);
  go();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(20).fill(201), 503]);
  expect((await upload(api, new Blob([pdf]))).status).toBe(201);
  await api.stop();
});
