import { expect, test } from 'vitest';
import { ApiError, messageOf, readJson, readOptionalJson, toNetworkError } from './api-error.ts';
import { toApiError } from './transport/to-api-error.ts';

const words = 'Gagal menyimpan data';

test.each([
  ['nothing', undefined],
  ['null', null],
  ['words', 'Internal Server Error'],
  ['a number', 500],
  ['a list', [{ message: 'x' }]],
  ['an empty object', {}],
  ['other shapes', { message: ['x'], code: 7, errors: 'x' }],
  ['nested errors', { errors: { title: ['Wajib.'] } }],
])('[P02] a refusal whose body is %s has the words and its status', (_, body) => {
  expect(toApiError(500, body, words)).toMatchObject({
    ...{ name: 'ApiError', message: words, status: 500, code: '', detail: '', fields: {} },
  });
});

test('[L-03] one odd part of a problem does not hide the others', () => {
  const body = { message: 'Data ganda', code: null, errors: [] };
  expect(toApiError(409, body, words)).toMatchObject({
    status: 409,
    code: '',
    detail: 'Data ganda',
  });
});

test('[L-03] a sentence that repeats the words adds nothing', () => {
  expect(toApiError(500, { message: words }, words).detail).toBe('');
});

test.each(['', ' \r\n\t ', '\uFEFF', '\uFEFF\n'])(
  '[P04] the empty body %j is no value',
  async (body) => {
    expect(await readJson(new Response(body))).toBeUndefined();
  },
);

test.each([
  ['\uFEFF{"a":1}', { a: 1 }],
  ['\uFEFF\uFEFF [1]\n', [1]],
  ['null', null],
  ['0', 0],
])('[P02] the body %j is JSON', async (body, value) => {
  expect(await readJson(new Response(body))).toEqual(value);
});

test.each(['<p>', 'OK', '{', 'NaN', "{'a':1}", 'Notice: x\n{"a":1}'])(
  '[P02] the body %j is none: read as JSON it fails, read as any it is no value',
  async (body) => {
    await expect(readJson(new Response(body))).rejects.toThrow(SyntaxError);
    expect(await readOptionalJson(new Response(body))).toBeUndefined();
  },
);

test('an abort stays the very same error, and so does one that has its words', () => {
  const abort = new DOMException('given up', 'AbortError');
  const known = new ApiError('Pengumuman tidak ditemukan.', { status: 404 });
  expect(toNetworkError(abort, words)).toBe(abort);
  expect(toNetworkError(known, words)).toBe(known);
});

test.each([
  ['an error with a message', new Error('Kuota habis'), 'Kuota habis'],
  ['one of ours', new ApiError(words), words],
  ['an error without', new Error(''), 'Terjadi kesalahan'],
  ['text', 'x', 'Terjadi kesalahan'],
  ['nothing', undefined, 'Terjadi kesalahan'],
  ['null', null, 'Terjadi kesalahan'],
])('[L-03] the words of %s', (_, thrown, shown) => {
  expect(messageOf(thrown)).toBe(shown);
});
