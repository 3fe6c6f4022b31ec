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
  wireOptionalText,
  wireText,
  wireTitle,
} from './texts/wire.ts';

/** A gallery item on the wire (docs/spec.md#entities); `image_focus` and `version` are extensions. */
export const gallerySchema = z.object({
  id: wireId,
  title: wireTitle,
  category: wireOptionalText,
  image: wireText,
  image_focus: wireFocus,
  updated_at: wireOptionalText,
  version: wireCount,
});

export type Gallery = z.infer<typeof gallerySchema>;

/** The gallery form's body (docs/spec.md#m-06). */
export const galleryInputSchema = z.object({
  title: requiredText('Judul', fieldLimits.title),
  category: optionalText('Kategori', fieldLimits.category),
  image: requiredUrl('URL gambar'),
  image_focus: optionalFocus,
});

export type GalleryInput = z.infer<typeof galleryInputSchema>;

/** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
export const galleryPlainFields = ['title', 'category', 'image'] as const;

/** The fields of the admin's search (docs/spec.md#search). */
export const gallerySearchFields = ['title', 'category', 'image', 'id'] as const;

/** The fields that a list is sorted by (docs/contract.md#sorting). */
export const gallerySortFields = { title: 'text', category: 'text', updated_at: 'value' } as const;
