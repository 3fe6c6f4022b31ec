import { expect, test } from 'vitest';
import { lengthNote } from './length-note.ts';

test.each([
  [0, ''],
  [159, ''],
  [160, '160 dari 200 karakter'],
  [200, '200 dari 200 karakter'],
  [201, 'Terlalu panjang: 201 dari 200 karakter'],
])('of %i characters the note says "%s"', (length, note) => {
  expect(lengthNote(` ${'a'.repeat(length)}\n`, 200)).toBe(note);
});
