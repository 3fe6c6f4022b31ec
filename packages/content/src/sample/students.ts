/** A student of the built-in directory (docs/spec.md#entities). */
export type Student = {
  /** NIS: ten digits, the year of entry first. */
  id: string;
  name: string;
  /** One of `studentClasses`. */
  class: string;
  /** Year of entry. */
  year: number;
  status: 'Aktif';
  achievements: readonly string[];
  /** Path of the photo on the provider's host, `''` when there is none. */
  photo: string;
};

/** The classes of the directory's filter, in their order (docs/spec.md#constants). */
export const studentClasses = ['X', 'XI', 'XII'].flatMap((grade) =>
  ['IPA 1', 'IPA 2', 'IPS 1', 'IPS 2'].map((group) => `${grade} ${group}`),
);

const yearOfEntry: Readonly<Record<string, number>> = { X: 2026, XI: 2025, XII: 2024 };

type Row = readonly [name: string, ...achievements: string[]];

const byClass: Readonly<Record<string, readonly Row[]>> = {
  'X IPA 1': [
    ['Alya Syakira Desky', 'Juara I lomba azan dan ikamah antarkamar, 2026'],
    ['Dzaki Kekaro'],
    ['Nabila Husna', 'Lulus ujian juz 30, 2026'],
    ['Rifqi Selian', 'Tim robotik pesantren, 2026'],
    ['Bungsu Linge'],
  ],
  'X IPA 2': [
    ['Hamzah Bangko'],
    ['Naufal Beruh', 'Juara II catur antarkelas, 2026'],
    ['Raihan Mahara'],
    ['Sakinah Terutung', 'Lulus ujian juz 29 dan 30, 2026'],
    ['Sri Mahyuni'],
  ],
  'X IPS 1': [
    ['Ahmad Fadli Pagan'],
    ['Rosmala Keruas', 'Penari mesekat pembuka pekan seni, 2026'],
    ['Taufik Mahe'],
    ['Win Gemade', 'Juara I baca puisi kemerdekaan, 2026'],
    ['Zakia Ulfa'],
  ],
  'X IPS 2': [
    ['Alfian Pinim'],
    ['Daud Ramadan', 'Juara III lari 5 kilometer tingkat kabupaten, 2026'],
    ['Hilal Akbar'],
    ['Murni Sebayang'],
    ['Syifa Kepayang', 'Pustakawan santri, 2026'],
  ],
  'XI IPA 1': [
    ['Arya Ariga'],
    ['Khairunnisa', 'Finalis karya tulis ilmiah provinsi, 2026'],
    ['Maisarah Pagan', 'Medali emas panahan beregu putri, 2026'],
    ['Nadia Selian', 'Medali perak olimpiade biologi provinsi, 2026', 'Lulus ujian juz 11, 2026'],
    ['Salman Desky', 'Juara I hifzil 10 juz putra, MTQ kabupaten, 2026'],
  ],
  'XI IPA 2': [
    ['Ainul Mardhiah'],
    ['Fitri Simahara', 'Juara I karya tulis ilmiah kabupaten, 2026'],
    ['Muhammad Haikal'],
    ['Reza Cibro', 'Juara III robotik provinsi, 2025'],
    ['Zahra Kepayang', 'Medali emas panahan beregu putri, 2026'],
  ],
  'XI IPS 1': [
    ['Abdul Gani Beruh'],
    ['Firdaus Munthe', 'Lulus ujian juz 8, 2026'],
    ['Ipak Nurhayati', 'Juara II kaligrafi kontemporer provinsi, 2026'],
    ['Nurul Aini Sekedang', 'Medali emas panahan beregu putri, 2026'],
    ['Wardah Keruas'],
  ],
  'XI IPS 2': [
    ['Ilham Ramud', 'Juara I panahan putra 30 meter, 2025'],
    ['Jamaluddin Gale'],
    ['Mahmudin Aman'],
    ['Rauzah Pinim', 'Juara II baca kitab, Hari Santri 2025'],
    ['Suci Ramadhani'],
  ],
  'XII IPA 1': [
    ['Fauzan Sekedang', 'Juara II pidato bahasa Arab putra se-Aceh, 2026'],
    ['Ikhsan Pagan', 'Juara II karya tulis ilmiah, 2025'],
    ['Rahmi Kekaro', 'Khatam 30 juz, angkatan ketujuh, 2026'],
    ['Siti Maryam Beruh', 'Khatam 30 juz, angkatan ketujuh, 2026'],
    ['Zulfikar Munthe'],
  ],
  'XII IPA 2': [
    ['Hafiz Keruas', 'Khatam 30 juz, angkatan ketujuh, 2026'],
    ['Ikhwan Desky', 'Ketua Regu Rajawali, juara lintas alam Ketambe, 2026'],
    ['Mutia Rahma'],
    ['Rizki Linge', 'Juara II robotik pengikut garis di Medan, 2024'],
    ['Salsabila Ramud'],
  ],
  'XII IPS 1': [
    ['Aisyah Pinim', 'Juara I pidato bahasa Arab putri se-Aceh, 2026'],
    ['Laila Fitri', 'Juara I olimpiade geografi kabupaten, 2025'],
    ['Nur Asiah Bangko', 'Khatam 30 juz, angkatan ketujuh, 2026'],
    ['Rafli Alamsyah'],
    ['Syahrial Cibro'],
  ],
  'XII IPS 2': [
    ['Arifin Selian', 'Regu Rajawali, juara lintas alam Ketambe, 2026'],
    ['Hasanah Terutung', 'Juara III syarhil Qur’an provinsi, 2025'],
    ['Iwan Tawar'],
    ['Rahmatina Mahe'],
    ['Yusri Simahara', 'Juara I tari mesekat pelajar, 2025'],
  ],
};

/** The directory of /data-siswa: sixty invented students, by class and name. */
export const students: readonly Student[] = studentClasses.flatMap((name, group) =>
  (byClass[name] ?? []).map(([student, ...achievements], i) => {
    const year = yearOfEntry[name.split(' ')[0] ?? ''] ?? 2026;
    const number = String((group % 4) * 40 + i + 1).padStart(4, '0');
    return {
      id: `${year}01${number}`,
      name: student,
      class: name,
      year,
      status: 'Aktif',
      achievements,
      photo: '',
    };
  }),
);
