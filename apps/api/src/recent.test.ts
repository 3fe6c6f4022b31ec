import { expect, test } from 'vitest';
import { Recent } from './recent.ts';

test('what was used longest ago gives way', () => {
  const recent = new Recent<number>(2);
  recent.keep('a', 1);
  recent.keep('b', 2);
  expect(recent.find('a')).toBe(1);
  recent.keep('c', 3);
  expect(['a', 'b', 'c'].map((key) => recent.find(key))).toEqual([1, undefined, 3]);
});
