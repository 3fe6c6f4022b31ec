import { expect, test, vi } from 'vitest';
import { createEditorial } from './editorial.ts';
import { readPreview } from './preview.ts';
import { createAccounts } from './staff/accounts.ts';
import { apiUrl, json, provider } from './testing/provider.ts';

const item = {
  ...{ id: 7, title: 'Panen', content: 'Isi', version: 3, state: 'scheduled' },
  ...{ publish_at: '2027-03-05T23:00:00.000Z', expire_at: '', pinned_at: '', submitted_at: '' },
  ...{ written_by: 'Bu Aisyah', draft_version: null },
};

/** A client on a provider that answers everything with one body; `sent` lists the requests. */
function clientOf(body: unknown, profile: 'full' | 'plain' = 'full') {
  const sent: Request[] = [];
  const options = {
    ...{ url: apiUrl, key: 'kunci-uji', profile },
    fetch: async (input: RequestInfo | URL, init?: RequestInit) => {
      sent.push(new Request(input, init));
      return Response.json(body);
    },
  };
  return { options, sent };
}

test('[V-06] a save carries its state, version and key, and answers the item with its times', async () => {
  const { options, sent } = clientOf(item);
  const client = createEditorial(options);
  const input = { title: 'Panen', state: 'draft' } as const;
  expect(await client.saveItem('articles', '7', input, 2)).toMatchObject({
    ...{ id: '7', state: 'scheduled', draft_version: null, version: 3 },
  });
  await client.createItem('articles', input, 'kunci');
  const [put, post] = sent;
  expect([put?.method, put?.url, put?.headers.get('If-Match')]).toEqual([
    ...['PUT', `${apiUrl}/articles.php/7`, '"2"'],
  ]);
  expect(await put?.json()).toEqual(input);
  expect(post?.headers.get('Idempotency-Key')).toBe('kunci');
});

test('[V-08] a version comes with the item that it shows', async () => {
  const revision = { version: 2, at: '2027-03-04T02:00:00.000Z', username: 'Bu', published: false };
  const { options, sent } = clientOf({ ...revision, publish_at: '', expire_at: '', item });
  const found = await createEditorial(options).revision('articles', '7', 2);
  expect(found).toMatchObject({ ...revision, item: { id: '7', title: 'Panen' } });
  expect(sent[0]?.url).toBe(`${apiUrl}/articles.php/7/revisions/2`);
});

test('[V-16] under plain nobody asks for the archive or for a preview', async () => {
  const { client, requests } = provider(json([]), { profile: 'plain' });
  expect(await client.list('announcements', { state: 'expired' })).toEqual({ items: [], total: 0 });
  const { options, sent } = clientOf({}, 'plain');
  expect(await readPreview(options, 'x')).toBeNull();
  expect([...requests, ...sent]).toEqual([]);
});

test('[V-11] a preview is the item of its resource', async () => {
  const { options } = clientOf({ resource: 'articles', item, expires_at: 'x' });
  expect(await readPreview(options, 'a b')).toMatchObject({ item: { id: '7', version: 3 } });
});

test('[V-15] the log is asked for what is named', async () => {
  const entry = { id: 1, at: 'x', username: 'a', address: '', action: 'signed-in', resource: '' };
  const { options, sent } = clientOf([{ ...entry, item_id: null }]);
  const { items } = await createAccounts(options).log({ username: 'a', limit: 25 });
  expect(items).toEqual([{ ...entry, id: '1', item_id: null, title: '' }]);
  expect(sent[0]?.url).toBe(`${apiUrl}/admin.php/log?username=a&limit=25`);
});

test('[F-111] an answer of a kind that a later provider has is left out, and the others stay', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const request = { resource: 'articles', id: 7, title: 'Panen', at: '', username: 'Bu Aisyah' };
  const { options } = clientOf([
    { ...request, state: 'diarsipkan' },
    { ...request, resource: 'announcements', state: 'returned' },
    { ...request, state: 'published' },
  ]);
  const requests = await createEditorial(options).requests();
  expect(requests.map(({ state }) => state)).toEqual(['returned', 'published']);
  expect(warned).toHaveBeenCalledOnce();
});
