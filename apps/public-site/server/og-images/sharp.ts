import library from 'sharp';

// Only these loaders (docs/reliability.md#settings-decoding); SVG is only our own.
library.block({ operation: ['VipsForeignLoad'] });
library.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadSvg',
  ],
});
// Pictures come one by one: a cache of decoded ones, or more threads, would gain nothing.
library.cache(false);
library.concurrency(1);

/** sharp, restricted to what the site needs. */
export const sharp = library;
