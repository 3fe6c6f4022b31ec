import * as z from 'zod/mini';
import { requiredUrl, wireColor, wireCount, wireId, wireText } from './wire.ts';

/** A picture of the profile page's carousel on the wire (spec section 3; `image_color`, `version` are extensions). */
export const carouselSchema = z.object({
  id: wireId,
  src: wireText,
  image_color: wireColor,
  updated_at: wireText,
  version: wireCount,
});

export type Carousel = z.infer<typeof carouselSchema>;

/** What the carousel form sends; the image URL is required (spec section 5). */
export const carouselInputSchema = z.object({ src: requiredUrl('URL gambar') });

export type CarouselInput = z.infer<typeof carouselInputSchema>;

/** The fields that the admin's carousel search covers (spec section 5). */
export const carouselSearchFields = ['src', 'id'] as const;
