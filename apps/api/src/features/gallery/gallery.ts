import type { ResourceDefinition } from '../../resources/definition.ts';
import { sampleGallery } from '../../seed/sample-gallery.ts';

/** The gallery, `/gallery_items.php`. */
export const gallery: ResourceDefinition<'gallery'> = {
  uploads: { image: 'image' },
  list: { sortColumn: 'id' },
  toColumns: (_, input) => ({ ...input, image_focus: input.image_focus ?? '' }),
  title: 'title',
  found: { date: 'created_at', lines: ['category'], image: 'image' },
  facts: {},
  samples: sampleGallery,
};
