/** Sizes of lists and timings of the site (docs/spec.md#constants). Durations in milliseconds. */
export const limits = {
  homeArticles: 6,
  homeAnnouncements: 4,
  homeGallery: 6,
  articlesPerPage: 12,
  sidebarItems: 3,
  dropdownCloseDelay: 500,
  carouselInterval: 4000,
  carouselFade: 700,
  copiedShownFor: 1200,
  tooltipOpenDelay: 700,
  tooltipSkipDelay: 300,
  pdfSizeLabel: '120 KB',
} as const;

/** The cache and the retries of queries (docs/spec.md#retries). Durations in milliseconds. */
export const fetching = {
  unusedCacheTime: 5 * 60_000,
  queryRetries: 3,
  retryDelayCap: 30_000,
  mutationRetries: 0,
} as const;

/** A deleted item can be restored for this many days (docs/contract.md#undo). */
export const deletedKeptForDays = 30;

/** The category buttons of the article list, in their order (docs/spec.md#a-01). */
export const articleCategories = [
  'Pendidikan',
  'Tahfidz',
  'Opini',
  'Kegiatan',
  'Prestasi',
] as const;

/** The category button that lifts the restriction. */
export const allCategories = 'Semua';

/** The maximum length of each field of the admin's forms, in characters. */
export const fieldLimits = {
  title: 200,
  excerpt: 500,
  content: 200_000,
  date: 60,
  time: 40,
  priority: 40,
  category: 60,
  author: 100,
  readTime: 40,
  imageAlt: 300,
  fileName: 200,
  eventTime: 60,
  eventPlace: 100,
  /** A day with its time in words. */
  moment: 60,
  eventNote: 1000,
  reviewNote: 2000,
  prestasi: 1000,
  /** The highest number. */
  order: 9999,
} as const;

/** The most photos of one choice; the provider's rate limit counts them all. */
export const photosAtOnce = 40;
