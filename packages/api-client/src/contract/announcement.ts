import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  optionalFileName,
  optionalText,
  optionalUrl,
  requiredText,
  wireCount,
  wireId,
  wireText,
} from './wire.ts';

/** An announcement on the wire (spec section 3; the facts of its PDF and `version` are extensions). */
export const announcementSchema = z.object({
  id: wireId,
  title: wireText,
  /** Plain text or a safe subset of HTML, like an article's. */
  content: wireText,
  date: wireText,
  time: wireText,
  priority: wireText,
  category: wireText,
  pdf_url: wireText,
  /** The name that the PDF had where it was uploaded from. */
  pdf_name: wireText,
  /** Size of the PDF in bytes; `undefined` when the provider does not say. */
  pdf_bytes: wireCount,
  /** URL of its first page as a picture, and how many pages it has, as far as anyone has read it. */
  pdf_image: z.catch(wireText, ''),
  pdf_pages: wireCount,
  updated_at: wireText,
  version: wireCount,
});

export type Announcement = z.infer<typeof announcementSchema>;

/** What the announcement form sends. Title and content are required (spec section 5). */
export const announcementInputSchema = z.object({
  title: requiredText('Judul', fieldLimits.title),
  content: requiredText('Isi', fieldLimits.content),
  date: optionalText('Tanggal', fieldLimits.date),
  time: optionalText('Jam', fieldLimits.time),
  priority: optionalText('Prioritas', fieldLimits.priority),
  category: optionalText('Kategori', fieldLimits.category),
  pdf_url: optionalUrl('File PDF'),
  pdf_name: optionalFileName,
});

export type AnnouncementInput = z.infer<typeof announcementInputSchema>;

/** The fields that the admin's announcement search covers (spec section 5). */
export const announcementSearchFields = ['title', 'content', 'category', 'priority'] as const;
