// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { createChanges } from './changes.ts';

/** A list that shows articles by their ids, each at an address of its own. */
function list(total: number, ...ids: string[]) {
  return { items: ids.map((id) => ({ id, slug: `a-${id}` })), total };
}

const article = (id: string) => ({ shows: new Set([`articles ${id}`]), changes: 0 });

test.each([
  ['nothing has changed', list(9, '3', '2', '1'), ''],
  ['a new one pushes the last to the next page', list(10, '4', '3', '2'), ''],
  ['two new ones push two', list(11, '5', '4', '3'), ''],
  ['one in the middle of the order', list(10, '3', '2b', '2'), ''],
  ['its words alone are other ones', { ...list(9, '3', '2', '1') }, ''],
  ['one is gone, and the next comes in', list(8, '3', '1', '0'), '2'],
  ['the last is gone', list(8, '3', '2', '0'), '1'],
  ['the last is gone and one is new', list(9, '4', '3', '2'), '1'],
  ['the list is shorter', list(2, '3', '2'), '1'],
  ['all are gone', list(0), '1 2 3'],
  ['there is no list any more', null, '1 2 3'],
  [
    'one has moved',
    { items: [{ id: '3', slug: 'lain' }, ...list(9, '2', '1').items], total: 9 },
    '3',
  ],
])('[F-73] a list is read again: %s', (_, newest, gone) => {
  const changes = createChanges();
  const call = ['list', 'articles', { limit: 3 }] as const;
  changes.compare(call, list(9, '3', '2', '1'));
  changes.compare(call, newest);
  const outdated = ['1', '2', '3'].filter((id) => changes.isOutdated(article(id)));
  expect(outdated.join(' ')).toBe(gone);
  expect(changes.isOutdated({ shows: new Set(['announcements 1']), changes: 0 })).toBe(false);
});

test('[F-73] an item that was read again in other words leaves the lists with it standing, not its own older page', () => {
  const changes = createChanges();
  const call = ['article', 'madu'] as const;
  changes.compare(call, { id: '1', slug: 'madu', content: 'Keliru' });
  changes.compare(call, { id: '1', slug: 'madu', content: 'Betul' });
  expect(changes.isOutdated(article('1'))).toBe(false);
  const own = { shows: new Set(['articles 1', '["article","madu"]']), changes: 0 };
  expect(changes.isOutdated(own)).toBe(true);
  expect(changes.isOutdated({ ...own, changes: changes.count() })).toBe(false);
});

test('[F-73] what never was there pushes nothing out, and changes that are forgotten one by one count for all', () => {
  const changes = createChanges();
  changes.compare(['article', 'madu'], { id: '1', slug: 'madu' });
  for (let number = 0; number < 200_000; number += 1) {
    changes.compare(['article', `karangan-${number}`], null);
  }
  changes.compare(['article', 'madu'], null);
  expect(changes.isOutdated(article('1'))).toBe(true);
  const recent = { ...article('2'), changes: changes.count() };
  changes.add(Array.from({ length: 10_001 }, (_, number) => `articles x${number}`));
  changes.add(['articles y']);
  expect(changes.isOutdated(article('2'))).toBe(true);
  expect(changes.isOutdated({ ...recent, changes: changes.count() })).toBe(false);
});

test('[F-73] what one process has noticed another is told of in as many words', () => {
  const told: unknown[] = [];
  const one = createChanges((changed) => told.push(changed));
  one.compare(['item', 'announcements', '7'], { id: '7' });
  one.compare(['item', 'announcements', '7'], null);
  expect(told).toEqual([['announcements 7', '["item","announcements","7"]']]);
  const other = createChanges();
  other.add(['announcements 7']);
  expect(other.isOutdated({ shows: new Set(['announcements 7']), changes: 0 })).toBe(true);
});

test('[F-73] what stands in for a read is its last answer, without what is gone or at its end, for a day', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const changes = createChanges();
  const [call, one] = [['list', 'articles', { limit: 9 }] as const, ['article', 'a-2'] as const];
  expect(changes.lastAnswer(call)).toBe(undefined);
  const ends = { id: '4', slug: 'a-4', expire_at: new Date(Date.now() + 60_000).toISOString() };
  const { items, total } = list(8, '3', '2', '1');
  changes.compare(call, { items: [ends, ...items], total });
  changes.compare(one, { id: '2', slug: 'a-2' });
  expect(changes.lastAnswer(call)).toEqual({ items: [ends, ...items], total });

  vi.advanceTimersByTime(60_000);
  expect(changes.lastAnswer(call)).toEqual({ items, total: 7 });
  // Another process has seen it.
  changes.add(['articles 2']);
  expect(changes.lastAnswer(call)).toEqual({ ...list(6, '3', '1') });
  expect(changes.lastAnswer(one)).toBe(undefined);
  changes.compare(one, null);
  expect(changes.lastAnswer(one)).toBe(null);
  // A list tells what was corrected in its newest words.
  const other = ['article', 'a-3'] as const;
  const words = { id: '3', slug: 'a-3', content: 'Panjang.' };
  changes.compare(other, { ...words, excerpt: 'Keliru.' });
  changes.compare(call, { items: [{ id: '3', slug: 'a-3', excerpt: 'Keliru.' }], total: 1 });
  changes.compare(other, { ...words, excerpt: 'Betul.' });
  const summary = { id: '3', slug: 'a-3', excerpt: 'Betul.' };
  expect(changes.lastAnswer(call)).toEqual({ items: [summary], total: 1 });
  // Read before a change was known, and told after it.
  const known = changes.count();
  changes.add(['articles 3']);
  changes.compare(call, list(2, '3', '1'), known);
  expect(changes.lastAnswer(call)).toEqual(list(1, '1'));

  vi.advanceTimersByTime(24 * 3_600_000);
  expect(changes.lastAnswer(call)).not.toBe(undefined);
  vi.advanceTimersByTime(1);
  expect(changes.lastAnswer(call)).toBe(undefined);
});
