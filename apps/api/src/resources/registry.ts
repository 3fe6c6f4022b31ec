import type { ResourceName } from '@pesantren/api-client/resources';
import { achievements } from '../features/achievements/achievements.ts';
import { agenda } from '../features/agenda/agenda.ts';
import { announcements } from '../features/announcements/announcements.ts';
import { articles } from '../features/articles/articles.ts';
import { carousel } from '../features/carousel/carousel.ts';
import { gallery } from '../features/gallery/gallery.ts';
import { pages } from '../features/pages/pages.ts';
import type { ResourceDefinition } from './definition.ts';

/** The registry of the provider's resources. Whatever all of them share iterates it. */
export const registry: { readonly [Name in ResourceName]: ResourceDefinition<Name> } = {
  articles,
  announcements,
  prestasi: achievements,
  carousel,
  gallery,
  pages,
  agenda,
};
