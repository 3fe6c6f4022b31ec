// Imported dynamically, with the first picture: sharp takes 10 MB of memory.
import sharp from 'sharp';

// Untrusted bytes reach these three decoders of libvips and no other.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
// With a thread for each core, reads wait for seconds beside 20 uploads.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
