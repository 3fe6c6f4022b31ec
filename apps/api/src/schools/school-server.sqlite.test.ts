import { cp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createSchoolList } from '@pesantren/api-client/server/schools/school-list';
import { expect, test } from 'vitest';
import { schoolCommands } from '../cli/school.ts';
import { silentTerminal } from '../cli/terminal.ts';
import {
  bodyOf,
  call,
  here,
  keys,
  log,
  type Name,
  names,
  schoolsForEachTest,
  serve,
  signIn,
} from '../testing/two-schools.ts';

type Titled = { title: string };

schoolsForEachTest();

const article = {
  ...{ title: 'Panen kopi', excerpt: '', content: '<p>Isi.</p>', date: '12 Januari 2026' },
  ...{ author: 'Redaksi', category: 'Kegiatan', read_time: '', image: '', image_alt: '' },
};

test('[F-130] days are those of each school’s own zone, of calls at the same time too', async () => {
  await serve();
  const at = { alas: await signIn('alas'), bukit: await signIn('bukit') };
  const facts = { facts: { time_zone: 'Asia/Jayapura' } };
  const headers = { ...at.bukit, 'If-Match': '"0"' };
  const told = await call('bukit', '/api/school.php', { method: 'PUT', body: facts, headers });
  expect(told.status).toBe(200);
  const post = (name: Name) =>
    call(name, '/api/articles.php', { method: 'POST', body: article, headers: at[name] });
  await Promise.all([post('alas'), post('bukit'), post('alas')]);
  const days = async (name: Name) => {
    const answer = await call(name, '/api/search.php?q=kopi');
    return (await bodyOf<{ date: string }[]>(answer)).map(({ date }) => date);
  };
  const midnight = '2026-01-11T17:00:00.000Z';
  expect(await days('alas')).toEqual([midnight, midnight]);
  expect(await days('bukit')).toEqual(['2026-01-11T15:00:00.000Z']);
});

test('[F-130] nothing of one school is answered for another', async () => {
  await serve();
  const at = { alas: await signIn('alas'), bukit: await signIn('bukit') };
  const post = (name: Name, headers: Record<string, string>, body: unknown = article) =>
    call(name, '/api/articles.php', { method: 'POST', body, headers });
  const once = { 'Idempotency-Key': 'satu-kiriman-dari-satu-formulir' };
  const made = await post('alas', { ...at.alas, ...once });
  const { id, slug } = await bodyOf<{ id: string; slug: string }>(made);
  const form = new FormData();
  form.set('file', new File([await onePixel()], 'kopi.png', { type: 'image/png' }));
  const upload = { method: 'POST', body: form, headers: at.alas };
  const uploaded = await call('alas', '/api/upload.php', upload);
  const { data } = await bodyOf<{ data: { url: string } }>(uploaded);
  const { pathname, host } = new URL(data.url);
  const list = await call('alas', '/api/articles.php');
  const path = `/api/articles.php/${id}`;
  const link = { method: 'POST', headers: at.alas, body: {} };
  const preview = await bodyOf<{ url: string }>(await call('alas', `${path}/preview`, link));
  expect([made.status, host]).toEqual([201, 'api.alas.sch.id']);

  // Each is there for its own school, and is not for the other.
  const seen = async (name: Name) => {
    const none = { 'If-None-Match': list.headers.get('etag') ?? '' };
    const answers = [
      await call(name, path),
      await call(name, pathname),
      await call(name, `/api/preview.php/${basename(preview.url)}`),
      await call(name, '/api/articles.php', { headers: none }),
      await call(name, '/api/articles.php', { key: 'alas' }),
      await call(name, '/api/admin.php/session', { headers: at.alas }),
      await post(name, at.alas),
    ];
    return answers.map(({ status }) => status);
  };
  expect(await seen('bukit')).toEqual([404, 404, 404, 200, 401, 401, 401]);
  expect(await seen('alas')).toEqual([200, 200, 200, 304, 200, 200, 201]);
  expect(await (await call('bukit', `/api/articles.php?slug=${slug}`)).json()).toEqual([]);
  const own = await post('bukit', { ...at.bukit, ...once }, { ...article, title: 'Bukit' });
  expect([own.status, (await bodyOf<Titled>(own)).title]).toEqual([201, 'Bukit']);
  // The address decides, in whatever way a request names another one besides.
  const headers = { 'X-Forwarded-Host': 'api.alas.sch.id', Forwarded: 'host=api.alas.sch.id' };
  const [named] = await bodyOf<Titled[]>(await call('bukit', '/api/articles.php', { headers }));
  expect(named?.title).toBe('Bukit');
});

async function onePixel(): Promise<ArrayBuffer> {
  const { sharp } = await import('../features/upload/sharp.ts');
  const create = { width: 1, height: 1, channels: 3 as const, background: '#123' };
  const png = await sharp({ create }).png().toBuffer();
  return png.buffer.slice(png.byteOffset, png.byteOffset + png.length) as ArrayBuffer;
}

test('[F-130] a host that no school has is a 421; two schools of one host are refused by their names', async () => {
  await serve();
  for (const name of ['lain', 'alas.bukit'])
    expect((await call(name, '/api/articles.php')).status).toBe(421);
  expect((await call('lain', '/healthz')).status).toBe(200);
  await cp(join(here.folder, 'alas'), join(here.folder, 'tiruan'), { recursive: true });
  expect(() => createSchoolList({ SCHOOLS_DIR: here.folder }, log)).toThrow(/alas dan tiruan/);
  // What runs goes on, and says so.
  expect((await call('bukit', '/api/articles.php')).status).toBe(200);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: 'schools-refused' }));
});

test('[F-130] a school that cannot be opened is shut alone', async () => {
  await serve();
  await writeFile(join(here.folder, 'alas/data/pesantren.db'), 'This is no database. '.repeat(400));
  const broken = await call('alas', '/api/articles.php');
  expect([broken.status, broken.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await call('bukit', '/api/articles.php')).status).toBe(200);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'school-failed', school: 'alas' }),
  );
});

test('[F-130] the report of all schools is told, the worst school first', async () => {
  await serve();
  await call('alas', '/api/articles.php');
  await writeFile(join(here.folder, 'alas', 'data', 'pesantren.db'), 'rusak');
  const said: string[] = [];
  const terminal = { ...silentTerminal, say: (line: string) => said.push(line) };
  await schoolCommands({ SCHOOLS_DIR: here.folder }, terminal, log).report();
  expect(said[0]).toMatch(/^alas {2}https:\/\/www\.alas\.sch\.id {2}tidak dapat dibuka: /);
  expect(said[1]).toMatch(/^bukit {2}\S+ {2}\d+ harus diurus/);
  expect(said.slice(2).join('\n')).toMatch(/^ {2}! .*adang/m);
});

test('[F-130] a frozen school is read on, and changed by nobody', async () => {
  await serve();
  const cookie = await signIn('alas');
  const commands = schoolCommands({ SCHOOLS_DIR: here.folder }, silentTerminal, log);
  const write = async () => {
    const sent = { method: 'POST', body: article, headers: cookie };
    const answer = await call('alas', '/api/articles.php', sent);
    return [answer.status, (await bodyOf<{ message?: string }>(answer)).message ?? ''];
  };
  await commands.freeze('alas', false);
  expect(await write()).toEqual([403, expect.stringContaining('dibekukan yayasan')]);
  expect((await call('alas', '/api/articles.php')).status).toBe(200);
  await commands.freeze('alas', true);
  expect(await write()).toEqual([201, '']);
});

test('[F-130] schools take turns where fewer may be open than are asked for, and lose nothing', async () => {
  await serve(1);
  const at = { alas: await signIn('alas'), bukit: await signIn('bukit') };
  const turns = Array.from({ length: 12 }, (_, turn) => names[turn % 2] ?? 'alas');
  const answers = await Promise.all(
    turns.map((name, turn) => {
      const body = { ...article, title: `${name} ${turn}` };
      return call(name, '/api/articles.php', { method: 'POST', body, headers: at[name] });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(turns.map(() => 201));
  for (const name of names) {
    const list = await bodyOf<Titled[]>(await call(name, '/api/articles.php'));
    expect(list.map(({ title }) => title.split(' ')[0])).toEqual(
      Array.from({ length: 6 }, () => name),
    );
  }
});

test('[F-130] a school gets other addresses while the process runs', async () => {
  await serve();
  const commands = schoolCommands({ SCHOOLS_DIR: here.folder }, silentTerminal, log);
  await expect(commands.move('alas', 'www.bukit.sch.id')).rejects.toThrow('sudah dipakai');
  await commands.move('alas', 'lembah.sch.id');
  const headers = { 'X-API-Key': keys.get('alas') ?? '' };
  expect((await call('lembah', '/api/articles.php', { headers })).status).toBe(200);
  expect((await call('alas', '/api/articles.php')).status).toBe(421);
});
