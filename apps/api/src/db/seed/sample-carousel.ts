import type { CarouselInput } from '@pesantren/api-client/contract/carousel';

const pictures = [
  'serambi-asrama',
  'perpustakaan',
  'sawah-berundak',
  'halaman-senja',
  'surau-pagi',
];

/** The profile carousel of an empty database, oldest first. */
export const sampleCarousel: readonly CarouselInput[] = pictures.map((picture) => ({
  src: `/uploads/contoh/${picture}.jpg`,
}));
