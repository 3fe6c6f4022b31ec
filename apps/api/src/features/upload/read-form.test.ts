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

const most = 1_000_000;
const read = (body: string | Buffer<ArrayBuffer> | null, type = headers['Content-Type']) =>
  readForm(
    new Request('http://localhost/', { method: 'POST', body, headers: { 'Content-Type': type } }),
    most,
  );
const nothing = { files: [], texts: new Map() };

test('[U10] reads files and texts by field; of equal names the first text', async () => {
  const { files, texts } = await read(whole);
  expect(files.map(({ field, bytes }) => [field, String(bytes)])).toEqual([['file', 'satu']]);
  expect([...texts]).toEqual([
    ['pdf_pages', '3'],
    ['pdf_text', 'Tahfiẓ — حفظ'],
  ]);
});

test('[U10] a truncated form is empty', async () => {
  for (let length = 1; length < whole.length - 4; length += 7) {
    expect(await read(whole.subarray(0, length)), `${length} bytes`).toEqual(nothing);
  }
});

test('[U10] a malformed form is empty', async () => {
  expect(await read('halo')).toEqual(nothing);
  expect(await read(null)).toEqual(nothing);
  expect(await read(whole, 'multipart/form-data')).toEqual(nothing);
  expect(await read(whole, 'multipart/form-data; boundary=lain')).toEqual(nothing);
});

test('[U10] a form with very many or very odd parts is empty and ends at once', async () => {
  const many = new FormData();
  for (let field = 0; field < 20_000; field += 1) many.append(`f${field}`, 'x');
  const sent = new Request('http://localhost/', { method: 'POST', body: many });
  expect(await readForm(sent, 10 * most)).toEqual(nothing);
  const part = (boundary: string, name: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n--${boundary}--\r\n`;
  for (const length of [70, 252]) {
    const boundary = 'b'.repeat(length);
    const nearly = `\r\n--${boundary.slice(1)}`.repeat(3_000);
    const body = part(boundary, 'a').replace('\r\n\r\nx', `\r\n\r\n${nearly}`);
    expect((await read(body, `multipart/form-data; boundary=${boundary}`)).texts.size).toBe(1);
  }
  const boundary = 'b'.repeat(1_000);
  expect(await read(part(boundary, 'a'), `multipart/form-data; boundary=${boundary}`)).toEqual(
    nothing,
  );
  for (const name of ['a'.repeat(900_000), `a${'[b]'.repeat(1_000)}`, '__proto__']) {
    expect((await read(part('b', name), 'multipart/form-data; boundary=b')).files, name).toEqual(
      [],
    );
  }
});

test('[U09] a form of exactly the limit is read, one byte more is refused, chunked or not', async () => {
  const inChunks = () => new Blob([whole]).stream();
  for (const body of [() => whole, inChunks]) {
    const sent = () =>
      new Request('http://localhost/', { method: 'POST', headers, body: body(), duplex: 'half' });
    expect((await readForm(sent(), whole.length)).files).toHaveLength(1);
    await expect(readForm(sent(), whole.length - 1)).rejects.toMatchObject({ code: 'too-large' });
  }
  const told = { ...headers, 'Content-Length': String(most + 1) };
  const unread = new Request('http://localhost/', { method: 'POST', headers: told, body: whole });
  await expect(readForm(unread, most)).rejects.toMatchObject({ code: 'too-large' });
  expect(unread.bodyUsed).toBe(false);
});
