import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalFocus, wireCount, wireFocus, wireId, wireText } from './wire.ts';

const item = z.object({ id: wireId, title: wireText, version: wireCount });

/** The item as it is read off the wire, `null` when it is not one. */
function read(wire: unknown) {
  return z.safeParse(item, wire).data ?? null;
}

test.each([
  ['a number', 7, '7'],
  ['zero', 0, '0'],
  ['a negative number', -3, '-3'],
  ['digits', '007', '007'],
  ['words', 'b3c1-uuid', 'b3c1-uuid'],
])('[P05] an id that is %s is an opaque string', (_, wire, id) => {
  expect(read({ id: wire })?.id).toBe(id);
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['an object', { id: 1 }],
  ['a list', [1]],
  ['true', true],
])('[P05] an item whose id is %s is none', (_, id) => {
  expect(read({ id, title: 'Panen' })).toBeNull();
});

test.each([
  ['missing', undefined, ''],
  ['null', null, ''],
  ['empty', '', ''],
  ['a number', 2025, '2025'],
  ['zero', 0, '0'],
  ['words', ' Panen & kopi ', ' Panen & kopi '],
])('[P06] text that is %s is never "null" or "undefined"', (_, title, expected) => {
  expect(read({ id: 1, title })?.title).toBe(expected);
});

test.each([
  ['an object', { html: 'x' }],
  ['a list', ['x']],
  ['a boolean', true],
])('[L-04] an item whose text is %s is a bad one', (_, title) => {
  expect(read({ id: 1, title })).toBeNull();
});

test.each([
  ['a number', 12, 12],
  ['zero', 0, 0],
  ['digits', '12', 12],
  ['the largest exact number', Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
])('[I17] a count may be %s', (_, version, expected) => {
  expect(read({ id: 1, version })?.version).toBe(expected);
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['empty', ''],
  ['spaces', '  '],
  ['words', '1.2.3-beta'],
  ['a fraction', 1.5],
  ['negative', -1],
  ['in another notation', '1e3'],
  ['hexadecimal', '0x10'],
  ['beyond exactness', '9007199254740993'],
  ['a boolean', true],
  ['an object', { major: 1 }],
])('[I17] a count that is %s is unknown, and its item stays', (_, version) => {
  expect(read({ id: 1, title: 'Panen', version })).toEqual({
    id: '1',
    title: 'Panen',
    version: undefined,
  });
});

test.each([null, undefined, 7, 'x', [], true])('[P01] what is no object is no item: %j', (wire) => {
  expect(read(wire)).toBeNull();
});

test('[L-04] unknown fields are kept out', () => {
  const item = read(JSON.parse('{"id":1,"title":"a","views":3,"__proto__":{"admin":true}}'));
  expect(Object.keys(item ?? {})).toEqual(['id', 'title']);
  expect(item).not.toHaveProperty('admin');
});

test('[P06] on the wire anything but a point of a picture is none; a form may not send it', () => {
  for (const odd of [undefined, null, 7, {}, [], 'tengah', '50% 50%']) {
    expect(z.parse(wireFocus, odd)).toBe('');
  }
  expect(z.parse(wireFocus, '1 2')).toBe('1 2');
  for (const fine of [undefined, '', '1 2']) expect(z.parse(optionalFocus, fine)).toBe(fine);
  expect(z.safeParse(optionalFocus, 'url(x)').success).toBe(false);
});
