import { expect, test } from 'vitest';
import { readWish } from './wish.ts';

test('a wish is read out of a history entry’s state', () => {
  expect(readWish({ add: true })).toEqual({ add: true });
  expect(readWish({ edit: '7' })).toEqual({ edit: '7' });
});

test.each([null, undefined, 'add', 7, {}, { add: 'ya' }, { edit: 7 }, []])(
  '%j is no wish',
  (state) => {
    expect(readWish(state)).toBeNull();
  },
);
