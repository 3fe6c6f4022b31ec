/** Addresses for other programs. */
export const feedPaths = {
  atom: '/feed.xml',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};
