import { expect, test } from 'vitest';
import { periodOf, waveAt } from './admission.ts';
import { clockOf } from './clock.ts';
import { defaultFacts } from './default-facts.ts';

const clock = clockOf('Asia/Jakarta');

const gelombang = defaultFacts.waves;

const wave = { name: 'Uji', opens: '2025-01-20', closes: '2025-02-20', discount: 0 };

function at(text: string) {
  return waveAt(wave, new Date(`${text}+07:00`), clock);
}

test.each([
  ['2024-12-31T23:59:59', { kind: 'upcoming', daysToGo: 20 }],
  ['2025-01-19T00:00', { kind: 'upcoming', daysToGo: 1 }],
  ['2025-01-19T23:59:59', { kind: 'upcoming', daysToGo: 1 }],
  ['2025-02-21T00:00', { kind: 'closed' }],
  ['2026-11-21T12:00', { kind: 'closed' }],
])('[K-02] at %s in WIB it is %j', (now, state) => {
  expect(at(now)).toEqual(state);
});

test.each([
  ['2025-01-20T00:00', 31, 0],
  ['2025-01-20T23:59:59', 31, 0],
  ['2025-02-05T12:00', 15, 0.5],
  ['2025-02-19T23:59:59', 1, 30 / 32],
  ['2025-02-20T00:00', 0, 31 / 32],
  ['2025-02-20T23:59:59', 0, 31 / 32],
])('[K-02] at %s in WIB it is open, %i days left', (now, daysLeft, share) => {
  expect(at(now)).toEqual({ kind: 'open', daysLeft, share });
});

test('[K-02] a wave of one day is open on that day', () => {
  const day = { ...wave, closes: wave.opens };
  const now = new Date('2025-01-20T12:00+07:00');
  expect(waveAt(day, now, clock)).toEqual({ kind: 'open', daysLeft: 0, share: 0 });
});

test('[K-02] periods in words, the year once when it is one', () => {
  expect(gelombang.map(periodOf)).toEqual([
    '20 Jan–20 Feb 2025',
    '20 Jan–20 Feb 2025',
    '22 Jan–22 Feb 2025',
  ]);
  expect(periodOf({ ...wave, opens: '2024-12-20' })).toBe('20 Des 2024–20 Feb 2025');
});
