/** The sample's files under `uploads/situs/` on the provider's host (docs/contract.md#site-files). */
export const siteFiles = {
  hero: 'hero.jpg',
  film: 'film.mp4',
  /** The same film, smaller; browsers that cannot play or find it take the other. */
  filmWebm: 'film.webm',
  filmPoster: 'film.jpg',
  founder: 'pendiri.jpg',
  director: 'direktur.jpg',
  structure: 'struktur.jpg',
  map: 'peta.jpg',
} as const;

/** Name of a file that belongs to the site, not to an item. */
export type SiteFile = keyof typeof siteFiles;

/** Returns the path, on the provider's host, of a file of the sample (docs/contract.md#site-files). */
export const siteFile = (name: SiteFile) => `/uploads/situs/${siteFiles[name]}`;

/** No picture; in a fact of the sample, the sample's own file. */
export const noPicture = { url: '', alt: '', focus: '' };
