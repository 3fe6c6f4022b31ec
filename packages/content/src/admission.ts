import { formatDate, isoDay } from './dates.ts';

/** One registration wave. Dates are calendar days in WIB, both included; money in rupiah. */
export type Gelombang = { name: string; opens: string; closes: string; discount: number };

/**
 * The state of a wave on a day in WIB. `daysToGo`: calendar days until it opens, at least 1;
 * `daysLeft`: until its last day, 0 on that day; `share`: the part of it that is over, 0 to 1.
 */
export type GelombangState =
  | { kind: 'upcoming'; daysToGo: number }
  | { kind: 'open'; daysLeft: number; share: number }
  | { kind: 'closed' };

/** The registration fee in rupiah (docs/spec.md#constants). */
export const registrationFee = 150_000;

/** The words under the fee: how it is paid, and where the documents go. */
export const registrationNote =
  'Dibayar satu kali, sudah termasuk tes. Berkas diserahkan di tata usaha.';

/** The fee that a wave's discount is taken off. */
export const discountedFee = 'uang pangkal';

export const requiredDocuments = [
  'Fotokopi kartu keluarga, 1 lembar',
  'Pasfoto ukuran 3×4 cm, 5 lembar',
  'NISN yang sudah terdaftar daring',
  'Formulir pendaftaran sudah diisi',
] as const;

export const gelombang: readonly [Gelombang, ...Gelombang[]] = [
  { name: 'Golden Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 1_000_000 },
  { name: 'Silver Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 500_000 },
  { name: 'Reguler', opens: '2025-01-22', closes: '2025-02-22', discount: 0 },
];

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

/** Returns the state of a wave at an instant, by the clock of WIB. */
export function gelombangAt({ opens, closes }: Gelombang, now: Date): GelombangState {
  const today = isoDay(now);
  if (today < opens) return { kind: 'upcoming', daysToGo: daysBetween(today, opens) };
  if (today > closes) return { kind: 'closed' };
  const daysLeft = daysBetween(today, closes);
  const days = daysBetween(opens, closes) + 1;
  return { kind: 'open', daysLeft, share: (days - 1 - daysLeft) / days };
}

/** Formats a wave's period, with the year once when it is one: `20 Jan–20 Feb 2025`. */
export function periodOf({ opens, closes }: Gelombang): string {
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
  return formatDate(new Date(`${day}T00:00+07:00`));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / oneDay;
}
