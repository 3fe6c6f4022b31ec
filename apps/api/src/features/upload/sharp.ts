// Loaded with the first picture that is worked on: until then it would take 10 MB of memory for nothing.
import sharp from 'sharp';

// Reliability section 4: no loader but these three, ever.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
});
// With a thread for each core nothing is left for those who read: they wait seconds beside 20 uploads.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
