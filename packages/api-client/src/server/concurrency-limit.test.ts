import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  BusyError,
  createConcurrencyLimit,
  createTurns,
  queuesFigure,
} from './concurrency-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that a test finishes. */
function pieces() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { ends, begun, work };
}

test('[U15] [L07] two run, one waits, a fourth is refused', async () => {
  const limit = createConcurrencyLimit({ name: 'test', running: 2, waiting: 1, deadline: 1000 });
  const { ends, begun, work } = pieces();
  const answers = ['a', 'b', 'c'].map((name) => limit(work(name)));
  await expect(limit(work('d'))).rejects.toThrow(BusyError);
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.();
  await answers[0];
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'c']);
});

test('[F-50] nobody waits longer than the deadline; what has begun in time may finish', async () => {
  const limit = createConcurrencyLimit({ name: 'test', running: 1, deadline: 1000 });
  const { ends, begun, work } = pieces();
  const running = limit(work('a'));
  const waiting = limit(work('b'));
  const refused = expect(waiting).rejects.toThrow(BusyError);
  await vi.advanceTimersByTimeAsync(1001);
  await refused;
  await vi.advanceTimersByTimeAsync(60_000);
  ends[0]?.();
  expect(await running).toBe('a');
  const next = limit(work('c'));
  ends[1]?.();
  expect(await next).toBe('c');
  expect(begun).toEqual(['a', 'c']);
});

test('[F-50] the highest priority goes first, then who came first', async () => {
  const limit = createConcurrencyLimit({ name: 'test', running: 1, deadline: 1000 });
  const order: string[] = [];
  const note = (name: string) => async () => void order.push(name);
  const { ends, work } = pieces();
  const first = limit(work('first'));
  const others = [
    limit(note('flood'), -9),
    limit(note('flood, later'), -9),
    limit(note('visitor'), -1),
  ];
  ends[0]?.();
  await Promise.all([first, ...others]);
  expect(order).toEqual(['visitor', 'flood', 'flood, later']);
});

test('[F-51] each priority has a queue of its own, and a full one refuses no other', async () => {
  const limit = createConcurrencyLimit({ name: 'test', running: 1, waiting: 1, deadline: 1000 });
  const { ends, begun, work } = pieces();
  const answers = [limit(work('running')), limit(work('stranger')), limit(work('known'), 1)];
  await expect(limit(work('second stranger'))).rejects.toThrow(BusyError);
  await expect(limit(work('second known'), 1)).rejects.toThrow(BusyError);
  for (const n of [0, 1, 2]) {
    ends[n]?.();
    await answers[n === 0 ? 0 : 3 - n];
  }
  expect(begun).toEqual(['running', 'known', 'stranger']);
});

test('[F-130] of schools that share a line each is next after what runs, however much another has waiting', async () => {
  const turn = createTurns('test');
  const schools = Array.from({ length: 3 }, () =>
    createConcurrencyLimit({ name: 'test', running: 1, deadline: 1000 }),
  );
  const order: string[] = [];
  const note = (school: number, name: string) =>
    schools[school]?.(() => turn(async () => void order.push(name)));
  const crowd = Array.from({ length: 30 }, (_, n) => note(0, `a${n}`));
  await Promise.all([...crowd, note(1, 'b'), note(2, 'c')]);
  expect(order.slice(0, 4)).toEqual(['a0', 'b', 'c', 'a1']);
  expect(order).toHaveLength(32);
});

test('work that fails leaves its place to the next', async () => {
  const limit = createConcurrencyLimit({ name: 'test', running: 1, deadline: 1000 });
  const failed = limit(() => Promise.reject(new Error('rusak')));
  const next = limit(async () => 'b');
  await expect(failed).rejects.toThrow('rusak');
  expect(await next).toBe('b');
});

test('[F-64] the metric of queues tells how much waits in each', async () => {
  const limit = createConcurrencyLimit({ name: 'gambar', running: 1, deadline: 60_000 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = [limit(() => promise), limit(() => promise), limit(() => promise)];
  // That of another school.
  const other = createConcurrencyLimit({ name: 'gambar', running: 1, waiting: 1, deadline: 500 });
  work.push(other(() => promise));
  const late = expect(other(() => promise)).rejects.toThrow(BusyError);
  await expect(other(() => promise)).rejects.toThrow(BusyError);
  expect(queuesFigure.read()).toMatchObject({ gambar: 3 });
  await vi.advanceTimersByTimeAsync(501);
  await late;
  expect(queuesFigure.read()).toMatchObject({ gambar: 2 });
  resolve();
  await Promise.all(work);
  expect(queuesFigure.read()).toMatchObject({ gambar: 0 });
});
