import type { ResourceName } from '@pesantren/api-client/resources';
import type { ResourceConfig } from '../resource/resource-config.ts';
import { achievementConfig } from './achievements/achievement-config.tsx';
import { agendaConfig } from './agenda/agenda-config.tsx';
import { announcementConfig } from './announcements/announcement-config.tsx';
import { articleConfig } from './articles/article-config.tsx';
import { carouselConfig } from './carousel/carousel-config.tsx';
import { galleryConfig } from './gallery/gallery-config.tsx';
import { pageConfig } from './pages/page-config.tsx';

/** The registry of the admin's resources, for what treats them all alike: the palette and the trash. */
export const resourceConfigs: { [Name in ResourceName]: ResourceConfig<Name> } = {
  articles: articleConfig,
  announcements: announcementConfig,
  prestasi: achievementConfig,
  carousel: carouselConfig,
  gallery: galleryConfig,
  pages: pageConfig,
  agenda: agendaConfig,
};
