import { expect, test } from 'vitest';
import { clockOf } from '../clock.ts';
import { findEventDays } from './find-event-days.ts';

const clock = clockOf('Asia/Jakarta');
const now = new Date('2026-11-19T03:00:00Z');

test.each([
  ['Kunjungan dibuka Ahad, 6 Desember 2026, pukul 08.00 sampai 16.00 WIB', '2026-12-06', ''],
  ['Ujian Senin sampai Sabtu, 7 sampai 12 Desember 2026', '2026-12-07', '2026-12-12'],
  ['Libur 30 November s.d. 2 Desember 2026', '2026-11-30', '2026-12-02'],
  ['Libur 28 Desember 2026 - 3 Januari 2027', '2026-12-28', '2027-01-03'],
  ['Selasa dan Rabu, 8 dan 9 Desember 2026', '2026-12-08', '2026-12-09'],
  ['Diputuskan 1 November 2026, berlaku 1 Desember 2026', '2026-12-01', ''],
])('[F-87] %j is about %s', (text, first, last) => {
  expect(findEventDays(text, now, clock)).toEqual({ first, last });
});

test.each([
  '',
  'Pertemuan 6 Desember',
  'Rapat 1 November 2026',
  'Tanggal 31 Februari 2027',
  '12 orang 2027',
])('[F-87] %j names no day that lies ahead', (text) => {
  expect(findEventDays(text, now, clock)).toBeNull();
});
