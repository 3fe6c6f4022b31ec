import { createHash } from 'node:crypto';
import { discountedFee } from '@pesantren/content/admission';
import { addressOf, type Facts, type Wave } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { paths } from '../../src/paths.ts';

const oneDay = 24 * 3600_000;

/** Writes the admission dates as a calendar (RFC 5545): each wave an event of whole days. */
export function admissionCalendar(
  facts: Pick<Facts, 'identity' | 'waves'>,
  siteUrl: string,
  now: Date = new Date(),
): string {
  const { name } = facts.identity;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(name)}//Pendaftaran//ID`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${text(`Pendaftaran ${name}`)}`,
    ...facts.waves.flatMap((wave) => event(wave, facts, siteUrl, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function event(
  { name, opens, closes, discount }: Wave,
  { identity }: Pick<Facts, 'identity'>,
  siteUrl: string,
  now: Date,
) {
  const dayAfter = new Date(Date.parse(closes) + oneDay).toISOString();
  const saving = discount
    ? `Potongan ${discountedFee} ${formatRupiah(discount)}`
    : 'Tanpa potongan';
  const page = siteUrl + paths.admission;
  const key = createHash('sha256').update(`${name} ${opens}`).digest('hex').slice(0, 16);
  return [
    'BEGIN:VEVENT',
    `UID:${key}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${now.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(opens)}`,
    // DTEND is exclusive.
    `DTEND;VALUE=DATE:${basic(dayAfter.slice(0, 10))}`,
    `SUMMARY:${text(`Pendaftaran gelombang ${name}`)}`,
    `DESCRIPTION:${text(`${saving}.\nSyarat dan biaya: ${page}`)}`,
    `LOCATION:${text([identity.name, addressOf(identity)].filter(Boolean).join(', '))}`,
    `URL:${page}`,
    // A wave lasts for weeks and makes nobody busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20250120` of `2025-01-20`. */
function basic(day: string): string {
  return day.replaceAll('-', '');
}

/** Escapes a text (RFC 5545 section 3.3.11). */
function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds a line at 75 octets, between characters (RFC 5545 section 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
