// Apart from `facts.ts`, so that who checks a fact does not load the sample.

/** The networks whose addresses a school can give. */
export const socialKinds = ['facebook', 'instagram', 'youtube', 'tiktok', 'x', 'threads'] as const;

/** How often a cost is paid, and by whom. */
export const costIntervals = ['once', 'month', 'year'] as const;
export const costPayers = ['new', 'all'] as const;

/** The zones of Indonesia, which keeps no daylight saving time. */
export const timeZones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

/** When the strip with the times of prayer stands on the site. */
export const prayerStrips = ['ramadan', 'always', 'never'] as const;

/** The times of a day in Ramadan, in their order. */
export const prayerNames = ['imsak', 'subuh', 'zuhur', 'asar', 'magrib', 'isya'] as const;
