import { createHash } from 'node:crypto';
import { discountedFee } from '@pesantren/content/admission';
import { addressOf, type Facts } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { ICalEventTransparency } from 'ical-generator';
import { paths } from '../../src/paths.ts';
import { createCalendar, dayAfter, wholeDay, written } from './school-calendar.ts';

/** Writes the admission dates as a calendar: each wave an event of whole days. */
export function admissionCalendar(
  facts: Pick<Facts, 'identity' | 'waves'>,
  siteUrl: string,
  now: Date = new Date(),
): string {
  const { identity } = facts;
  const calendar = createCalendar('Pendaftaran', facts);
  const page = siteUrl + paths.admission;
  for (const { name, opens, closes, discount } of facts.waves) {
    const saving = discount
      ? `Potongan ${discountedFee} ${formatRupiah(discount)}`
      : 'Tanpa potongan';
    const key = createHash('sha256').update(`${name} ${opens}`).digest('hex').slice(0, 16);
    calendar.createEvent({
      id: `${key}@${new URL(siteUrl).hostname}`,
      stamp: now,
      start: wholeDay(opens),
      end: dayAfter(closes),
      allDay: true,
      summary: `Pendaftaran gelombang ${name}`,
      description: `${saving}.\nSyarat dan biaya: ${page}`,
      location: [identity.name, addressOf(identity)].filter(Boolean).join(', '),
      url: page,
      // A wave lasts for weeks and makes nobody busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return written(calendar);
}
