import { expect, test } from 'vitest';
import { titleOf } from './batch-photo.ts';

test.each([
  ['panen_raya.jpg', 'Panen raya'],
  ['Malam-khataman 2026.jpeg', 'Malam khataman 2026'],
  ['IMG_20261121_070102.jpg', ''],
  ['IMG-20261121-WA0003.jpg', ''],
  ['DSC00012.JPG', ''],
  ['1732146.png', ''],
])('the file %s proposes the title %j', (name, title) => {
  expect(titleOf(name)).toBe(title);
});
