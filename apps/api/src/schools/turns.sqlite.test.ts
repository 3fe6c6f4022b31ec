import { readSchool } from '@pesantren/api-client/server/schools/school-list';
import { expect, test } from 'vitest';
import { picture } from '../testing/files.ts';
import {
  call,
  here,
  log,
  type Name,
  names,
  schoolsForEachTest,
  serve,
  signIn,
} from '../testing/two-schools.ts';
import { createSchoolOpener } from './open-school.ts';

schoolsForEachTest();

test('[F-130] a school that uploads thirty photos makes another wait for two of them at most', async () => {
  await serve();
  const [one, two, bukit] = await Promise.all([signIn('alas'), signIn('alas'), signIn('bukit')]);
  const photo = new File([await picture(1600, 1200).jpeg().toBuffer()], 'kopi.jpg');
  const taken: string[] = [];
  const upload = async (name: Name, headers: Record<string, string>) => {
    const body = new FormData();
    body.set('file', photo);
    const answer = await call(name, '/api/upload.php', { method: 'POST', body, headers });
    taken.push(`${name} ${answer.status}`);
  };
  const flood = Array.from({ length: 30 }, (_, n) => upload('alas', n % 2 ? one : two));
  await upload('bukit', bukit);
  expect(taken.indexOf('bukit 201')).toBeLessThanOrEqual(2);
  await Promise.all(flood);
  expect(taken.filter((line) => line === 'alas 201')).toHaveLength(30);
});

test('[F-130] a school that is asked a lot makes another wait for two of its answers at most', async () => {
  await serve();
  for (const name of names) await call(name, '/api/articles.php');
  const answered: string[] = [];
  const ask = async (name: Name) => {
    const answer = await call(name, '/api/articles.php');
    answered.push(`${name} ${answer.status}`);
  };
  await Promise.all([...Array.from({ length: 60 }, () => ask('alas')), ask('bukit')]);
  expect(answered.indexOf('bukit 200')).toBeLessThanOrEqual(2);
  expect(answered).toHaveLength(61);
});

test('[F-130] a school has 300 calls a second, and neither another nor its own site is asked to wait', async () => {
  await serve();
  const calls = Array.from({ length: 320 }, () => call('alas', '/healthz'));
  const refused = (await Promise.all(calls)).filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.headers.get('Retry-After')).toBe('1');
  expect(await refused[0]?.json()).toMatchObject({ message: expect.stringContaining('Coba lagi') });
  expect((await call('bukit', '/api/articles.php')).status).toBe(200);
  const ofSite = { from: '127.0.0.1' };
  expect((await call('alas', '/api/articles.php', ofSite)).status).toBe(200);
});

test('[F-130] a school may take 2 GB of uploads, or what its settings say', async () => {
  await serve();
  const open = createSchoolOpener({ measure: () => {}, isStopping: () => false });
  for (const [settings, bytes] of [
    [{}, 2_048_000_000],
    [{ SCHOOL_UPLOADS_MB: '500' }, 500_000_000],
  ] as const) {
    const school = readSchool(here.folder, 'alas', {});
    const opened = await open({ ...school, env: { ...school.env, ...settings } }, log);
    expect(opened.deps.uploadsTotal).toBe(bytes);
    await opened.close();
  }
});
