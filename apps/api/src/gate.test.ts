import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('[U15] [L07] lets so many run, so many wait, and refuses the rest', async () => {
  const gate = createGate(2, 1);
  const finish: (() => void)[] = [];
  const started: number[] = [];
  const work = (n: number) =>
    gate(async () => {
      started.push(n);
      await new Promise<void>((resolve) => finish.push(resolve));
      return n;
    });
  const [first, second, third] = [work(1), work(2), work(3)];
  await expect(work(4)).rejects.toMatchObject({ code: 'unavailable' });
  expect(started).toEqual([1, 2]);
  finish[0]?.();
  expect(await first).toBe(1);
  expect(started).toEqual([1, 2, 3]);
  finish[1]?.();
  finish[2]?.();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

test('[F-51] work that is preferred waits in places of its own, and comes first', async () => {
  const gate = createGate(1, 1);
  const done: string[] = [];
  const { promise: open, resolve: finish } = Promise.withResolvers<void>();
  const work = (name: string, preferred = false) =>
    gate(async () => {
      await open;
      done.push(name);
    }, preferred);
  const running = [work('pertama'), work('asing'), work('dikenal', true)];
  await expect(work('asing lain')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(work('dikenal lain', true)).rejects.toMatchObject({ code: 'unavailable' });
  finish();
  await Promise.all(running);
  expect(done).toEqual(['pertama', 'dikenal', 'asing']);
});

test('work that fails leaves its place to the next', async () => {
  const gate = createGate(1, 1);
  await expect(gate(() => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
  expect(await gate(async () => 'jalan')).toBe('jalan');
});
