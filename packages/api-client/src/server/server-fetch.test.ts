import { afterEach, expect, test, vi } from 'vitest';
import { readProviderPicture, serverFetch } from './server-fetch.ts';

afterEach(() => vi.restoreAllMocks());

const url = 'https://api.sekolah.sch.id/uploads/a.jpg';

function answers(response: Response) {
  return vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

test('[P07] a picture without end, or one that unpacks to it, is given up, not kept in memory', async () => {
  const mebibyte = new Uint8Array(1_048_576);
  const unpacked = { 'Content-Encoding': 'gzip', 'Content-Length': '1000' };
  for (const headers of [{}, unpacked]) {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        // So that the test ends all the same.
        if (sent > 100) controller.close();
        else controller.enqueue(mebibyte);
      },
    });
    answers(new Response(endless, { headers }));
    expect(await readProviderPicture(url)).toBe(null);
    expect(sent).toBeLessThan(30);
  }
});

test('[S14] every answer is as it came, and no redirect is followed', async () => {
  const facts = { status: 404, headers: { ETag: '"1"' } };
  const called = answers(new Response('{"message":"tidak ada"}', facts));
  const response = await serverFetch(url);
  expect([response.status, response.headers.get('ETag')]).toEqual([404, '"1"']);
  expect(await response.json()).toEqual({ message: 'tidak ada' });
  expect(called.mock.calls[0]?.[1]?.redirect).toBe('manual');
});
