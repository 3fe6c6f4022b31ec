import type { CarouselInput } from '@pesantren/api-client/contract/carousel';

/** The profile carousel of an empty database, the last one first in its order. */
export const sampleCarousel: readonly CarouselInput[] = [
  [
    'serambi-asrama',
    'Serambi asrama kayu pada sore hari, sandal berjajar di depan kamar, empat santri mengobrol',
  ],
  [
    'perpustakaan',
    'Seorang santri berkacamata dan gurunya membaca di depan lemari buku, lampu hijau menyala',
  ],
  [
    'sawah-berundak',
    'Sawah berundak di kaki pegunungan berkabut, dua petani bercaping di pematang',
  ],
  [
    'halaman-senja',
    'Halaman surau beratap tumpang tiga pada senja hari, jendelanya menyala, santri berjalan pulang',
  ],
  [
    'surau-pagi',
    'Surau beratap tumpang tiga di tepi sawah saat fajar merona, tiga orang melintas di pematang',
  ],
].map(([picture, alt = '']) => ({ src: `/uploads/contoh/${picture}.jpg`, alt }));
