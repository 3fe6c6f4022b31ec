import { expect, test } from 'vitest';
import {
  EnvironmentError,
  readChoice,
  readClientConfig,
  readHttpUrl,
  readKey,
  readPort,
} from './environment.ts';

/** Returns the message that a reader throws for a value. */
function refusalOf(read: () => unknown): string {
  try {
    return `accepted: ${read()}`;
  } catch (error) {
    expect(error).toBeInstanceOf(EnvironmentError);
    return (error as Error).message;
  }
}

test.each([
  [undefined, 3000],
  ['', 3000],
  ['1', 1],
  ['8080', 8080],
  ['65535', 65_535],
])('a port may be %j', (value, port) => {
  expect(readPort({ SITE_PORT: value }, 'SITE_PORT', 3000)).toBe(port);
});

test.each(['0', '65536', '99999', '-1', '3000x', '3e3', '0x50', ' 3000', '80.5', 'http', '٣٠٠٠'])(
  'a port of %j is refused by a line that names it',
  (value) => {
    expect(refusalOf(() => readPort({ SITE_PORT: value }, 'SITE_PORT', 3000))).toBe(
      `SITE_PORT=${value} tidak dapat dipakai: isi dengan nomor port antara 1 dan 65535.`,
    );
  },
);

test.each([
  [undefined, 'http://localhost:4000/api'],
  ['', 'http://localhost:4000/api'],
  ['https://api.sekolah.sch.id/api', 'https://api.sekolah.sch.id/api'],
  ['https://api.sekolah.sch.id/api//', 'https://api.sekolah.sch.id/api'],
  ['HTTPS://API.Sekolah.sch.id', 'https://api.sekolah.sch.id'],
  ['http://[::1]:4000/api', 'http://[::1]:4000/api'],
])('an address may be %j', (value, url) => {
  expect(readHttpUrl({ API_URL: value }, 'API_URL', 'http://localhost:4000/api')).toBe(url);
});

test.each([
  ...['localhost:4000/api', '/api', 'api', 'ftp://a.b/api', 'file:///api', 'javascript:alert(1)'],
  ...['http://', 'http://a.b:99999', 'https://a.b/api?', 'https://a.b/api?x=1', 'https://a.b/#'],
  ...['https://nama:sandi@a.b/api', 'https://:sandi@a.b/api', 'https://a.b /api'],
])('an address of %j is refused by a line that names it', (value) => {
  expect(refusalOf(() => readHttpUrl({ API_URL: value }, 'API_URL', 'http://x'))).toBe(
    `API_URL=${value} tidak dapat dipakai: isi dengan alamat http:// atau https:// yang lengkap.`,
  );
});

test('a choice is one of its words, the first when there is none', () => {
  const read = (value?: string) => readChoice({ SEED: value }, 'SEED', ['sample', 'none']);
  expect([read(), read(''), read('none')]).toEqual(['sample', 'sample', 'none']);
  expect(refusalOf(() => read('NONE'))).toBe(
    'SEED=NONE tidak dapat dipakai: pilih salah satu dari sample, none.',
  );
});

test('a key is visible ASCII, as a header needs it', () => {
  expect(readKey({})).toBe('pesantren-dev-key');
  expect(new Headers({ 'X-API-Key': readKey({ API_KEY: 'a!~"Z9' }) }).get('X-API-Key')).toBe(
    'a!~"Z9',
  );
  expect(readKey({ API_KEY: 'x'.repeat(200) })).toHaveLength(200);
  for (const key of ['dua kata', 'kunci\r\nX-Evil: 1', 'kuncí', '\u0000', 'x'.repeat(201)]) {
    expect(refusalOf(() => readKey({ API_KEY: key }))).toMatch(/^API_KEY=.* tidak dapat dipakai: /);
  }
});

test('a wrong value is told in one line, whatever it holds', () => {
  const line = refusalOf(() => readKey({ API_KEY: 'a\nERROR b\u001b[31m' }));
  expect(line).toBe(
    'API_KEY=a ERROR b [31m tidak dapat dipakai: isi dengan huruf, angka, dan tanda tanpa spasi.',
  );
});

test('without an environment both apps find the provider that start brings up', () => {
  const local = { apiKey: 'pesantren-dev-key', apiProfile: 'full' };
  expect(readClientConfig({})).toEqual({ apiUrl: 'http://localhost:4000/api', ...local });
  expect(readClientConfig({ API_PORT: '4100' }).apiUrl).toBe('http://localhost:4100/api');
});

test('another provider is found by its address, key and profile', () => {
  const env = { API_URL: 'https://a.b/v1/', API_KEY: 'k', API_PROFILE: 'plain', API_PORT: '1' };
  const config = { apiUrl: 'https://a.b/v1', apiKey: 'k', apiProfile: 'plain' };
  expect(readClientConfig(env)).toEqual(config);
  expect(refusalOf(() => readClientConfig({ API_PROFILE: 'php' }))).toContain('full, plain');
});
