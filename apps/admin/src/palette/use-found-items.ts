import { prestasiListing } from '../features/achievements/achievement-config.tsx';
import { announcementListing } from '../features/announcements/announcement-config.tsx';
import { articleListing } from '../features/articles/article-config.tsx';
import { carouselListing } from '../features/carousel/carousel-config.tsx';
import { galleryListing } from '../features/gallery/gallery-config.tsx';
import { useFoundIn } from './use-found-in.ts';

/** The items of all resources that are called as typed, in the order of the navigation. */
export function useFoundItems(typed: string) {
  const all = [
    useFoundIn(articleListing, typed),
    useFoundIn(announcementListing, typed),
    useFoundIn(prestasiListing, typed),
    useFoundIn(carouselListing, typed),
    useFoundIn(galleryListing, typed),
  ];
  return {
    items: all.flatMap((one) => one.items),
    isLoading: all.some(({ isLoading }) => isLoading),
    hasFailed: all.some(({ hasFailed }) => hasFailed),
  };
}
