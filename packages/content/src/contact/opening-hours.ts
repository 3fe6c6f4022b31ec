import type { Clock } from '../clock.ts';
import type { FactHours } from '../facts.ts';
import { mondayFirst, weekdayOf, weekdays } from '../weekdays.ts';

/** The office at an instant, and the instant of the next change; null when there is none. */
export type Opening = { isOpen: boolean; changesAt: Date | null };

/** Days of the week with the same hours: `Senin–Jumat`, `08.00–16.00`; `time` is null when closed. */
export type HoursRow = { days: string; time: string | null; isToday: boolean };

const oneDay = 24 * 3_600_000;

/** Returns the office's state at an instant. Hours are those of its clock, Sunday first; the closing minute is closed. */
export function openingAt(now: Date, hours: readonly FactHours[], clock: Clock): Opening {
  const today = clock.startOfTomorrow(now).getTime() - oneDay;
  const weekday = weekdayOf(clock.isoDay(now));
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const ofDay = hours[(weekday + ahead) % 7];
    if (!ofDay) continue;
    const at = (time: string) => new Date(today + ahead * oneDay + timeOfDay(time));
    const opens = at(ofDay.open);
    const closes = at(ofDay.close);
    if (now < opens) return { isOpen: false, changesAt: opens };
    if (now < closes) return { isOpen: true, changesAt: closes };
  }
  return { isOpen: false, changesAt: null };
}

/** Returns the same in words: `Buka sekarang, sampai 16.00 WIB`, `Tutup, buka lagi Senin 08.00 WIB`. */
export function openingLabel(now: Date, hours: readonly FactHours[], clock: Clock): string {
  const { isOpen, changesAt } = openingAt(now, hours, clock);
  if (!changesAt) return 'Tutup';
  const time = clock.formatTime(changesAt);
  if (isOpen) return `Buka sekarang, sampai ${time}`;
  const day = clock.isoDay(changesAt);
  return `Tutup, buka lagi ${day === clock.isoDay(now) ? 'hari ini' : weekdays[weekdayOf(day)]} ${time}`;
}

/** Returns the week from Monday on; neighboring days of the same hours are one row. */
export function weekRows(now: Date, hours: readonly FactHours[], clock: Clock): HoursRow[] {
  const today = weekdayOf(clock.isoDay(now));
  const rows: (HoursRow & { first: string })[] = [];
  for (const day of mondayFirst) {
    const name = weekdays[day];
    const time = timeOf(hours[day] ?? null);
    const row = rows.at(-1);
    if (row?.time === time) {
      row.days = `${row.first}–${name}`;
      row.isToday ||= day === today;
    } else {
      rows.push({ first: name, days: name, time, isToday: day === today });
    }
  }
  return rows.map(({ days, time, isToday }) => ({ days, time, isToday }));
}

function timeOf(hours: FactHours): string | null {
  return hours && `${hours.open}–${hours.close}`.replaceAll(':', '.');
}

/** Milliseconds since midnight; `time` as `08:00`. */
function timeOfDay(time: string): number {
  return (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * 60_000;
}
