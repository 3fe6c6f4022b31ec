import { hasResource, type ResourceName } from '@pesantren/api-client/resources';
import type { Profile } from '@pesantren/api-client/transport/transport';
import {
  IconAlignLeft,
  IconAward,
  IconCalendarEvent,
  IconCarouselHorizontal,
  IconFileText,
  IconPhoto,
  IconSchool,
  IconSpeakerphone,
} from '@tabler/icons-react';
import type { paths } from '../paths.ts';

/**
 * The entries of the navigation in their order (docs/spec.md#admin-screens). A `prefix` is the part of a
 * label that a phone's narrow bar has no room for; a label of `parts` breaks between them there.
 */
export const navigation = [
  { name: 'articles', prefix: '', label: 'Artikel', icon: IconAlignLeft },
  {
    ...{ name: 'announcements', prefix: '', label: 'Pengumuman', icon: IconSpeakerphone },
    parts: ['Pengu', 'muman'],
  },
  { name: 'prestasi', prefix: '', label: 'Prestasi', icon: IconAward },
  { name: 'carousel', prefix: 'Gambar ', label: 'berganti', icon: IconCarouselHorizontal },
  { name: 'gallery', prefix: '', label: 'Galeri', icon: IconPhoto },
  { name: 'pages', prefix: '', label: 'Halaman', icon: IconFileText },
  { name: 'agenda', prefix: '', label: 'Agenda', icon: IconCalendarEvent },
] as const satisfies readonly {
  name: ResourceName & keyof typeof paths;
  [fact: string]: unknown;
}[];

/** Returns the entries of the resources that a provider has. */
export function navigationOf(profile: Profile) {
  return navigation.filter(({ name }) => hasResource(profile, name));
}

/** The entries behind the resources, which only our own provider has. */
export const extraNavigation = [
  { name: 'school', prefix: 'Data ', label: 'sekolah', icon: IconSchool },
] as const satisfies readonly { name: keyof typeof paths; [fact: string]: unknown }[];

export type NavigationEntry = (typeof navigation)[number] | (typeof extraNavigation)[number];
