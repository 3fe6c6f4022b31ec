import { createStore, entries, set } from 'idb-keyval';
import { expect, test } from 'vitest';
import { openDrafts } from './drafts.ts';
import { createSubmission, hasSameValues } from './submission.ts';

const submission = (id: string | null = null) => createSubmission(id, 1, {});
const titles = async (account = 'admin', resource = 'articles') =>
  (await openDrafts(account, resource)).offered().map(({ values }) => values.title);
const store = () => createStore('pesantren-admin', 'drafts');

test('drafts are stored by account, resource and item, the newest first', async () => {
  const drafts = await openDrafts('admin', 'articles');
  await drafts.store(submission('7'), { title: 'lama' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await drafts.store(submission(), { title: 'baru' });
  await (await openDrafts('admin', 'gallery')).store(submission('7'), { title: 'foto' });
  await (await openDrafts('lain', 'articles')).store(submission('7'), { title: 'rahasia' });
  expect(await titles()).toEqual(['baru', 'lama']);
  expect(await titles('lain')).toEqual(['rahasia']);
  const again = await openDrafts('admin', 'articles');
  expect(again.newest('7')?.values).toEqual({ title: 'lama' });
  expect(again.newest(null)?.values).toEqual({ title: 'baru' });
  again.dropAllOf('7');
  expect(again.newest('7')).toBeNull();
  expect(await titles()).toEqual(['baru']);
  expect(await titles('admin', 'gallery')).toEqual(['foto']);
});

test('two submissions of the same item, as in two tabs, never overwrite each other', async () => {
  const [first, second] = [submission('7'), submission('7')];
  await (await openDrafts('admin', 'articles')).store(first, { title: 'tab satu' });
  await (await openDrafts('admin', 'articles')).store(second, { title: 'tab dua' });
  expect((await titles()).sort()).toEqual(['tab dua', 'tab satu']);
});

test('a locked draft is offered in no tab, and again once it is released', async () => {
  const here = await openDrafts('admin', 'articles');
  const open = submission();
  await here.store(open, { title: 'sedang diketik' });
  const release = here.lock(open.key);
  expect(here.offered()).toEqual([]);
  await expect.poll(() => titles()).toEqual([]);
  release();
  expect(here.offered()).toHaveLength(1);
  await expect.poll(() => titles()).toEqual(['sedang diketik']);
});

test('a draft expires after 30 days', async () => {
  const drafts = await openDrafts('admin', 'articles');
  await drafts.store(submission(), { title: 'masih ada' });
  const day = 86_400_000;
  for (const [key, age] of [
    ['a', 31 * day],
    ['b', 29 * day],
  ] as const) {
    const savedAt = new Date(Date.now() - age).toISOString();
    const draft = { ...submission(), key, savedAt, values: { title: key } };
    await set(key, { ...draft, account: 'admin', resource: 'articles' }, store());
  }
  expect(await titles()).toEqual(['masih ada', 'b']);
  await expect.poll(async () => (await entries(store())).map(([key]) => key)).not.toContain('a');
});

test('a draft of the release before is read, and that release can read one of this', async () => {
  const drafts = await openDrafts('admin', 'articles');
  const stored = createSubmission('7', 1, { title: 'asli' });
  await drafts.store(stored, { title: 'diketik' });
  const [[, onDisk]] = (await entries(store())) as [[string, object]];
  expect(onDisk).toMatchObject({ base: { title: 'asli' }, version: 1 });
  expect((await openDrafts('admin', 'articles')).get(stored.key)?.baseline).toEqual({
    title: 'asli',
  });
});

test('storing rejects where the browser refuses storage, and everything else works', async () => {
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('Ditolak', 'SecurityError');
    },
  } as unknown as IDBFactory;
  const drafts = await openDrafts('admin', 'articles');
  expect(drafts.offered()).toEqual([]);
  await expect(drafts.store(submission(), { title: 'a' })).rejects.toThrow('Ditolak');
  drafts.drop('a');
});

test('forms have the same values when every field is equal', () => {
  expect(hasSameValues({ a: '1', b: '' }, { a: '1', b: '' })).toBe(true);
  expect(hasSameValues({ a: '1', b: '' }, { a: '1', b: ' ' })).toBe(false);
});
