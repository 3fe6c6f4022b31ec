import { expect, test } from 'vitest';
import { studentClasses, students } from './students.ts';

test('[K-04] the classes are X, XI, XII, each with IPA 1-2 and IPS 1-2', () => {
  expect(studentClasses).toHaveLength(12);
  expect(studentClasses.slice(0, 5)).toEqual([
    'X IPA 1',
    'X IPA 2',
    'X IPS 1',
    'X IPS 2',
    'XI IPA 1',
  ]);
});

test('[K-04] sixty students, five to a class, each with a NIS of its own', () => {
  expect(students).toHaveLength(60);
  expect(new Set(students.map((student) => student.id)).size).toBe(60);
  for (const { id, year, status } of students) {
    expect(id).toMatch(/^\d{10}$/);
    expect(id.startsWith(String(year))).toBe(true);
    expect(status).toBe('Aktif');
  }
  for (const name of studentClasses)
    expect(students.filter((student) => student.class === name)).toHaveLength(5);
});
