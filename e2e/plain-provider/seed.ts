type Item = Record<string, unknown> & { id: string };

/** A few items in the shapes that such hosts send: nulls, numbers as text, fields of their own. */
export function seed(): Record<
  'articles' | 'announcements' | 'prestasi' | 'carousel' | 'gallery',
  Item[]
> {
  return {
    articles: Array.from({ length: 14 }, (_, index) => ({
      id: String(200 - index),
      title: index < 2 ? 'Panen raya sawah santri' : `Catatan pekan ke-${14 - index}`,
      excerpt: null,
      content: `Paragraf pertama dari catatan ${200 - index}.\n\nParagraf kedua.`,
      date: `${20 - index} Oktober 2026`,
      author: 'Redaksi',
      category: index % 2 ? 'kegiatan' : 'Tahfidz',
      read_time: 3,
      image: null,
      views: 12,
    })),
    announcements: [
      {
        id: '7',
        title: 'Libur semester',
        content: 'Santri pulang hari Kamis.',
        date: '19 November 2026',
        time: '08.00 WIB',
        priority: 'high',
        category: 'Asrama',
        pdf_url: null,
      },
    ],
    prestasi: [{ id: '3', prestasi: 'Juara 1 MTQ kabupaten', tanggal: '2026-10-05' }],
    carousel: [],
    gallery: [],
  };
}
