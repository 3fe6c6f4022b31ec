import { createStore, entries, set } from 'idb-keyval';
import { expect, onTestFinished, test, vi } from 'vitest';
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

/** Drafts that were stored by a clock at these instants. */
async function storedAt(instants: Readonly<Record<string, number>>): Promise<void> {
  for (const [key, at] of Object.entries(instants)) {
    const draft = { ...submission(), key, savedAt: new Date(at).toISOString() };
    const values = { title: key };
    await set(key, { ...draft, values, account: 'admin', resource: 'articles' }, store());
  }
}

test('[F-76] a draft expires once it has been found older than 30 days for a week', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [day, start] = [86_400_000, Date.now()];
  await storedAt({ lama: start - 31 * day, baru: start - 10 * day });
  expect(await titles()).toEqual(['baru', 'lama']);
  vi.setSystemTime(start + 6 * day);
  expect(await titles()).toEqual(['baru', 'lama']);
  vi.setSystemTime(start + 8 * day);
  expect(await titles()).toEqual(['baru']);
  await expect.poll(async () => (await entries(store())).map(([key]) => key)).not.toContain('lama');
});

test('[F-76] neither a clock that is years ahead nor one that was years behind takes a draft away', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const [day, start] = [86_400_000, Date.now()];
  // An empty battery, and what was typed before the network had told the time.
  await storedAt({ kemarin: start - day, 'tahun 2015': Date.UTC(2015, 0, 1) });
  vi.setSystemTime(start + 1500 * day);
  expect(await titles()).toHaveLength(2);
  vi.setSystemTime(start);
  expect(await titles()).toHaveLength(2);
  vi.setSystemTime(start + 2 * day);
  expect(await titles()).toEqual(['kemarin', 'tahun 2015']);
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
