import library from 'sharp';

// No loader but these, ever (reliability section 4); SVG is only our own.
library.block({ operation: ['VipsForeignLoad'] });
library.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadSvg',
  ],
});
// Pictures come one by one: nothing is gained by keeping what was decoded, or by more threads.
library.cache(false);
library.concurrency(1);

/** The picture library, held to what the site needs of it. */
export const sharp = library;
