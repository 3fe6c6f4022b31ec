/** Where feeds and files for other programs are. */
export const feedPaths = {
  atom: '/feed.xml',
  json: '/feed.json',
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};
