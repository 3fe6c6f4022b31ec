import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, requiredText } from './texts/wire.ts';

const title = requiredText('Judul', 200);

function messages(schema: z.ZodMiniType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map((issue) => issue.message) ?? [];
}

test.each([1, 199, 200])('[I08] a title of %i characters is taken whole', (length) => {
  expect(z.parse(title, 'x'.repeat(length))).toHaveLength(length);
});

test.each([201, 1_000_000])('[I08] a title of %i characters is refused, never cut', (length) => {
  expect(messages(title, 'x'.repeat(length))).toEqual(['Judul paling panjang 200 karakter.']);
});

test('[I08] large limits are written as Indonesian writes them', () => {
  const body = requiredText('Isi', 200_000);
  expect(messages(body, 'x'.repeat(200_000))).toEqual([]);
  expect(messages(body, 'x'.repeat(200_001))).toEqual(['Isi paling panjang 200.000 karakter.']);
});

test('[I08] spaces around do not count', () => {
  expect(z.parse(title, `\n  ${'x'.repeat(200)}\t `)).toHaveLength(200);
});

test.each([
  ['nothing', ''],
  ['spaces and line breaks', ' \t\r\n '],
  ['no-break spaces', '\u00a0\u202f\u3000'],
  ['zero-width spaces', '\u200b\u200c\u200d\ufeff\u2060'],
  ['control characters', '\u0000\u0007\u009f'],
  ['direction marks', '\u200e\u202e\u2069'],
  ['combining marks', '\u0301\u0308\u20dd'],
  ['variation selectors', '\ufe0f'],
  ['blank letters', '\u3164\u115f\uffa0\u2800'],
  ['lone surrogates', '\ud800'],
  ['a mix of them', ' \u200b\u0301\u00a0 '],
  ['many of them', '\u200b'.repeat(100_000)],
])('[I09] a title of %s is missing', (_, value) => {
  expect(messages(title, value)).toEqual(['Judul wajib diisi.']);
});

test.each([undefined, null, 7, true, {}, ['x']])(
  '[I09] a title that is no text is missing: %j',
  (value) => {
    expect(messages(title, value)).toEqual(['Judul wajib diisi.']);
  },
);

test.each(['a', '7', '!', '🌾', 'مدرسة', 'é', 'e\u0301'])('[I09] "%s" leaves ink', (value) => {
  expect(messages(title, value)).toEqual([]);
});

test('[I08] an optional line is empty when missing and limited when not', () => {
  const author = optionalText('Penulis', 100);
  expect(z.parse(author, undefined)).toBe('');
  expect(z.parse(author, '  Redaksi ')).toBe('Redaksi');
  expect(messages(author, 'x'.repeat(101))).toEqual(['Penulis paling panjang 100 karakter.']);
  expect(messages(author, 7)).toEqual(['Penulis harus berupa teks.']);
});
