import type { SocialKind } from '@pesantren/content/facts';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandThreads,
  IconBrandTiktok,
  IconBrandX,
  IconBrandYoutube,
  type TablerIcon,
} from '@tabler/icons-react';

const icons: Record<SocialKind, TablerIcon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
  tiktok: IconBrandTiktok,
  x: IconBrandX,
  threads: IconBrandThreads,
};

/** The names of the networks, as people call them. */
export const socialNames: Record<SocialKind, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
  threads: 'Threads',
};

/** The logo of a social network. */
export function SocialIcon({ kind }: { kind: SocialKind }) {
  const Icon = icons[kind];
  return <Icon className="size-6 shrink-0" aria-hidden="true" />;
}
