import { monthName } from './calendar/months.ts';
import type { Clock } from './clock.ts';
import type { Cost, Wave } from './facts.ts';

/**
 * The state of a wave on a day. `daysToGo`: calendar days until it opens, at least 1; `daysLeft`: until its last day, 0 on
 * that day; `share`: the part of it that is over, 0 to 1.
 */
export type WaveState =
  | { kind: 'upcoming'; daysToGo: number }
  | { kind: 'open'; daysLeft: number; share: number }
  | { kind: 'closed' };

/** The fee that a wave's discount is taken off. */
export const discountedFee = 'uang pangkal';

/** The reasons to join, on the home page and /bergabung. */
export const reasons = [
  {
    title: 'Guru yang tinggal bersama santri',
    text: 'Mereka mendampingi santri dari salat subuh hingga belajar malam.',
  },
  {
    title: 'Hafalan yang dijaga, bukan dikejar',
    text: 'Setoran harian kelompok kecil, murajaah bersama teman, dan sanad yang jelas.',
  },
  {
    title: 'Sains di tengah sawah',
    text: 'Laboratorium, kebun, dan sungai menjadi kelas; hasilnya sampai ke olimpiade.',
  },
  {
    title: 'Alumni yang tetap membimbing',
    text: 'Dari kampusnya di luar negeri mereka mengisi kelas persiapan setiap akhir pekan.',
  },
] as const;

const oneDay = 24 * 3_600_000;

/** Returns the state of a wave at an instant, by the school's clock. */
export function waveAt({ opens, closes }: Wave, now: Date, clock: Clock): WaveState {
  const today = clock.isoDay(now);
  if (today < opens) return { kind: 'upcoming', daysToGo: daysBetween(today, opens) };
  if (today > closes) return { kind: 'closed' };
  const daysLeft = daysBetween(today, closes);
  const days = daysBetween(opens, closes) + 1;
  return { kind: 'open', daysLeft, share: (days - 1 - daysLeft) / days };
}

/** Formats a wave's period, with the year once when it is one: `20 Jan–20 Feb 2025`. */
export function periodOf({ opens, closes }: Wave): string {
  const [first, last] = [short(opens), short(closes)];
  const year = last.slice(last.lastIndexOf(' '));
  return `${first.replace(year, '')}–${last}`;
}

/** Formats a calendar day, `2025-02-20`, as `20 Feb 2025`. */
function short(day: string): string {
  return formatDay(day).replace(/(\p{L}{3})\p{L}+/u, '$1');
}

/** Formats a calendar day, `2025-02-20`, as `20 Februari 2025`. */
export function formatDay(day: string): string {
  return `${Number(day.slice(8))} ${monthName(day.slice(0, 7))}`;
}

/** Returns the days from one ISO day to another. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay;
}

/** The costs of a new pupil: until the end of the first month, in each month, and in the first year. In rupiah, without a discount. */
export type CostSums = { firstMonth: number; month: number; firstYear: number };

/** Sums the costs up: in the first month all that is paid once or yearly and one month, in a year twelve of these. */
export function sumCosts(costs: readonly Cost[]): CostSums {
  const sum = (every: Cost['every']) =>
    costs.reduce((total, cost) => total + (cost.every === every ? cost.amount : 0), 0);
  const [atOnce, month] = [sum('once') + sum('year'), sum('month')];
  return { firstMonth: atOnce + month, month, firstYear: atOnce + 12 * month };
}
