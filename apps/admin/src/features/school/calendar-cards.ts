import { formatDay } from '@pesantren/content/admission';
import { hijriDay, hijriWords } from '@pesantren/content/calendar/hijri';
import { clockOf } from '@pesantren/content/clock';
import { prayerNames, timeZones } from '@pesantren/content/fact-choices';
import type { Facts, TimeZone } from '@pesantren/content/facts';
import { cardTitles } from './card-titles.ts';
import type { FactCard } from './fact-card.ts';
import type { Preview } from './fact-previews.ts';
import { HijriFields, nameOfMonth } from './fields/hijri-fields.tsx';
import { PrayerFields, stripLabels } from './fields/prayer-fields.tsx';
import { TimeZoneFields } from './fields/time-zone-fields.tsx';

/** The cards of the school's clock and calendars. None is ever empty: what nobody has said is computed. */
export const calendarCards: readonly FactCard[] = [
  {
    id: 'hijri_months',
    title: cardTitles.hijri_months,
    where: 'setiap tanggal hijriah, waktu salat selama Ramadan',
    page: '/pengumuman',
    facts: ['hijri_months'],
    labels: { hijri_months: 'Awal bulan' },
    summary: ({ hijri_months: months }) =>
      months.map(nameOfMonth).join(', ') || 'Semua menurut hitungan',
    Fields: HijriFields,
    preview: previewHijri,
  },
  {
    id: 'prayer_times',
    title: cardTitles.prayer_times,
    where: 'Beranda, Agenda',
    page: '/',
    facts: ['prayer_times'],
    labels: {
      'prayer_times.shown': 'Tampil di situs',
      ...Object.fromEntries(
        prayerNames.map((name) => [
          `prayer_times.minutes.${name}`,
          name.charAt(0).toUpperCase() + name.slice(1),
        ]),
      ),
    },
    summary: ({ prayer_times: { shown } }) => stripLabels[shown],
    Fields: PrayerFields,
    preview: previewPrayerTimes,
  },
  {
    id: 'time_zone',
    title: cardTitles.time_zone,
    where: 'semua jam dan tanggal',
    page: '/kontak',
    facts: ['time_zone'],
    labels: { time_zone: 'Zona waktu' },
    summary: ({ time_zone }) => zoneLabel(time_zone),
    Fields: TimeZoneFields,
    preview: previewTimeZone,
  },
];

const zoneLabels = ['WIB', 'WITA', 'WIT'];

function zoneLabel(zone: TimeZone): string {
  return zoneLabels[timeZones.indexOf(zone)] ?? zone;
}

/** The clock of the zone: who chooses the right one reads the time on the wall. */
function previewTimeZone({ time_zone: timeZone }: Facts, now: Date): Preview {
  const clock = new Intl.DateTimeFormat('id-ID', { timeZone, hour: '2-digit', minute: '2-digit' });
  return { heading: 'Jam sekolah sekarang', lines: [{ title: clock.format(now) }] };
}

function previewHijri({ hijri_months: months, time_zone }: Facts, now: Date): Preview {
  const today = hijriDay(now, clockOf(time_zone), months);
  return {
    heading: 'Hari ini dan awal bulan',
    lines: [
      ...(today ? [{ title: hijriWords(today) }] : []),
      ...months
        .filter(({ starts }) => !Number.isNaN(Date.parse(starts)))
        .map((month) => ({ title: `1 ${nameOfMonth(month)}`, words: [formatDay(month.starts)] })),
    ],
  };
}

function previewPrayerTimes({ prayer_times: { shown, minutes } }: Facts): Preview {
  const moved = prayerNames.filter((name) => minutes[name] !== 0);
  return {
    heading: 'Waktu salat di situs',
    lines: [
      { title: stripLabels[shown] },
      { title: moved.length > 0 ? `Digeser: ${moved.join(', ')}` : 'Semua tepat menurut hitungan' },
    ],
  };
}
