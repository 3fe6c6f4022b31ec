import { publishedNames } from '@pesantren/api-client/contract/publication';
import { expect, onTestFinished, test } from 'vitest';
import { bodyOf, read, write } from '../../testing/requests.ts';
import { testApi } from '../../testing/test-api.ts';

const photo = { title: 'Panen', image: 'https://contoh.sch.id/a.jpg' };

test('[V-07] a resource taken out of the registry is published at once, without times and history', async () => {
  const names = publishedNames as unknown as string[];
  const at = names.indexOf('gallery');
  names.splice(at, 1);
  onTestFinished(() => {
    names.splice(at, 0, 'gallery');
  });
  const api = await testApi();
  onTestFinished(() => api.stop());
  const created = await write(api, 'POST', '/gallery_items.php', { ...photo, state: 'draft' });
  expect([created.status, Object.keys(await bodyOf(created))]).toEqual([
    201,
    ['id', 'version', 'title', 'category', 'image', 'image_focus', 'updated_at'],
  ]);
  expect(await bodyOf(read(api, '/gallery_items.php'))).toHaveLength(1);
  for (const path of ['states', '1/revisions', '1/revisions/1']) {
    const answer = await write(api, 'GET', `/gallery_items.php/${path}`);
    expect(answer.status, path).toBe(404);
  }
  const changed = await write(api, 'PUT', '/gallery_items.php/1', photo);
  expect(await bodyOf(changed)).toMatchObject({ version: 2 });
  const states = await write(api, 'GET', '/articles.php/states');
  expect(states.status).toBe(200);
});
