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

/** Pictures of the profile page's carousel: an item on the wire, the body of a form, and what is known of their fields. */
export const carousel = {
  /** A picture of the profile page's carousel on the wire (docs/spec.md#entities); all but `id` and `src` are extensions. */
  item: z.object({
    id: wireId,
    src: wireText,
    alt: wireOptionalText,
    /** The name that the picture had where it was uploaded from. */
    name: wireOptionalText,
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The carousel form's body (docs/spec.md#m-06). */
  input: z.object({
    src: requiredUrl('URL gambar'),
    alt: z.optional(text('Penjelasan foto', fieldLimits.imageAlt)),
    name: optionalFileName,
  }),

  /** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
  plainFields: ['src'] as const,

  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: ['src', 'id'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: { name: 'text', updated_at: 'value' } as const,
};

export type Carousel = z.infer<typeof carousel.item>;

export type CarouselInput = z.infer<typeof carousel.input>;

/** The body of a move (docs/contract.md#order): before another picture, or to the end (`null`). */
export const carouselMoveSchema = z.object({ before: z.nullable(wireId) });

export type CarouselMove = z.infer<typeof carouselMoveSchema>;
