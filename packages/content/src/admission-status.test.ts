import { expect, test } from 'vitest';
import { admissionStatus } from './admission-status.ts';
import { clockOf } from './clock.ts';
import { defaultFacts } from './default-facts.ts';

const clock = clockOf('Asia/Jakarta');

function at(text: string) {
  return admissionStatus(defaultFacts, new Date(`${text}+07:00`), clock);
}

test.each([
  ['2025-01-19T23:59', 'Pendaftaran dibuka 20 Januari 2025', '2025-01-20'],
  ['2025-01-20T00:00', 'Golden Ticket dan Silver Ticket sedang dibuka', '2025-02-20'],
  ['2025-01-22T00:00', 'Semua gelombang sedang dibuka', '2025-02-20'],
  ['2025-02-21T00:00', 'Reguler sedang dibuka', '2025-02-22'],
  ['2025-02-23T00:00', 'Semua gelombang sudah ditutup', '2025-02-22'],
])('[K-02] at %s in WIB: %s', (now, title, day) => {
  expect(at(now)).toMatchObject({ title, day });
});

test('[K-02] states an open wave’s discount and last day, or its last day alone', () => {
  expect(at('2025-02-20T23:59').text).toBe(
    'Mendaftar sampai 20 Februari 2025 menghemat hingga Rp1.000.000.',
  );
  expect(at('2025-02-21T00:00').text).toBe('Pendaftaran berlangsung sampai 22 Februari 2025.');
});

test('[K-02] asks about the next waves when all are closed', () => {
  expect(at('2025-02-22T23:59').topic).toBe('pendaftaran santri baru');
  const { text, topic } = at('2026-11-21T12:00');
  expect(text).toContain('Gelombang terakhir berakhir pada 22 Februari 2025.');
  expect(topic).toBe('jadwal gelombang pendaftaran berikutnya');
});
