import { expect, test, vi } from 'vitest';
import { pdf } from '../../testing/files.ts';
import { bodyOf, read, upload } from '../../testing/requests.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';

test('[U15] four uploads run, sixteen wait, more are refused, and then all recovers', async () => {
  const api = await testApi();
  const { uploads } = api.deps;
  const { promise: disk, resolve: go } = Promise.withResolvers<void>();
  const slow = vi.spyOn(uploads, 'write').mockImplementation(() => disk);
  const sent = Array.from({ length: 21 }, () => upload(api, new Blob([pdf])));
  const refused = await Promise.race(sent);
  expect([refused.status, (await bodyOf(refused)).code]).toEqual([503, 'unavailable']);
  expect(refused.headers.get('Retry-After')).toBe('5');
  await expect.poll(() => slow.mock.calls.length).toBe(4);
  expect((await read(api, '/articles.php')).status).toBe(200);
  go();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(20).fill(201), 503]);
  expect((await upload(api, new Blob([pdf]))).status).toBe(201);
  await api.stop();
});

test('[U09] [U15] four of ten chunked uploads are read, the others wait unread', async () => {
  const api = await testApi();
  const { promise: rest, resolve: go } = Promise.withResolvers<void>();
  const read: number[] = Array(10).fill(0);
  const sent = read.map((_, n) => {
    const body = inChunks(() => {
      read[n] = (read[n] ?? 0) + 1;
      return read[n] === 5 ? rest : undefined;
    });
    return sendForm(api, body);
  });
  await expect.poll(() => read.filter((chunks) => chunks === 5).length).toBe(4);
  // Those who wait have filled no more than the queues of their streams.
  expect(read.filter((chunks) => chunks < 4)).toHaveLength(6);
  go();
  const statuses = (await Promise.all(sent)).map(({ status }) => status);
  expect(statuses).toEqual(Array(10).fill(201));
  await api.stop();
});

test('[U12] stalled uploads are aborted and make room for one that waits', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const api = await testApi();
  let stalled = 0;
  const never = new Promise<void>(() => {});
  const slow = Array.from({ length: 4 }, () => {
    let chunks = 0;
    const body = inChunks(() => {
      chunks += 1;
      if (chunks !== 5) return undefined;
      stalled += 1;
      return never;
    });
    return sendForm(api, body);
  });
  await expect.poll(() => stalled).toBe(4);
  const waiting = upload(api, new Blob([pdf]));
  vi.advanceTimersByTime(10_000);
  for (const answer of await Promise.all(slow)) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  }
  expect((await waiting).status).toBe(201);
  vi.useRealTimers();
  await api.stop();
});

function sendForm(api: TestApi, body: ReadableStream<Uint8Array>): Promise<Response> {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' as const };
  return api.fetch(api.asAdmin(new Request(`${api.url}/upload.php`, init)));
}

/** A form with a PDF of ten chunks; `before` is called, and waited for, before each. */
function inChunks(before: () => Promise<void> | undefined): ReadableStream<Uint8Array> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const chunks = [head, pdf, ...Array(8).fill(' '.repeat(1_000)), '\r\n--b--\r\n'];
  return new ReadableStream({
    async pull(controller) {
      await before();
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else controller.enqueue(new TextEncoder().encode(chunk));
    },
  });
}
