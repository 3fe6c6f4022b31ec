import type { school } from '@pesantren/content/school';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandYoutube,
  type TablerIcon,
} from '@tabler/icons-react';

type Kind = (typeof school.socials)[number]['kind'];

const icons: Record<Kind, TablerIcon> = {
  facebook: IconBrandFacebook,
  instagram: IconBrandInstagram,
  youtube: IconBrandYoutube,
};

/** The logo of a social network. */
export function SocialIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return <Icon className="size-6 shrink-0" aria-hidden="true" />;
}
