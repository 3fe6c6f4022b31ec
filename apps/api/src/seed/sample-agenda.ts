import type { AgendaEventInput } from '@pesantren/api-client/contract/agenda';

type Times = { until?: string; from?: string; to?: string };
type More = { place?: string; note?: string; cancelled?: boolean };

/** An event of whole days, or one with hours on the school's clock. */
function event(
  category: string,
  title: string,
  day: string,
  { until, from, to }: Times = {},
  { place = '', note = '', cancelled = false }: More = {},
): AgendaEventInput {
  const at = (date: string, time: string) => new Date(`${date}T${time}:00+07:00`).toISOString();
  const starts = from ? at(day, from) : day;
  const ends = to ? at(until ?? day, to) : (until ?? '');
  return { title, starts, ends, place, note, category, cancelled };
}

const term = (...of: [string, string, Times?, More?]) => event('Semester', ...of);
const exam = (...of: [string, string, Times?, More?]) => event('Ujian', ...of);
const holiday = (...of: [string, string, Times?, More?]) => event('Libur', ...of);
const activity = (...of: [string, string, Times?, More?]) => event('Kegiatan', ...of);

/** A visiting day, the first Sunday of a month; those of exams and holidays have another. */
const visit = (day: string, more: More = {}) =>
  event(
    'Kunjungan',
    'Hari kunjungan orang tua',
    day,
    { from: '08:00', to: '16:00' },
    {
      place: 'serambi depan',
      ...more,
    },
  );

/** The agenda of an empty database: the school year of the sample, its days in order. What announcements tell of stands in them. */
export const sampleAgenda: readonly AgendaEventInput[] = [
  term('Awal tahun ajaran 2026/2027', '2026-07-13', {}, { note: 'Hari pertama semester ganjil.' }),
  activity('Pekan perkenalan santri baru', '2026-07-14', { until: '2026-07-18' }),
  visit('2026-08-02'),
  activity(
    'Upacara dan lomba Hari Kemerdekaan',
    '2026-08-17',
    { from: '07:30', to: '15:00' },
    { place: 'lapangan bola' },
  ),
  holiday('Libur Maulid Nabi Muhammad saw.', '2026-08-25'),
  activity(
    'Peringatan Maulid Nabi',
    '2026-08-29',
    { from: '19:45', to: '22:00' },
    { place: 'surau lama', note: 'Terbuka untuk keluarga dan warga sekitar.' },
  ),
  visit('2026-09-06'),
  exam('Asesmen tengah semester ganjil', '2026-09-21', { until: '2026-09-26' }),
  visit('2026-10-04'),
  visit('2026-11-01'),
  activity(
    'Perkemahan Sabtu Minggu Pramuka',
    '2026-11-14',
    { until: '2026-11-15' },
    { place: 'tepi Lawe Bulan', note: 'Dibatalkan karena air sungai naik.', cancelled: true },
  ),
  exam('Ujian lisan tahfiz dan kitab', '2026-11-30', { until: '2026-12-05' }),
  activity(
    'Gelar karya dan pentas seni santri',
    '2026-12-17',
    { from: '08:30', to: '12:00' },
    { place: 'panggung terbuka' },
  ),
  term(
    'Pembagian rapor semester ganjil',
    '2026-12-19',
    { from: '08:00', to: '12:00' },
    { place: 'ruang kelas', note: 'Diambil oleh orang tua atau wali yang namanya tercatat.' },
  ),
  holiday(
    'Libur akhir semester ganjil',
    '2026-12-20',
    { until: '2027-01-02' },
    { note: 'Santri boleh pulang mulai Sabtu, 19 Desember, sesudah rapor dibagikan.' },
  ),
  term(
    'Santri kembali ke asrama',
    '2027-01-03',
    {},
    { note: 'Sesudah libur, paling lambat pukul 17.00 WIB.' },
  ),
  term('Hari pertama semester genap', '2027-01-04'),
  holiday('Libur Isra Mikraj', '2027-01-05'),
  visit('2027-01-17', { note: 'Digeser dari Ahad pertama karena santri baru kembali.' }),
  activity('Pekan bahasa dan seni', '2027-01-25', { until: '2027-01-30' }),
  holiday('Libur awal Ramadan', '2027-02-07', { until: '2027-02-09' }),
  activity(
    'Pesantren Ramadan dan khataman',
    '2027-02-10',
    { until: '2027-02-27' },
    {
      note: 'Pelajaran dimulai pukul 08.00 WIB.',
    },
  ),
  visit('2027-02-21', { note: 'Sekaligus buka puasa bersama keluarga di halaman surau.' }),
  holiday(
    'Libur akhir Ramadan dan Idulfitri',
    '2027-02-28',
    { until: '2027-03-20' },
    { note: 'Idulfitri menunggu sidang isbat.' },
  ),
  term(
    'Santri kembali ke asrama',
    '2027-03-21',
    {},
    { note: 'Sesudah libur, paling lambat pukul 17.00 WIB.' },
  ),
  exam('Asesmen tengah semester genap', '2027-03-29', { until: '2027-04-03' }),
  visit('2027-04-04'),
  exam('Ujian akhir kelas XII', '2027-04-19', { until: '2027-04-27' }),
  visit('2027-05-02'),
  holiday(
    'Libur Iduladha',
    '2027-05-16',
    { until: '2027-05-18' },
    { note: 'Penyembelihan kurban di halaman surau, Senin, 17 Mei, sesudah salat Id.' },
  ),
  activity(
    'Wisuda tahfiz dan pelepasan kelas XII',
    '2027-05-29',
    { from: '08:00', to: '12:00' },
    { place: 'halaman depan' },
  ),
  exam('Ujian akhir semester genap', '2027-05-31', { until: '2027-06-05' }),
  holiday('Libur Tahun Baru Hijriah 1449', '2027-06-06'),
  visit('2027-06-13'),
  term(
    'Pembagian rapor dan kenaikan kelas',
    '2027-06-19',
    { from: '08:00', to: '12:00' },
    { place: 'ruang kelas' },
  ),
  holiday('Libur akhir tahun ajaran', '2027-06-20', { until: '2027-07-10' }),
];
