import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchProvider } from './provider-state.ts';

let lines: { event: string; state?: string | number }[];
let watched: ReturnType<typeof watchProvider>;
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  watched = watchProvider(
    (entry) => lines.push(entry),
    'full',
    () => answer(),
  );
});
afterEach(() => vi.useRealTimers());

const ask = () => watched.fetch('http://penyedia/api').catch(() => null);
const status = (code: number) => async () => new Response(null, { status: code });
const cut = (code: string) => async () => {
  throw new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });
};
const states = () => lines.map(({ state }) => state);

test('[F-60] one line for each change of the provider, none for a request', async () => {
  answer = status(200);
  await ask();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);
  answer = cut('ECONNREFUSED');
  for (let n = 0; n < 50; n += 1) await ask();
  expect(lines).toEqual([
    { event: 'provider', state: 'unreachable', before: 'ok', detail: 'ECONNREFUSED' },
  ]);
  expect(watched.state()).toBe('unreachable');
  answer = status(200);
  for (let n = 0; n < 50; n += 1) await ask();
  vi.advanceTimersByTime(1_000);
  expect(lines.slice(1)).toEqual([{ event: 'provider', state: 'ok', before: 'unreachable' }]);
});

test.each([
  ['wrong-key', status(401)],
  ['failing', status(502)],
  ['limited', status(429)],
  ['untrusted-certificate', cut('DEPTH_ZERO_SELF_SIGNED_CERT')],
  ['untrusted-certificate', cut('CERT_HAS_EXPIRED')],
  ['unreachable', cut('ENOTFOUND')],
  ['slow', async () => Promise.reject(new DOMException('x', 'TimeoutError'))],
])('[F-60] %s is told apart', async (state, how) => {
  vi.advanceTimersByTime(60_000);
  answer = how as () => Promise<Response>;
  await ask();
  expect(states()).toEqual([state]);
});

test('[F-60] a provider that comes up within ten seconds of the start is no news, a wrong key is', async () => {
  answer = cut('ECONNREFUSED');
  await ask();
  vi.advanceTimersByTime(5_000);
  answer = status(200);
  await ask();
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([]);

  watched = watchProvider(
    (entry) => lines.push(entry),
    'full',
    () => answer(),
  );
  answer = status(401);
  await ask();
  expect(states()).toEqual(['wrong-key']);
});

test('[F-60] one that comes and goes for an hour fills no log', async () => {
  vi.advanceTimersByTime(60_000);
  for (let second = 0; second < 3_600; second += 1) {
    answer = second % 2 ? status(200) : status(503);
    await ask();
    vi.advanceTimersByTime(1_000);
  }
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.length).toBeLessThan(75);
});

test('a call that its caller calls off says nothing of the provider', async () => {
  answer = async () => Promise.reject(new DOMException('x', 'AbortError'));
  await ask();
  vi.advanceTimersByTime(60_000);
  expect(watched.state()).toBe('unknown');
  expect(lines).toEqual([]);
});
