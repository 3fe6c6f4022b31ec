import { achievementConfig } from '../../features/achievements/achievement-config.tsx';
import { announcementConfig } from '../../features/announcements/announcement-config.tsx';
import { articleConfig } from '../../features/articles/article-config.tsx';
import { carouselConfig } from '../../features/carousel/carousel-config.tsx';
import { galleryConfig } from '../../features/gallery/gallery-config.tsx';
import { useFoundIn } from './use-found-in.ts';

/** The items of all resources that are called as typed, in the order of the navigation. */
export function useFoundItems(typed: string) {
  const all = [
    useFoundIn(articleConfig, typed),
    useFoundIn(announcementConfig, typed),
    useFoundIn(achievementConfig, typed),
    useFoundIn(carouselConfig, typed),
    useFoundIn(galleryConfig, typed),
  ];
  return {
    items: all.flatMap((one) => one.items),
    isLoading: all.some(({ isLoading }) => isLoading),
    hasFailed: all.some(({ hasFailed }) => hasFailed),
  };
}
