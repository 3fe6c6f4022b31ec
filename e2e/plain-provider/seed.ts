type Item = Record<string, unknown> & { id: string };

/** A few items in the shapes that such hosts send: no values of any kind, numbers as text, escaped texts, fields of their own. */
export function seed(): Record<
  'articles' | 'announcements' | 'prestasi' | 'carousel' | 'gallery',
  Item[]
> {
  return {
    articles: Array.from({ length: 14 }, (_, index) => ({
      id: String(200 - index),
      title: index < 2 ? 'Panen raya sawah santri' : `Catatan pekan ke-${14 - index}`,
      excerpt: index % 2 ? null : [],
      content: `Paragraf pertama dari catatan ${200 - index}.\n\nParagraf kedua.`,
      date: `${20 - index} Oktober 2026`,
      author: 'Redaksi',
      category: index % 2 ? 'kegiatan' : 'Tahfidz',
      read_time: 3,
      image: index % 2 ? false : {},
      views: 12,
      updated_at: '0000-00-00 00:00:00',
    })),
    announcements: [
      {
        id: '7',
        title: 'Libur semester',
        content: 'Santri Ma&#039;had pulang hari Kamis.',
        date: '19/11/2026 08:00',
        time: '08.00 WIB',
        priority: 'high',
        category: 'Asrama',
        pdf_url: false,
      },
    ],
    prestasi: [{ id: '3', prestasi: 'Juara 1 MTQ &quot;kabupaten&quot;', tanggal: '2026-10-05' }],
    carousel: [],
    gallery: [],
  };
}
