import { expect, test } from 'vitest';
import { type ChangeMessage, createChanges } from './changes.ts';

/** Processes that share a port: what one tells, all others hear. */
function processes(count: number) {
  const all = Array.from({ length: count }, (_, index) =>
    createChanges((message: ChangeMessage) => {
      for (const [other, changes] of all.entries()) if (other !== index) changes.hear(message);
    }),
  );
  return all;
}

test('[F-73] what one process sees to be gone or corrected, no other tells any more, though each has read it once', () => {
  for (const now of [null, 'baru']) {
    const [first, second, third] = processes(3);
    first?.compare('artikel', 'lama');
    expect([first, second, third].map((each) => each?.count())).toEqual([0, 0, 0]);
    second?.compare('artikel', now);
    for (const each of [first, second, third]) expect(each?.count()).toBeGreaterThan(0);
  }
});

test('[F-73] names that anyone makes up change nothing, and push nothing out of what is remembered', () => {
  const [first, second] = processes(2);
  first?.compare('artikel', 'lama');
  for (let n = 0; n < 30_000; n += 1) first?.compare(`karangan-${n}`, null);
  expect([first?.count(), second?.count()]).toEqual([0, 0]);
  first?.compare('artikel', null);
  expect(first?.count()).toBe(1);
});
