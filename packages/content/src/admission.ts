/** One registration wave. Dates are calendar days in WIB, both included; money in rupiah. */
export type Gelombang = { name: string; opens: string; closes: string; discount: number };

/** Registration fee in rupiah (spec section 9). */
export const registrationFee = 150_000;

/** How the fee is paid and where the documents go. */
export const registrationNote =
  'Dibayar satu kali, sudah termasuk tes. Berkas diserahkan di tata usaha.';

/** What a wave's discount is taken off. */
export const discountedFee = 'uang pangkal';

export const requiredDocuments = [
  'Fotokopi kartu keluarga, 1 lembar',
  'Pasfoto ukuran 3×4 cm, 5 lembar',
  'NISN yang sudah terdaftar daring',
  'Formulir pendaftaran sudah diisi',
] as const;

export const gelombang: readonly [Gelombang, ...Gelombang[]] = [
  { name: 'Golden Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 1_000_000 },
  { name: 'Silver Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 500_000 },
  { name: 'Reguler', opens: '2025-01-22', closes: '2025-02-22', discount: 0 },
];

/** Why families choose this school (home page section 6 and /bergabung). */
export const reasons = [
  {
    title: 'Guru yang tinggal bersama santri',
    text: 'Mereka mendampingi santri dari salat subuh hingga belajar malam.',
  },
  {
    title: 'Hafalan yang dijaga, bukan dikejar',
    text: 'Setoran harian kelompok kecil, murajaah bersama teman, dan sanad yang jelas.',
  },
  {
    title: 'Sains di tengah sawah',
    text: 'Laboratorium, kebun, dan sungai menjadi kelas; hasilnya sampai ke olimpiade.',
  },
  {
    title: 'Alumni yang tetap membimbing',
    text: 'Dari kampusnya di luar negeri mereka mengisi kelas persiapan setiap akhir pekan.',
  },
] as const;
