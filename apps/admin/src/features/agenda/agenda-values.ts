import {
  type AgendaEvent,
  type AgendaEventInput,
  agenda,
} from '@pesantren/api-client/contract/agenda';
import { flagWords } from '@pesantren/api-client/contract/texts/wire';
import { isDay, momentOn } from '@pesantren/content/calendar/event-moments';
import type { Clock } from '@pesantren/content/clock';
import { parseDate, writtenDate } from '@pesantren/content/dates';

/** The fields' labels. */
export const agendaLabels = {
  title: 'Judul',
  starts: 'Tanggal',
  ends: 'Selesai',
  place: 'Tempat',
  note: 'Keterangan',
  category: 'Kategori',
  cancelled: 'Dibatalkan',
};

/** The values of an event's form; its times in words. */
export type AgendaValues = Record<keyof typeof agendaLabels, string>;

/** The times of an event as its form asks for them: what is the same day is asked once. */
export type When = { day: string; from: string; until: string; lastDay: string };

/** Returns the form's values of an event. */
export function toAgendaValues(event: AgendaEvent | null, clock: Clock): AgendaValues {
  const { title = '', starts = '', ends = '', place = '', note = '', category = '' } = event ?? {};
  return {
    ...{ title, starts: inWords(starts, clock), ends: inWords(ends, clock), place, note, category },
    cancelled: flagWords[`${event?.cancelled ?? false}`],
  };
}

/** Returns what the form sends, its moments as the provider tells them: a save that was doubted is known by them. */
export function toAgendaInput(values: AgendaValues, clock: Clock): AgendaEventInput {
  const { starts, ends, ...input } = agenda.input.parse(values);
  return { ...input, starts: momentOn(starts, clock), ends: momentOn(ends, clock) };
}

/** Returns a day as the form writes it, `6 Desember 2026`, an instant with its time, `6 Desember 2026, 08.00 WIB`. */
function inWords(moment: string, clock: Clock): string {
  const { formatDate, formatTime } = clock;
  const instant = parseDate(moment, clock);
  if (!instant) return moment;
  return isDay(moment) ? formatDate(instant) : join(formatDate(instant), formatTime(instant));
}

/** Returns what the form asks for of two moments. */
export function toWhen({ starts, ends }: Pick<AgendaValues, 'starts' | 'ends'>): When {
  const [day, from] = split(starts);
  const [last, until] = split(ends);
  return { day, from, until, lastDay: last === day ? '' : last };
}

/** Returns the moments of what was typed; an end without a day of its own is on the first. */
export function fromWhen({ day, from, until, lastDay }: When) {
  const isOpen = until === '' && lastDay === '';
  return { starts: join(day, from), ends: isOpen ? '' : join(lastDay || day, until) };
}

const join = (day: string, time: string) => (time ? `${day}, ${time}` : day);

function split(moment: string): [day: string, time: string] {
  const [, day = moment, time = ''] = /^(.*?),\s*(\d[^,]*)$/.exec(moment) ?? [];
  return writtenDate(day) || day === '' ? [day, time] : [moment, ''];
}
