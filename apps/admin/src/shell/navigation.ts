import type { ResourceName } from '@pesantren/api-client/resources';
import {
  IconAlignLeft,
  IconAward,
  IconCarouselHorizontal,
  IconPhoto,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { paths } from '../paths.ts';

/**
 * The entries of the navigation in their order (docs/spec.md#admin-screens). A `prefix` is the part of a
 * label that a phone's narrow bar has no room for.
 */
export const navigation = [
  { name: 'articles', prefix: '', label: 'Artikel', icon: IconAlignLeft },
  { name: 'announcements', prefix: '', label: 'Pengumuman', icon: IconSpeakerphone },
  { name: 'prestasi', prefix: '', label: 'Prestasi', icon: IconAward },
  { name: 'carousel', prefix: 'Gambar ', label: 'Carousel', icon: IconCarouselHorizontal },
  { name: 'gallery', prefix: '', label: 'Galeri', icon: IconPhoto },
] as const satisfies readonly {
  name: ResourceName & keyof typeof paths;
  [fact: string]: unknown;
}[];
