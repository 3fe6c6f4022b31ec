import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { focusOf, focusText, optionalFocus, wireFocus } from './image-focus.ts';

test('a point of a picture is two whole percents; what is none is its middle', () => {
  expect(focusOf('30 65')).toEqual({ x: 30, y: 65 });
  expect(focusOf('0 100')).toEqual({ x: 0, y: 100 });
  for (const text of ['', '30', '30,65', '101 0', '-1 5', '1.5 2', '30 65; color: red', ' 1 1']) {
    expect(focusOf(text), text).toBeNull();
  }
  expect(focusText({ x: 30.4, y: 64.6 })).toBe('30 65');
  expect(focusText({ x: -3, y: 240 })).toBe('0 100');
});

test('[P06] on the wire anything else is no point; a form may not send it', () => {
  for (const odd of [undefined, null, 7, {}, [], 'tengah', '50% 50%']) {
    expect(z.parse(wireFocus, odd)).toBe('');
  }
  expect(z.parse(wireFocus, '1 2')).toBe('1 2');
  for (const fine of [undefined, '', '1 2']) expect(z.parse(optionalFocus, fine)).toBe(fine);
  expect(z.safeParse(optionalFocus, 'url(x)').success).toBe(false);
});
