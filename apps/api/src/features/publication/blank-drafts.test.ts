import { publishedNames } from '@pesantren/api-client/contract/publication';
import { resources } from '@pesantren/api-client/resources';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { apiForEachTest } from '../../testing/api-for-each-test.ts';
import { bodyOf, write } from '../../testing/requests.ts';
import { draftOf } from './publication-input.ts';

const api = apiForEachTest();

const readAsAdmin = (path: string) => api.fetch(api.asAdmin(new Request(api.url + path)));

test('[F-88] a blank draft of any resource is stored and opened', async () => {
  for (const name of publishedNames) {
    const { path, item: schema } = resources[name];
    const made = await write(api, 'POST', path, { state: 'draft' });
    expect(made.status, name).toBe(201);
    const { id } = await bodyOf<{ id: number }>(made);
    const opened = await readAsAdmin(`${path}/${id}?state=all`);
    expect(z.safeParse(schema, await opened.json()).success, name).toBe(true);
  }
});

test('[F-88] what a draft lacks is judged by no rule of its field, what it has by all', () => {
  const kind = z.enum(['pagi', 'sore'], 'Pilih pagi atau sore.');
  const schema = draftOf(z.object({ kind, day: z.iso.date(), note: z._default(z.string(), '-') }));
  expect(z.parse(schema, { kind: ' ' })).toEqual({ kind: '', day: '', note: '-' });
  expect(z.parse(schema, { day: '2027-03-06' })).toEqual({
    kind: '',
    day: '2027-03-06',
    note: '-',
  });
  expect(z.safeParse(schema, { kind: 'malam' }).error?.issues[0]).toMatchObject({
    ...{ path: ['kind'], message: 'Pilih pagi atau sore.' },
  });
});

test('[F-88] preview, restore and a change of nothing need no body; what is sent must be JSON', async () => {
  const made = await write(api, 'POST', '/articles.php', { title: 'Panen', content: 'Isi.' });
  const { id } = await bodyOf<{ id: number }>(made);
  const preview = `/articles.php/${id}/preview`;
  expect((await write(api, 'POST', preview)).status).toBe(200);
  expect((await write(api, 'POST', `/articles.php/${id}/revisions/1/restore`)).status).toBe(200);
  expect((await write(api, 'PUT', '/accounts.php/1')).status).toBe(200);
  expect((await write(api, 'POST', preview, [])).status).toBe(400);
  expect((await write(api, 'POST', '/articles.php')).status).toBe(400);
  expect((await write(api, 'POST', '/admin.php/login')).status).toBe(400);
});
