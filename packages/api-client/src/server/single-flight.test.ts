import { expect, test } from 'vitest';
import { singleFlight } from './single-flight.ts';

test('[S07] work that is underway is begun once for all who ask, and anew once it is done', async () => {
  const flight = singleFlight<number>();
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const work = async () => {
    begun += 1;
    await promise;
    return begun;
  };

  const asked = [flight('a', work), flight('a', work), flight('b', work)];
  expect(begun).toBe(2);
  resolve();
  expect(await Promise.all(asked)).toEqual([2, 2, 2]);
  expect(await flight('a', work)).toBe(3);
});

test('[S07] a failure reaches all who waited, and is not kept', async () => {
  const flight = singleFlight<string>();
  const fail = () => Promise.reject(new Error('down'));

  const asked = await Promise.allSettled([flight('a', fail), flight('a', fail)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flight('a', async () => 'up')).toBe('up');
});
