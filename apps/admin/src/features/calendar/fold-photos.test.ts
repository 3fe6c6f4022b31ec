import type { CalendarEntry } from '@pesantren/api-client/contract/publication';
import { defaultClock } from '@pesantren/content/clock';
import { expect, test } from 'vitest';
import { foldPhotos } from './fold-photos.ts';

const entry = (resource: CalendarEntry['resource'], id: string, day: string): CalendarEntry => ({
  ...{ resource, id, title: `${resource} ${id}`, event: 'appears' },
  at: `2026-11-${day}T05:00:00Z`,
});

test('[F-113] the photos of a day are one line, all else stays', () => {
  const entries = [
    ...[entry('articles', '1', '27'), entry('gallery', '1', '27'), entry('gallery', '2', '27')],
    ...[entry('gallery', '3', '27'), entry('articles', '2', '27'), entry('gallery', '4', '28')],
  ];
  expect(foldPhotos(entries, defaultClock).map(({ title }) => title)).toEqual([
    ...['articles 1', 'gallery 1 dan 2 foto lain', 'articles 2', 'gallery 4'],
  ]);
});
