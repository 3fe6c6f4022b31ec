import { afterEach, expect, test, vi } from 'vitest';
import { serverFetch } from './server-fetch.ts';

afterEach(() => vi.restoreAllMocks());

function answers(response: Response): void {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

test('[P07] an answer without end, or one that unpacks to it, is given up, not kept in memory', async () => {
  const mebibyte = new Uint8Array(1_048_576);
  const unpacked = { 'Content-Encoding': 'gzip', 'Content-Length': '1000' };
  for (const headers of [{}, unpacked]) {
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1;
        // So that the test ends all the same.
        if (read > 100) controller.close();
        else controller.enqueue(mebibyte);
      },
    });
    answers(new Response(endless, { headers }));
    const response = await serverFetch('https://api.sekolah.sch.id/api/articles.php');
    await expect(response.arrayBuffer()).rejects.toThrow('The answer is too long.');
  }
});

test('every other answer is as it came', async () => {
  const facts = { status: 404, headers: { ETag: '"1"' } };
  answers(new Response('{"message":"tidak ada"}', facts));
  const response = await serverFetch('https://api.sekolah.sch.id/api/articles.php/9');
  expect([response.status, response.headers.get('ETag')]).toEqual([404, '"1"']);
  expect(await response.json()).toEqual({ message: 'tidak ada' });
  answers(new Response(null, { status: 304 }));
  expect((await serverFetch('https://api.sekolah.sch.id/api/articles.php')).status).toBe(304);
});
