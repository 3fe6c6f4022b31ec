// @vitest-environment node
import { expect, test } from 'vitest';
import { workshop } from './workshop.ts';

/** Work that is done when it is told to be. */
function pieces() {
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.push(() => resolve(name)));
  };
  return { ends, begun, work };
}

test('two run, one waits, a fourth is refused; a name is worked on once', async () => {
  const run = workshop<string>({ running: 2, waiting: 1 });
  const { ends, begun, work } = pieces();
  const answers = ['a', 'b', 'a', 'c'].map((name) => run(name, work(name)));
  await expect(run('d', work('d'))).rejects.toThrow('too much work');
  expect(begun).toEqual(['a', 'b']);
  ends[0]?.();
  await answers[0];
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  for (const end of ends) end();
  expect(await Promise.all(answers)).toEqual(['a', 'b', 'a', 'c']);
});

test('work that fails leaves its place to the next', async () => {
  const run = workshop<string>({ running: 1, waiting: 1 });
  const failed = run('a', () => Promise.reject(new Error('rusak')));
  const next = run('b', async () => 'b');
  await expect(failed).rejects.toThrow('rusak');
  expect(await next).toBe('b');
});
