import { defaultClock } from '@pesantren/content/clock';
import { parseDate, writtenDate } from '@pesantren/content/dates';
import { messages } from '@pesantren/content/messages';
import type * as z from 'zod/mini';
import { type Achievement, type AchievementInput, achievements } from './contract/achievement.ts';
import { type AgendaEvent, type AgendaEventInput, agenda } from './contract/agenda.ts';
import {
  type Announcement,
  type AnnouncementInput,
  announcements,
} from './contract/announcement.ts';
import { type Article, type ArticleInput, articles } from './contract/article.ts';
import { type Carousel, type CarouselInput, carousel } from './contract/carousel.ts';
import { type Gallery, type GalleryInput, gallery } from './contract/gallery.ts';
import type { SortFields, SortKind } from './contract/lists/sort.ts';
import { type Page, type PageInput, pages } from './contract/page.ts';
import { withSlugs } from './slug.ts';
import type { Profile } from './transport/transport.ts';

/** Each resource's item, as parsed from the wire. */
export type Items = {
  articles: Article;
  announcements: Announcement;
  prestasi: Achievement;
  carousel: Carousel;
  gallery: Gallery;
  pages: Page;
  agenda: AgendaEvent;
};

/** The body of each resource's POST and PUT. */
export type Inputs = {
  articles: ArticleInput;
  announcements: AnnouncementInput;
  prestasi: AchievementInput;
  carousel: CarouselInput;
  gallery: GalleryInput;
  pages: PageInput;
  agenda: AgendaEventInput;
};

export type ResourceName = keyof Items;

/** One resource of the contract (docs/contract.md#resources). */
export type Resource<Item, Input> = {
  path: string;
  /** `shape` has every field of the wire. */
  item: z.ZodMiniType<Item> & { readonly shape: object };
  /** The validation of its form. */
  input: z.ZodMiniType<Input> & { readonly shape: object };
  /** The fields of its body that every provider knows; none of a resource that only ours has. */
  plainFields: readonly (keyof Item)[];
  /** The fields of the admin's search (docs/spec.md#search). */
  searchFields: readonly (keyof Item)[];
  /** The fields that a list is sorted by (docs/contract.md#sorting). */
  sortFields: SortFields & { readonly [Field in keyof Item]?: SortKind };
  /** Fills in the fields that depend on the whole list. */
  complete?: (items: Item[]) => Item[];
  /** Sorts the list of a provider that does not (docs/spec.md#f-09). */
  order?: (items: Item[]) => Item[];
  /** The messages of a failed list, of a failed item and of one that is not there. */
  failures: { list: string; item: string; missing: string };
};

/** The registry of the resources: path, schemas, search and messages of each. */
export const resources: { [Name in ResourceName]: Resource<Items[Name], Inputs[Name]> } = {
  articles: {
    path: '/articles.php',
    ...articles,
    complete: withSlugs,
    order: upcomingLast,
    failures: {
      list: messages.articlesFailed,
      item: messages.articleFailed,
      missing: messages.articleNotFound,
    },
  },
  announcements: {
    path: '/announcements.php',
    ...announcements,
    order: undatedLast,
    failures: {
      list: messages.announcementsFailed,
      item: messages.announcementFailed,
      missing: messages.announcementNotFound,
    },
  },
  prestasi: {
    path: '/prestasi.php',
    ...achievements,
    failures: {
      list: messages.achievementsFailed,
      item: messages.achievementsFailed,
      missing: messages.achievementNotFound,
    },
  },
  carousel: {
    path: '/carousel_images.php',
    ...carousel,
    failures: {
      list: messages.loadFailed,
      item: messages.loadFailed,
      missing: messages.carouselImageNotFound,
    },
  },
  gallery: {
    path: '/gallery_items.php',
    ...gallery,
    failures: {
      list: messages.galleryFailed,
      item: messages.galleryFailed,
      missing: messages.galleryItemNotFound,
    },
  },
  pages: {
    path: '/pages.php',
    ...pages,
    failures: {
      list: messages.loadFailed,
      item: messages.loadFailed,
      missing: messages.pageNotFound,
    },
  },
  agenda: {
    path: '/agenda.php',
    ...agenda,
    failures: {
      list: messages.agendaFailed,
      item: messages.agendaFailed,
      missing: messages.eventNotFound,
    },
  },
};

/** The names of all resources, in the order of the registry. */
export const resourceNames = Object.keys(resources) as ResourceName[];

/** Returns the path of an item below the provider's URL. */
export function itemPath(name: ResourceName, id: string): string {
  return `${resources[name].path}/${encodeURIComponent(id)}`;
}

/** Returns true where a provider of a profile has a resource: of `plain`, one with a field that it knows. */
export function hasResource(profile: Profile, name: ResourceName): boolean {
  return profile === 'full' || resources[name].plainFields.length > 0;
}

/** Returns true where a provider of a profile has a field of a resource's body. */
export function hasField<Name extends ResourceName>(
  profile: Profile,
  name: Name,
  field: keyof Inputs[Name] & string,
): boolean {
  return profile === 'full' || resources[name].plainFields.some((known) => known === field);
}

/** The resources whose items have a category. */
export type CategorizedName = {
  [Name in ResourceName]: Items[Name] extends { category: string } ? Name : never;
}[ResourceName];

/** Moves articles of a later day to the end, until their day (docs/spec.md#f-09). */
function upcomingLast<Item extends { date: string }>(items: Item[]): Item[] {
  const now = new Date();
  return moveLast(items, ({ date }) => {
    const day = parseDate(date, defaultClock);
    return day !== null && defaultClock.isFuture(day, now);
  });
}

/** Moves announcements whose date names no day to the end (docs/spec.md#f-09). */
function undatedLast<Item extends { date: string }>(items: Item[]): Item[] {
  return moveLast(items, ({ date }) => writtenDate(date) === null);
}

function moveLast<Item>(items: Item[], isLast: (item: Item) => boolean): Item[] {
  const last = new Set(items.filter(isLast));
  return last.size === 0 ? items : [...items.filter((item) => !last.has(item)), ...last];
}
