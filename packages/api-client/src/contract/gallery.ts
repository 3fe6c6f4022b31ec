import { fieldLimits } from '@pesantren/content/limits';
import * as z from 'zod/mini';
import {
  optionalFocus,
  optionalText,
  requiredText,
  requiredUrl,
  wireCount,
  wireFocus,
  wireId,
  wireText,
} from './wire.ts';

/** A gallery item on the wire (spec section 3; `image_focus` and `version` are extensions). */
export const gallerySchema = z.object({
  id: wireId,
  title: wireText,
  category: wireText,
  image: wireText,
  image_focus: wireFocus,
  updated_at: wireText,
  version: wireCount,
});

export type Gallery = z.infer<typeof gallerySchema>;

/** What the gallery form sends; title and image URL are required (spec section 5). */
export const galleryInputSchema = z.object({
  title: requiredText('Judul', fieldLimits.title),
  category: optionalText('Kategori', fieldLimits.category),
  image: requiredUrl('URL gambar'),
  image_focus: optionalFocus,
});

export type GalleryInput = z.infer<typeof galleryInputSchema>;

/** The fields that the admin's gallery search covers (spec section 5). */
export const gallerySearchFields = ['title', 'category', 'image', 'id'] as const;
