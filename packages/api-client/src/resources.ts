import { messages } from '@pesantren/content/messages';
import type * as z from 'zod/mini';
import {
  type Achievement,
  type AchievementInput,
  achievementInputSchema,
  achievementSchema,
  achievementSearchFields,
} from './contract/achievement.ts';
import {
  type Announcement,
  type AnnouncementInput,
  announcementInputSchema,
  announcementSchema,
  announcementSearchFields,
} from './contract/announcement.ts';
import {
  type Article,
  type ArticleInput,
  articleInputSchema,
  articleSchema,
  articleSearchFields,
} from './contract/article.ts';
import {
  type Carousel,
  type CarouselInput,
  carouselInputSchema,
  carouselSchema,
  carouselSearchFields,
} from './contract/carousel.ts';
import {
  type Gallery,
  type GalleryInput,
  galleryInputSchema,
  gallerySchema,
  gallerySearchFields,
} from './contract/gallery.ts';
import { undatedLast, upcomingLast } from './newest-first.ts';
import { withSlugs } from './slug.ts';

/** What each resource's item looks like once read off the wire. */
export type Items = {
  articles: Article;
  announcements: Announcement;
  prestasi: Achievement;
  carousel: Carousel;
  gallery: Gallery;
};

/** What each resource's form sends. */
export type Inputs = {
  articles: ArticleInput;
  announcements: AnnouncementInput;
  prestasi: AchievementInput;
  carousel: CarouselInput;
  gallery: GalleryInput;
};

export type ResourceName = keyof Items;

/** One resource of the contract: where it lives, its shapes, and the words of its failures. */
export type Resource<Item> = {
  path: string;
  /** `shape` has every field that goes over the wire. */
  schema: z.ZodMiniType<Item> & { readonly shape: object };
  /** What the admin's search covers (spec section 5). */
  searchFields: readonly (keyof Item)[];
  /** What can only be told from the whole list is filled in by this. */
  complete?: (items: Item[]) => Item[];
  /** What a provider that sends the list whole may have in another order. */
  order?: (items: Item[]) => Item[];
  words: { listFailed: string; itemFailed: string };
};

/** The five resources by name: where they live on the wire, their shapes, and their failures' words. */
export const resources: { [Name in ResourceName]: Resource<Items[Name]> } = {
  articles: {
    path: '/articles.php',
    schema: articleSchema,
    searchFields: articleSearchFields,
    complete: withSlugs,
    order: upcomingLast,
    words: { listFailed: messages.articlesFailed, itemFailed: messages.articleFailed },
  },
  announcements: {
    path: '/announcements.php',
    schema: announcementSchema,
    searchFields: announcementSearchFields,
    order: undatedLast,
    words: { listFailed: messages.announcementsFailed, itemFailed: messages.announcementFailed },
  },
  prestasi: {
    path: '/prestasi.php',
    schema: achievementSchema,
    searchFields: achievementSearchFields,
    words: { listFailed: messages.achievementsFailed, itemFailed: messages.achievementsFailed },
  },
  carousel: {
    path: '/carousel_images.php',
    schema: carouselSchema,
    searchFields: carouselSearchFields,
    words: { listFailed: messages.loadFailed, itemFailed: messages.loadFailed },
  },
  gallery: {
    path: '/gallery_items.php',
    schema: gallerySchema,
    searchFields: gallerySearchFields,
    words: { listFailed: messages.galleryFailed, itemFailed: messages.galleryFailed },
  },
};

/** What each resource's form sends, with its rules; apart, since visitors' browsers need none of it. */
export const inputSchemas: { [Name in ResourceName]: z.ZodMiniType<Inputs[Name]> } = {
  articles: articleInputSchema,
  announcements: announcementInputSchema,
  prestasi: achievementInputSchema,
  carousel: carouselInputSchema,
  gallery: galleryInputSchema,
};
