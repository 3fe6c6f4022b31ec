/** Addresses for other programs. */
export const feedPaths = {
  atom: '/feed.xml',
  /** Other addresses at which readers and people look for it. */
  others: ['/rss', '/rss.xml', '/feed'],
  sitemap: '/sitemap.xml',
  manifest: '/manifest.webmanifest',
};
