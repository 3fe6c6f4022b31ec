import { IconEye } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { type Command, commandsMatching } from './command.ts';

const command = (label: string, facts: Partial<Command> = {}): Command => ({
  ...{ id: label, group: 'Buka', label, icon: IconEye, run: () => undefined },
  ...facts,
});
const all = [
  command('Artikel'),
  command('Sampah artikel', { isHidden: true, words: 'pulihkan' }),
  command('Tulis artikel baru', { group: 'Buat baru' }),
];

test.each([
  ['', ['Artikel', 'Tulis artikel baru']],
  ['  ', ['Artikel', 'Tulis artikel baru']],
  ['ARTIKEL', ['Artikel', 'Sampah artikel', 'Tulis artikel baru']],
  ['artikel buka', ['Artikel', 'Sampah artikel']],
  ['pulih', ['Sampah artikel']],
  ['buat tulis', ['Tulis artikel baru']],
  ['[', []],
])('"%s" finds %j', (typed, labels) => {
  expect(commandsMatching(all, typed).map(({ label }) => label)).toEqual(labels);
});
