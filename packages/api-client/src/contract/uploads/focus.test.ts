import { expect, test } from 'vitest';
import { parseFocus, serializeFocus } from './focus.ts';

test('a point of a picture is two whole percents; what is none is its middle', () => {
  expect(parseFocus('30 65')).toEqual({ x: 30, y: 65 });
  expect(parseFocus('0 100')).toEqual({ x: 0, y: 100 });
  for (const text of ['', '30', '30,65', '101 0', '-1 5', '1.5 2', '30 65; color: red', ' 1 1']) {
    expect(parseFocus(text), text).toBeNull();
  }
  expect(serializeFocus({ x: 30.4, y: 64.6 })).toBe('30 65');
  expect(serializeFocus({ x: -3, y: 240 })).toBe('0 100');
});
