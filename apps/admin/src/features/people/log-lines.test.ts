import type { LogEntry } from '@pesantren/api-client/contract/account';
import { expect, test } from 'vitest';
import { toLines } from './log-lines.ts';

const entry = (minute: number, facts: Partial<LogEntry> = {}): LogEntry => ({
  ...{ id: String(minute), at: new Date(minute * 60_000).toISOString(), username: 'umar' },
  ...{ address: '', action: 'item-created', resource: 'gallery', item_id: String(minute) },
  ...{ title: `Foto ${minute}`, ...facts },
});

test('[F-113] ten photos in a row are one line; another person, act or day begins one', () => {
  const photos = Array.from({ length: 10 }, (_, n) => entry(20 - n));
  const lines = toLines([
    entry(600),
    ...photos,
    entry(10, { username: 'aisyah' }),
    entry(9, { action: 'item-changed' }),
    entry(8, { action: 'signed-in', resource: '', item_id: null }),
    entry(7, { action: 'signed-in', resource: '', item_id: null }),
  ]);
  expect(lines.map(({ entries }) => entries.length)).toEqual([1, 10, 1, 1, 1, 1]);
  expect(lines[1]?.entry.title).toBe('Foto 20');
});
