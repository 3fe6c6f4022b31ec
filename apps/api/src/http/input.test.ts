import { expect, test } from 'vitest';
import { apiForEachTest } from '../testing/api-for-each-test.ts';
import { bodyOf, read, write } from '../testing/requests.ts';

const api = apiForEachTest();

function sendBytes(body: string | Buffer<ArrayBuffer>): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return api.fetch(
    api.asAdmin(new Request(`${api.url}/articles.php`, { method: 'POST', headers, body })),
  );
}

test('[I04] a body that is no JSON object is a 400', async () => {
  const whole = JSON.stringify({ title: 'a', content: 'b' });
  const bodies = [
    ...['', '{', 'null', '[]', '"x"', '7', 'true', 'NaN', '{"title":NaN}', whole.slice(0, -3)],
    ...[`\ufeff${whole}`, Buffer.from(whole, 'utf16le'), Buffer.from([0x7b, 0xc0, 0xaf, 0x7d])],
  ];
  for (const body of bodies) {
    const response = await sendBytes(body);
    expect(response.status, String(body)).toBe(400);
    expect(await response.json()).toEqual({
      code: 'malformed-request',
      message: 'Permintaan tidak dapat dibaca.',
    });
  }
  expect(await (await read(api, '/articles.php')).json()).toEqual([]);
});

test('[I01] an id is digits and nothing else', async () => {
  for (let n = 0; n < 6; n += 1) await api.create('articles');
  const before = await (await read(api, '/articles.php')).json();
  const ids = [
    ...['5abc', '0x5', '5e0', '+5', '%205', '5%20', '-1', '0', '05', '5.0', '٥', '%005', '5,6'],
    ...[`${2 ** 53 + 1}`, '9223372036854775808', '99999999999999999999', 'null', '__proto__'],
  ];
  for (const id of ids) {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const body = method === 'PUT' ? { title: 'a', content: 'b' } : undefined;
      const response = await write(api, method, `/articles.php/${id}`, body);
      expect(response.status, `${method} ${id}`).toBe(404);
    }
  }
  expect(await (await read(api, '/articles.php')).json()).toEqual(before);
});

test('[I05] deep, wide and long bodies are refused or ignored, quickly and without a crash', async () => {
  const deep = '['.repeat(200_000) + ']'.repeat(200_000);
  expect((await sendBytes(deep)).status).toBe(400);
  expect((await sendBytes(`{"title":"a","content":"b","x":${deep}}`)).status).toBe(201);
  const wide = Array.from({ length: 80_000 }, (_, n) => `"k${n}":1`).join();
  expect((await sendBytes(`{"title":"a","content":"b",${wide}}`)).status).toBe(201);
  const long = JSON.stringify({ title: 'x'.repeat(900_000), content: 'b' });
  const refused = await sendBytes(long);
  expect(refused.status).toBe(422);
  expect((await bodyOf(refused)).errors).toEqual({ title: 'Judul paling panjang 200 karakter.' });
});

test('[L08] a body of more than 1 MiB is a 413, with a length or in chunks', async () => {
  const text = JSON.stringify({ title: 'a', content: 'x'.repeat(1_048_576) });
  expect((await sendBytes(text)).status).toBe(413);
  const headers = { 'Content-Type': 'application/json' };
  const body = new Blob([text]).stream();
  const init = { method: 'POST', headers, body, duplex: 'half' } as const;
  const chunked = await api.fetch(api.asAdmin(new Request(`${api.url}/articles.php`, init)));
  expect(chunked.status).toBe(413);
  expect((await bodyOf(chunked)).code).toBe('too-large');
});

test('[I06] keys of prototypes are ignored', async () => {
  const body =
    '{"title":"a","content":"b","__proto__":{"admin":true},"constructor":{"prototype":{}}}';
  expect((await sendBytes(body)).status).toBe(201);
  expect({}).not.toHaveProperty('admin');
  const later = await write(api, 'POST', '/articles.php', { title: 'a' }, { Cookie: '' });
  expect(later.status).toBe(401);
});

test('[I07] the last of two equal keys counts, for validation and for the row', async () => {
  const response = await sendBytes('{"title":"a","content":"b","title":" "}');
  expect(response.status).toBe(422);
  const stored = await sendBytes('{"title":" ","content":"b","title":"terakhir"}');
  expect(await stored.json()).toMatchObject({ title: 'terakhir' });
});

test('[I08] a field at its limit is stored whole, one above is refused with the limit', async () => {
  const fits = await api.create('articles', { title: 'x'.repeat(200) });
  expect(fits.title).toHaveLength(200);
  const body = { title: 'x'.repeat(201), content: 'b' };
  const refused = await write(api, 'POST', '/articles.php', body);
  expect((await bodyOf(refused)).errors).toEqual({ title: 'Judul paling panjang 200 karakter.' });
});

test('[I10] [I11] controls and direction marks are removed', async () => {
  const { title, content, excerpt } = await api.create('articles', {
    title: 'A\u0000B\u001b\u0085\u202eC\u2066\ufffe\ud800',
    content: 'baris satu\nbaris\tdua \u200f\u0627',
    // No line of a PDF runs into the next one.
    excerpt: 'Ahmad\u000bFauzi\u000cLc.\u2028Mudir\u2029lain',
  });
  expect(title).toBe('AB C\ufffd');
  expect(excerpt).toBe('Ahmad Fauzi Lc. Mudir lain');
  expect(content).toBe('baris satu\nbaris\tdua \u200f\u0627');
});

test('[I15] a page of a list is bounded, and a malformed number is a 400', async () => {
  const wrong = ['limit=-1', 'limit=abc', 'limit=1e9', 'limit=1.5', 'limit=', 'limit=1&limit=2'];
  for (const query of [...wrong, 'offset=-1', 'offset=x', 'offset=1e308', 'q=a&q=b']) {
    const response = await read(api, `/articles.php?${query}`);
    expect([response.status, (await bodyOf(response)).code], query).toEqual([
      400,
      'malformed-request',
    ]);
  }
  for (let n = 0; n < 103; n += 1) await api.create('carousel');
  expect(await (await read(api, '/carousel_images.php?limit=100000')).json()).toHaveLength(100);
  expect(await (await read(api, '/carousel_images.php?limit=0')).json()).toEqual([]);
  expect(await (await read(api, '/carousel_images.php?offset=100')).json()).toHaveLength(3);
  expect(await (await read(api, '/carousel_images.php')).json()).toHaveLength(103);
});

test('[Z09] unknown parameters are ignored', async () => {
  await api.create('articles');
  const plain = await (await read(api, '/articles.php')).text();
  for (const query of [
    'where=1',
    'order=id',
    'fields=password_hash',
    'populate=*',
    'filter[id]=1',
  ]) {
    expect(await (await read(api, `/articles.php?${query}`)).text(), query).toBe(plain);
  }
});

test('[I21] a search of 1 000 characters is refused', async () => {
  expect((await read(api, `/articles.php?q=${'a'.repeat(1_000)}`)).status).toBe(400);
});
