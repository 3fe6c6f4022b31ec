import { expect, test } from 'vitest';
import { diffValues, toPlainText, withValueAt } from './diff-values.ts';

test('the fields in which two versions differ, each with what it was', () => {
  const baseline = { a: '1', b: '1', c: '1', d: '1' };
  const mine = { a: '2', b: '1', c: '2', d: '1' };
  const theirs = { a: '1', b: '3', c: '3', d: '1' };
  expect(diffValues(baseline, mine, theirs)).toEqual([
    { field: 'a', base: '1', mine: '2', theirs: '1' },
    { field: 'b', base: '1', mine: '1', theirs: '3' },
    { field: 'c', base: '1', mine: '2', theirs: '3' },
  ]);
});

test('objects differ field by field', () => {
  const baseline = { identity: { name: 'A', address: { town: 'B' } }, waves: [{ name: 'Satu' }] };
  const mine = { identity: { name: 'A', address: { town: 'C' } }, waves: [{ name: 'Satu' }] };
  const theirs = { identity: { name: 'D', address: { town: 'B' } }, waves: [{ name: 'Dua' }] };
  expect(diffValues(baseline, mine, theirs)).toEqual([
    { field: 'identity.name', base: 'A', mine: 'A', theirs: 'D' },
    { field: 'identity.address.town', base: 'B', mine: 'C', theirs: 'B' },
    { field: 'waves', base: baseline.waves, mine: mine.waves, theirs: theirs.waves },
  ]);
  expect(withValueAt(mine, 'identity.address.town', 'E')).toEqual({
    ...mine,
    identity: { name: 'A', address: { town: 'E' } },
  });
  expect(toPlainText([{ name: 'Satu', discount: 500, open: true, note: '' }, 'Dua'])).toBe(
    'Satu · 500 · ya\nDua',
  );
});

test('plain text of HTML has no tags and a line for each block; plain text stays as it is', () => {
  expect(toPlainText('<h2>Panen</h2><p>Satu &amp; dua</p><ul><li>a</li></ul>')).toBe(
    'Panen\nSatu & dua\na',
  );
  expect(toPlainText('<ol start="3" type="a"><li>satu</li><li>dua</li></ol>')).toBe(
    'c. satu\nd. dua',
  );
  expect(
    toPlainText(
      '<table><tr><th>Hari</th><th>Tugas</th></tr><tr><td>Senin</td><td></td></tr></table>',
    ),
  ).toBe('Hari · Tugas\nSenin ·');
  expect(toPlainText('a < b\n\n<kering>')).toBe('a < b\n\n<kering>');
});
