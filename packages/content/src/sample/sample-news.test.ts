import { expect, test } from 'vitest';
import { clockOf } from '../clock.ts';
import { parseDate } from '../dates.ts';
import { limits } from '../limits.ts';
import { sampleAnnouncements, sampleArticles } from './sample-news.ts';

const clock = clockOf('Asia/Jakarta');

test('[P-01] the sidebar has more than it shows, newest first', () => {
  for (const list of [sampleArticles, sampleAnnouncements]) {
    expect(list.length).toBeGreaterThanOrEqual(limits.sidebarItems);
    const days = list.map(({ date }) => parseDate(date, clock)?.getTime() ?? Number.NaN);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
  }
});
