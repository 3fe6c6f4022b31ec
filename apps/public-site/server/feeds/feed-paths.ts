/** Where feeds and files for other programs are. */
export const feedPaths = {
  atom: '/feed.xml',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};
