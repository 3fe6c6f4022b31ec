import { expect, test } from 'vitest';
import { createDrafts, sameValues } from './drafts.ts';

test('drafts are kept per resource and item, the newest first', async () => {
  const drafts = createDrafts('articles');
  drafts.keep('7', { title: 'lama' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  drafts.keep(null, { title: 'baru' });
  createDrafts('gallery').keep('7', { title: 'foto' });
  expect(drafts.all().map(({ id }) => id)).toEqual([null, '7']);
  expect(drafts.read('7')?.values).toEqual({ title: 'lama' });
  drafts.drop('7');
  expect(drafts.read('7')).toBeNull();
  expect(createDrafts('gallery').read('7')?.values).toEqual({ title: 'foto' });
});

test('an item whose id is a word of ours is still another than the new one', () => {
  const drafts = createDrafts('articles');
  drafts.keep('baru', { title: 'a' });
  expect(drafts.read(null)).toBeNull();
});

test('what is unreadable in the storage counts as none', () => {
  window.localStorage.setItem('draf:articles:baru', '{"id":');
  expect(createDrafts('articles').read(null)).toBeNull();
  expect(createDrafts('articles').all()).toEqual([]);
});

test('a storage that refuses costs nothing but the draft', () => {
  const full = {
    ...window.localStorage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => createDrafts('articles', full).keep(null, { title: 'a' })).not.toThrow();
});

test('forms are the same when every field is', () => {
  expect(sameValues({ a: '1', b: '' }, { a: '1', b: '' })).toBe(true);
  expect(sameValues({ a: '1', b: '' }, { a: '1', b: ' ' })).toBe(false);
});
