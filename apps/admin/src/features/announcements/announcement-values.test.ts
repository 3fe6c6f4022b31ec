import { announcements } from '@pesantren/api-client/contract/announcement';
import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { toAnnouncementValues } from './announcement-values.ts';

test('[M-10] a new announcement is of now, in Indonesian format with WIB, and important', () => {
  expect(toAnnouncementValues(null, defaultClock, new Date('2026-11-21T17:05:00Z'))).toMatchObject({
    date: '22 November 2026',
    time: '00.05 WIB',
    priority: 'Penting',
  });
});

test.each([
  ['Penting', 'Penting'],
  ['high', 'Penting'],
  ['HIGH', 'Penting'],
  ['Sedang', 'Sedang'],
  ['normal', 'Sedang'],
  [null, 'Sedang'],
])('[M-10] priority %s is offered as %s', (priority, offered) => {
  const announcement = announcements.item.parse({ id: 1, priority });
  expect(toAnnouncementValues(announcement, defaultClock).priority).toBe(offered);
});

test('[P06] an announcement of nulls becomes a form of empty texts', () => {
  const announcement = announcements.item.parse({ id: 1, title: null, time: null, pdf_url: null });
  const { priority, ...texts } = toAnnouncementValues(announcement, defaultClock);
  expect(new Set(Object.values(texts))).toEqual(new Set(['']));
});
