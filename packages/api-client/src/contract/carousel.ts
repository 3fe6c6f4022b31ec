import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import { optionalFileName, requiredUrl, text, wireCount, wireId, wireText } from './wire.ts';

/** A picture of the profile page's carousel on the wire (spec section 3; all but `id` and `src` are extensions). */
export const carouselSchema = z.object({
  id: wireId,
  src: wireText,
  alt: wireText,
  /** The name that the picture had where it was uploaded from. */
  name: wireText,
  updated_at: wireText,
  version: wireCount,
});

export type Carousel = z.infer<typeof carouselSchema>;

/** What the carousel form sends; the image URL is required (spec section 5). */
export const carouselInputSchema = z.object({
  src: requiredUrl('URL gambar'),
  alt: z.optional(text('Teks alternatif', fieldLimits.imageAlt)),
  name: optionalFileName,
});

export type CarouselInput = z.infer<typeof carouselInputSchema>;

/** The fields that the admin's carousel search covers (spec section 5). */
export const carouselSearchFields = ['src', 'id'] as const;

/** Where a picture of the carousel is moved to: before another one, or behind all of them (`null`). */
export const carouselMoveSchema = z.object({ before: z.nullable(wireId) });

export type CarouselMove = z.infer<typeof carouselMoveSchema>;
