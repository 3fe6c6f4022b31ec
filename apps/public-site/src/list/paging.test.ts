import { expect, test } from 'vitest';
import { clampPage, fetchPage, formatCount, listPaging, pageRange } from './paging.ts';

test('[F-38] pages have at most 100 items and together each item once', () => {
  for (const paging of [listPaging, { step: 25, steps: 4 }, { step: 100, steps: 1 }]) {
    let reached = 0;
    for (let page = 1; page <= 500; page += 1) {
      const { offset, limit } = pageRange(page, paging);
      expect(limit).toBeLessThanOrEqual(100);
      expect(offset).toBeLessThanOrEqual(reached);
      reached = offset + limit;
      expect(reached).toBe(page * paging.step);
    }
  }
  expect([clampPage(500, 30), clampPage(2, 30), clampPage(3, 0)]).toEqual([3, 2, 1]);
});

test.each([0, 8])(
  '[F-38] a page past the end is the last one (the first %i skipped)',
  async (skip) => {
    const items = Array.from({ length: 200 + skip }, (_, n) => n);
    const parts: unknown[] = [];
    const read = async (part: { offset?: number; limit?: number }) => {
      parts.push(part);
      const { offset = 0, limit = 0 } = part;
      return { items: items.slice(offset, offset + limit), total: items.length };
    };
    expect((await fetchPage(read, 500, skip)).items).toEqual(items.slice(192 + skip));
    expect(parts).toHaveLength(2);
    expect((await fetchPage(async () => ({ items: [], total: 0 }), 500, skip)).items).toEqual([]);
  },
);

test.each([
  [{ offset: 0, shown: 12, total: 30 }, '12 dari 30 artikel'],
  [{ offset: 0, shown: 30, total: 30 }, '30 artikel'],
  [{ offset: 96, shown: 12, total: 200 }, '97–108 dari 200 artikel'],
  [{ offset: 0, shown: 0, total: 0 }, '0 artikel'],
])('[F-32] formats %o', (counted, words) => {
  expect(formatCount(counted, 'artikel')).toBe(words);
});
