/** The director, as the page of the organization names him. The name is a placeholder. */
export const director = {
  title: 'Direktur Pesantren',
  name: 'Ustaz Harun Kekaro, Lc., M.Ag.',
  photoAlt: 'Direktur memandang halaman pesantren dari selasar, membelakangi kamera',
} as const;

/** A department: its name, its duty and the parts that report to it. */
export type Unit = { name: string; duty: string; parts: readonly string[] };

/** The posts above and beside the director. */
export const council = {
  name: 'Majelis Guru',
  duty: 'Memilih direktur dan menjaga wasiat pendiri',
} as const;

export const secretariat = [
  { name: 'Tata Usaha', duty: 'Surat, data santri, dan arsip' },
  { name: 'Keuangan', duty: 'Syahriah, beasiswa, dan wakaf' },
] as const;

/** The departments under the director, from left to right in the chart. */
export const units: readonly Unit[] = [
  {
    name: 'Bidang Kurikulum',
    duty: 'Pelajaran madrasah dan kitab',
    parts: ['Wali kelas', 'Guru mata pelajaran', 'Perpustakaan dan laboratorium'],
  },
  {
    name: 'Bidang Tahfiz',
    duty: 'Hafalan, murajaah, dan sanad',
    parts: ['Pembimbing putra', 'Pembimbing putri', 'Tim penguji'],
  },
  {
    name: 'Bidang Kesantrian',
    duty: 'Kehidupan asrama dan akhlak',
    parts: ['Wali kamar', 'Kesehatan', 'Organisasi santri'],
  },
  {
    name: 'Bidang Bahasa dan Seni',
    duty: 'Arab, Inggris, mesekat, kaligrafi',
    parts: ['Klub bahasa', 'Sanggar seni', 'Media santri'],
  },
  {
    name: 'Bidang Sarana dan Kebun',
    duty: 'Gedung, dapur, sawah, dan kebun',
    parts: ['Dapur', 'Sawah dan kebun', 'Pemeliharaan'],
  },
];
