import type { AchievementInput } from '@pesantren/api-client/contract/achievement';

/** The achievements of an empty database, oldest first. */
export const sampleAchievements: readonly AchievementInput[] = [
  row('2022-02-19', 'Juara II lomba azan pelajar se-Kabupaten Aceh Tenggara'),
  row('2022-03-26', 'Juara III cabang hifzil 5 juz putra, MTQ Kabupaten Aceh Tenggara'),
  row('2022-06-11', 'Juara I lomba cerdas cermat agama antarpesantren se-Aceh Tenggara'),
  row('2022-08-16', 'Juara II gerak jalan putri 8 kilometer tingkat kabupaten'),
  row('2022-10-22', 'Juara I lomba baca kitab tingkat dasar, peringatan Hari Santri kabupaten'),
  row('2022-11-28', 'Juara harapan I menulis esai pelajar tingkat Provinsi Aceh'),

  row('2023-01-21', 'Juara III silat putra kelas C, kejuaraan pelajar di Kabanjahe'),
  row('2023-03-04', 'Juara II pidato bahasa Inggris putri tingkat kabupaten'),
  row('2023-05-20', 'Juara I kaligrafi cabang naskah, pekan seni pelajar Aceh Tenggara'),
  row('2023-07-29', 'Regu pramuka putra tergiat I, perkemahan Kwartir Cabang Aceh Tenggara'),
  row('2023-08-26', 'Juara II olimpiade matematika madrasah tingkat kabupaten'),
  row('2023-09-30', 'Juara III futsal antarpesantren dataran tinggi di Blangkejeren'),
  row('2023-11-18', 'Juara I syarhil Qur’an putri, MTQ Kabupaten Aceh Tenggara'),
  row('2023-12-09', 'Finalis lomba karya tulis ilmiah remaja tingkat Provinsi Aceh'),

  row('2024-02-24', 'Juara I pidato bahasa Arab putra tingkat kabupaten'),
  row('2024-04-27', 'Juara II hifzil 10 juz putri, MTQ Kabupaten Aceh Tenggara'),
  row('2024-05-18', 'Juara III olimpiade kimia madrasah tingkat Provinsi Aceh'),
  row('2024-07-13', 'Juara I kaligrafi cabang hiasan mushaf tingkat kabupaten'),
  row('2024-08-31', 'Juara II silat putri kelas B, kejuaraan pelajar Aceh bagian tenggara'),
  row('2024-09-21', 'Juara II robotik pengikut garis tingkat pelajar di Medan'),
  row('2024-10-22', 'Juara I baca kitab tingkat menengah, peringatan Hari Santri kabupaten'),
  row('2024-11-23', 'Regu pramuka putri tergiat II, lintas alam Ketambe'),
  row('2024-12-14', 'Juara harapan II debat bahasa Inggris antarsekolah se-Aceh'),

  row('2025-01-25', 'Juara I cerdas cermat sejarah Aceh tingkat kabupaten'),
  row('2025-02-15', 'Juara II fahmil Qur’an beregu, MTQ Kabupaten Aceh Tenggara'),
  row('2025-04-26', 'Juara I olimpiade geografi madrasah tingkat kabupaten'),
  row('2025-05-24', 'Juara III musabaqah syarhil Qur’an tingkat Provinsi Aceh'),
  row('2025-07-26', 'Juara II karya tulis ilmiah: kangkung air sebagai penyaring limbah dapur'),
  row('2025-08-23', 'Juara I panahan putra jarak 30 meter tingkat kabupaten'),
  row('2025-09-13', 'Juara I tari mesekat pelajar, pekan budaya Aceh Tenggara'),
  row('2025-10-18', 'Juara II pidato bahasa Arab putri antarpesantren di Takengon'),
  row('2025-11-08', 'Juara III robotik pengangkut beban tingkat Provinsi Aceh'),

  row('2026-01-24', 'Juara I hifzil 10 juz putra, MTQ Kabupaten Aceh Tenggara: Salman Desky'),
  row('2026-04-11', 'Juara I pidato bahasa Arab putri antarpesantren se-Aceh: Aisyah Pinim'),
  row('2026-04-11', 'Juara II pidato bahasa Arab putra antarpesantren se-Aceh: Fauzan Sekedang'),
  row(
    '2026-06-24',
    'Medali emas panahan beregu putri, kejuaraan pelajar dataran tinggi di Takengon',
  ),
  row('2026-08-22', 'Juara II kaligrafi cabang kontemporer tingkat Provinsi Aceh: Ipak Nurhayati'),
  row('2026-09-05', 'Regu Rajawali tercepat pada lintas alam pramuka di Ketambe'),
  row(
    '2026-10-17',
    'Juara I karya tulis ilmiah tingkat kabupaten: lampu perangkap wereng dari senter bekas',
  ),
  row('2026-10-31', 'Medali perak olimpiade biologi pelajar tingkat Provinsi Aceh: Nadia Selian'),
];

function row(tanggal: string, prestasi: string): AchievementInput {
  return { prestasi, tanggal };
}
