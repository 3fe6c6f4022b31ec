import { announcementListing } from '../features/announcements/announcement-listing.ts';
import { articleListing } from '../features/articles/article-listing.ts';
import { carouselListing } from '../features/carousel/carousel-listing.ts';
import { galleryListing } from '../features/gallery/gallery-listing.ts';
import { prestasiListing } from '../features/prestasi/prestasi-listing.ts';
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
