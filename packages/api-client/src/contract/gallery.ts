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

/** Pictures of the gallery: an item on the wire, the body of a form, and what is known of their fields. */
export const gallery = {
  /** A gallery item on the wire (docs/spec.md#entities); `image_focus` and `version` are extensions. */
  item: z.object({
    id: wireId,
    title: wireTitle,
    category: wireOptionalText,
    image: wireText,
    image_focus: wireFocus,
    updated_at: wireOptionalText,
    version: wireCount,
  }),

  /** The gallery form's body (docs/spec.md#m-06). */
  input: z.object({
    title: requiredText('Judul', fieldLimits.title),
    category: optionalText('Kategori', fieldLimits.category),
    image: requiredUrl('URL gambar'),
    image_focus: optionalFocus,
  }),

  /** The fields of the body that every provider knows (docs/contract.md#resources); the others are extensions. */
  plainFields: ['title', 'category', 'image'] as const,

  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: ['title', 'category', 'image', 'id'] as const,

  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: { title: 'text', category: 'text', updated_at: 'value' } as const,
};

export type Gallery = z.infer<typeof gallery.item>;

export type GalleryInput = z.infer<typeof gallery.input>;
