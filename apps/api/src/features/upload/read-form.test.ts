import { expect, test } from 'vitest';
import { readForm } from './read-form.ts';

const form = new FormData();
form.append('file', new Blob(['satu']), 'a.jpg');
form.append('pdf_pages', '3');
form.append('pdf_pages', '4');
form.append('pdf_text', 'Tahfiẓ — حفظ');
const sent = new Request('http://localhost/', { method: 'POST', body: form });
const headers = { 'Content-Type': sent.headers.get('Content-Type') ?? '' };
const whole = Buffer.from(await sent.arrayBuffer());

const read = (body: string | Buffer<ArrayBuffer> | null, type = headers['Content-Type']) =>
  readForm(
    new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } }),
  );
const nothing = { files: [], texts: new Map() };

test('[U10] files and texts by their fields, of equal names the first text', async () => {
  const { files, texts } = await read(whole);
  expect(files.map(({ field, bytes }) => [field, String(bytes)])).toEqual([['file', 'satu']]);
  expect([...texts]).toEqual([
    ['pdf_pages', '3'],
    ['pdf_text', 'Tahfiẓ — حفظ'],
  ]);
});

test('[U10] a form that is cut off anywhere brings nothing', async () => {
  for (let length = 1; length < whole.length - 4; length += 7) {
    expect(await read(whole.subarray(0, length)), `${length} bytes`).toEqual(nothing);
  }
});

test('[U10] what is no form brings nothing', async () => {
  expect(await read('halo')).toEqual(nothing);
  expect(await read(null)).toEqual(nothing);
  expect(await read(whole, 'multipart/form-data')).toEqual(nothing);
  expect(await read(whole, 'multipart/form-data; boundary=lain')).toEqual(nothing);
});

test('[U10] of a form with very many fields the first count', async () => {
  const many = new FormData();
  for (let field = 0; field < 20_000; field += 1) many.append(`f${field}`, 'x');
  const { texts } = await readForm(
    new Request('http://localhost/', { method: 'POST', body: many }),
  );
  expect(texts.size).toBe(8);
});
