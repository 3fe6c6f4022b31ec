/** Addresses for other programs. */
export const feedPaths = {
  atom: '/feed.xml',
  /** Where readers and people look for it as well. */
  others: ['/rss', '/rss.xml', '/feed'],
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};
