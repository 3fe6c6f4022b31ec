/** The names of the cards of *Data sekolah* by their ids, which the palette leads to without their fields' code. */
export const cardTitles = {
  waves: 'Gelombang pendaftaran',
  costs: 'Biaya',
  requirements: 'Syarat dan pertanyaan',
  identity: 'Identitas',
  contacts: 'Kontak',
  hours: 'Jam buka',
  socials: 'Media sosial',
  hero: 'Pembuka beranda',
  founder: 'Pesan pendiri',
  statistics: 'Statistik',
  vision: 'Visi, misi, dan nilai',
  history: 'Sejarah',
  structure: 'Struktur',
  hijri_months: 'Awal bulan hijriah',
  prayer_times: 'Waktu salat',
  time_zone: 'Zona waktu',
} as const;
