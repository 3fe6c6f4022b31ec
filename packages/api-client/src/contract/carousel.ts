import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  optionalFileName,
  requiredUrl,
  text,
  wireCount,
  wireId,
  wireOptionalText,
  wireText,
} from './texts/wire.ts';

/** A picture of the profile page's carousel on the wire (docs/spec.md#entities); all but `id` and `src` are extensions. */
export const carouselSchema = z.object({
  id: wireId,
  src: wireText,
  alt: wireOptionalText,
  /** The name that the picture had where it was uploaded from. */
  name: wireOptionalText,
  updated_at: wireOptionalText,
  version: wireCount,
});

export type Carousel = z.infer<typeof carouselSchema>;

/** The carousel form's body (docs/spec.md#m-06). */
export const carouselInputSchema = z.object({
  src: requiredUrl('URL gambar'),
  alt: z.optional(text('Penjelasan foto', fieldLimits.imageAlt)),
  name: optionalFileName,
});

export type CarouselInput = z.infer<typeof carouselInputSchema>;

/** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
export const carouselPlainFields = ['src'] as const;

/** The fields of the admin's search (docs/spec.md#search). */
export const carouselSearchFields = ['src', 'id'] as const;

/** The fields that a list is sorted by (docs/contract.md#sorting). */
export const carouselSortFields = { name: 'text', updated_at: 'value' } as const;

/** The body of a move (docs/contract.md#order): before another picture, or to the end (`null`). */
export const carouselMoveSchema = z.object({ before: z.nullable(wireId) });

export type CarouselMove = z.infer<typeof carouselMoveSchema>;
