import { isDay, momentOn, writtenMoment } from '@pesantren/content/calendar/event-moments';
import { defaultClock } from '@pesantren/content/clock';
import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  flag,
  optionalFlag,
  optionalText,
  requiredText,
  text,
  wireCount,
  wireFlag,
  wireId,
  wireOptionalText,
  wireText,
  wireTitle,
} from './texts/wire.ts';

/** Events of the school's agenda: an item on the wire, the body of a form, and what is known of their fields. */
export const agenda = {
  /** An event of the school's agenda, on the wire (docs/contract.md#agenda). */
  item: z.object({
    id: wireId,
    title: wireTitle,
    /** A day, `2026-12-06`, of an event of whole days, else an instant in ISO 8601. */
    starts: wireText,
    /** The last day, or the instant at which it ends; `''` for one day, or for an open end. */
    ends: wireOptionalText,
    /** True where `starts` is a day. */
    all_day: wireFlag,
    place: wireOptionalText,
    note: wireOptionalText,
    category: wireOptionalText,
    cancelled: wireFlag,
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The form's body of an event (docs/spec.md#d-01). What has no time is of whole days; `all_day` need not say so. */
  input: z
    .object({
      title: requiredText('Judul', fieldLimits.title),
      starts: moment(requiredText('Tanggal', fieldLimits.moment), 'Tanggal'),
      ends: z._default(moment(text('Selesai', fieldLimits.moment), 'Selesai'), ''),
      all_day: z.optional(flag('Sepanjang hari')),
      place: optionalText('Tempat', fieldLimits.eventPlace),
      note: optionalText('Keterangan', fieldLimits.eventNote),
      category: optionalText('Kategori', fieldLimits.category),
      cancelled: optionalFlag('Dibatalkan', false),
    })
    .check(
      z.refine(({ starts, all_day }) => all_day === undefined || all_day === isDay(starts), {
        path: ['starts'],
        error: 'Acara sepanjang hari ditulis tanpa jam, yang lain dengan jam mulainya.',
      }),
      z.refine(({ starts, ends }) => ends === '' || isDay(starts) === isDay(ends), {
        path: ['ends'],
        error: 'Isi jam mulai dan jam selesai, atau kosongkan keduanya.',
      }),
      z.refine(
        ({ starts, ends }) =>
          ends === '' || isDay(starts) !== isDay(ends) || inTime(ends) >= inTime(starts),
        {
          path: ['ends'],
          error: 'Selesai tidak boleh sebelum mulai.',
        },
      ),
      z.refine(
        ({ starts, ends }) =>
          ends === '' || Date.parse(inTime(ends)) - Date.parse(inTime(starts)) < longest,
        {
          path: ['ends'],
          error: 'Acara paling lama satu tahun. Periksa tahunnya.',
        },
      ),
    ),

  plainFields: [],

  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: ['title', 'place', 'note', 'category'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: {
    title: 'text',
    category: 'text',
    starts: 'value',
    updated_at: 'value',
  } as const,
};

export type AgendaEvent = z.infer<typeof agenda.item>;

export type AgendaEventInput = z.infer<typeof agenda.input>;

/** The most events that an agenda holds. */
export const maxEvents = 5000;

/** How long an event lasts at most, in milliseconds: longer is a mistyped year. */
const longest = 366 * 86_400_000;

/** Something dated of the school: an event of the agenda, or an announcement with a day (docs/contract.md#agenda). */
export const occasionSchema = z.extend(agenda.item, {
  resource: z.enum(['agenda', 'announcements']),
  /** The hours of an announcement's day, in the school's words. */
  time: wireOptionalText,
});

export type Occasion = z.infer<typeof occasionSchema>;

/** Returns a moment to be compared: two of a form are, on any clock, unless one of them names a zone. */
const inTime = (moment: string) => momentOn(moment, defaultClock);

/** A field that names a day or an instant, or `''` where `field` lets it be. */
/* @__NO_SIDE_EFFECTS__ */
function moment<Field extends z.ZodMiniType<string, string>>(field: Field, label: string) {
  return z.pipe(
    field.check(
      z.refine(
        (value) => value === '' || writtenMoment(value) !== null,
        `${label} ditulis dengan atau tanpa jam, misalnya 6 Desember 2026, 08.00 WIB.`,
      ),
    ),
    z.transform((value) => writtenMoment(value) ?? ''),
  );
}
