import { expect, test, vi } from 'vitest';
import { json, provider } from './testing/provider.ts';

const dated = ['1 Januari 2030', '23/11/2026', 'besok', '22 November 2026', '', '2026-05-02'];
const items = dated.map((date, n) => ({ id: n + 1, title: 'x', date }));

async function datesOf(name: 'articles' | 'announcements', part = {}) {
  const { client } = provider(json(items), { profile: 'plain' });
  return (await client.list(name, part)).items.map(({ date }) => date);
}

test('[F-09] plain: an article of a later day comes last until its day in WIB', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T16:59:59Z'), toFake: ['Date'] });
  const due = ['besok', '22 November 2026', '', '2026-05-02'];
  expect(await datesOf('articles')).toEqual([...due, '1 Januari 2030', '23/11/2026']);
  expect(await datesOf('articles', { limit: 2, offset: 3 })).toEqual([due[3], '1 Januari 2030']);
  vi.setSystemTime(new Date('2026-11-22T17:00:00Z'));
  expect(await datesOf('articles')).toEqual(['23/11/2026', ...due, '1 Januari 2030']);
  vi.useRealTimers();
});

test('[F-09] plain: an announcement whose date names no day comes last', async () => {
  const withDay = ['1 Januari 2030', '23/11/2026', '22 November 2026', '2026-05-02'];
  expect(await datesOf('announcements')).toEqual([...withDay, 'besok', '']);
});
