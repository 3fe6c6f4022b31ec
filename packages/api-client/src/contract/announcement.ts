import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  optionalFileName,
  optionalText,
  optionalUrl,
  requiredText,
  text,
  wireCount,
  wireFlag,
  wireId,
  wireOptionalText,
  wireText,
  wireTitle,
  writtenDay,
} from './texts/wire.ts';

/** Announcements: an item on the wire, the body of a form, and what is known of their fields. */
export const announcements = {
  /** An announcement on the wire (docs/spec.md#entities); the PDF's facts and `version` are extensions. */
  item: z.object({
    id: wireId,
    title: wireTitle,
    /** Plain text or a safe subset of HTML, like an article's. */
    content: wireText,
    date: wireOptionalText,
    time: wireOptionalText,
    priority: wireOptionalText,
    category: wireOptionalText,
    pdf_url: wireOptionalText,
    /** The name that the PDF had where it was uploaded from. */
    pdf_name: wireOptionalText,
    /** Size of the PDF in bytes; `undefined` when the provider does not say. */
    pdf_bytes: wireCount,
    /** URL of its first page as a picture, and how many pages it has, as far as anyone has read it. */
    pdf_image: wireOptionalText,
    pdf_pages: wireCount,
    /** The day, or the first and the last day, on which something happens, ISO 8601; hours and place in words. */
    event_date: z.optional(wireOptionalText),
    event_end_date: z.optional(wireOptionalText),
    event_time: z.optional(wireOptionalText),
    event_place: z.optional(wireOptionalText),
    /** The instant at which it ends, ISO 8601 in UTC; of an announcement with one. */
    expire_at: z.optional(wireOptionalText),
    /** True for one that stands first. */
    pinned: z.optional(wireFlag),
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The announcement form's body (docs/spec.md#m-06, docs/spec.md#f-87). */
  input: z
    .object({
      title: requiredText('Judul', fieldLimits.title),
      content: requiredText('Isi', fieldLimits.content),
      date: optionalText('Tanggal', fieldLimits.date),
      time: optionalText('Jam', fieldLimits.time),
      priority: optionalText('Prioritas', fieldLimits.priority),
      category: optionalText('Kategori', fieldLimits.category),
      pdf_url: optionalUrl('File PDF'),
      pdf_name: optionalFileName,
      event_date: z.optional(writtenDay('Tanggal acara')),
      event_end_date: z.optional(writtenDay('Hari terakhir')),
      event_time: z.optional(text('Jam acara', fieldLimits.eventTime)),
      event_place: z.optional(text('Tempat acara', fieldLimits.eventPlace)),
    })
    .check(
      z.refine(
        ({ event_date = '', event_end_date = '' }) =>
          event_end_date === '' || event_end_date >= event_date,
        {
          path: ['event_end_date'],
          error: 'Hari terakhir tidak boleh sebelum tanggal acara.',
        },
      ),
      z.refine(
        ({ event_date, event_end_date, event_time, event_place }) =>
          Boolean(event_date) || !(event_end_date || event_time || event_place),
        {
          path: ['event_date'],
          error: 'Isi tanggal acara, atau kosongkan hari terakhir, jam, dan tempatnya.',
        },
      ),
    ),

  /** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
  plainFields: ['title', 'content', 'date', 'time', 'priority', 'category', 'pdf_url'] as const,

  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: ['title', 'content', 'category', 'priority'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: {
    title: 'text',
    category: 'text',
    priority: 'text',
    date: 'day',
    updated_at: 'value',
  } as const,
};

export type Announcement = z.infer<typeof announcements.item>;

export type AnnouncementInput = z.infer<typeof announcements.input>;
