/** Constants of spec section 9. Durations in milliseconds. */
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

/** How the apps read (spec section 7). Durations in milliseconds. */
export const fetching = {
  unusedCacheKeptFor: 5 * 60_000,
  queryRetries: 3,
  retryDelayCap: 30_000,
  mutationRetries: 0,
} as const;

/** How many days a deleted item can be restored (contract section 4, undo). */
export const deletedKeptForDays = 30;

/** The category buttons of the article list, in their order (spec section 2). */
export const articleCategories = [
  'Pendidikan',
  'Tahfidz',
  'Opini',
  'Kegiatan',
  'Prestasi',
] as const;

/** The button that means: no category restriction. */
export const allCategories = 'Semua';

/** How long what the administrator writes may be, in characters. */
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
  prestasi: 1000,
} as const;
