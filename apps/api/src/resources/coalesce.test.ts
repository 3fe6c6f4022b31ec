import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

test('who asks while work is underway is told of what was done after he asked, all of them at once', async () => {
  const underway: ((told: string) => void)[] = [];
  const ask = coalesce(() => new Promise<string>((resolve) => underway.push(resolve)));
  const first = ask();
  await expect.poll(() => underway.length).toBe(1);
  const later = [ask(), ask()];
  underway[0]?.('before');
  expect(await first).toBe('before');
  await expect.poll(() => underway.length).toBe(2);
  underway[1]?.('after');
  expect(await Promise.all(later)).toEqual(['after', 'after']);
});

test('a failure is told to those who asked coalesce, and to nobody after them', async () => {
  let times = 0;
  const ask = coalesce(async () => {
    times += 1;
    if (times === 1) throw new Error('gone');
    return times;
  });
  await expect(ask()).rejects.toThrow('gone');
  expect(await ask()).toBe(2);
});
