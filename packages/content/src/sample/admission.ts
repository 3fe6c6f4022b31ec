import type { Cost, Facts } from '../facts.ts';

function cost(
  group: string,
  label: string,
  amount: number,
  every: Cost['every'],
  payer: Cost['payer'],
): Cost {
  return { group, label, amount, every, payer };
}

/** The sample's admission (docs/spec.md#constants). */
export const admission: Pick<Facts, 'waves' | 'costs' | 'requirements'> = {
  waves: [
    { name: 'Golden Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 1_000_000 },
    { name: 'Silver Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 500_000 },
    { name: 'Reguler', opens: '2025-01-22', closes: '2025-02-22', discount: 0 },
  ],
  costs: [
    cost('Pendaftaran', 'Biaya pendaftaran', 150_000, 'once', 'new'),
    cost('Masuk pertama', 'Uang pangkal', 3_500_000, 'once', 'new'),
    cost('Masuk pertama', 'Seragam dan perlengkapan asrama', 1_250_000, 'once', 'new'),
    cost('Masuk pertama', 'Kitab dan buku', 650_000, 'once', 'new'),
    cost('Setiap bulan', 'Syahriah', 300_000, 'month', 'all'),
    cost('Setiap bulan', 'Makan tiga kali sehari', 450_000, 'month', 'all'),
    cost('Setiap tahun', 'Kegiatan dan kesehatan', 350_000, 'year', 'all'),
  ],
  requirements: {
    documents: [
      'Fotokopi kartu keluarga, 1 lembar',
      'Pasfoto ukuran 3×4 cm, 5 lembar',
      'NISN yang sudah terdaftar daring',
      'Formulir pendaftaran sudah diisi',
    ],
    note: 'Dibayar satu kali, sudah termasuk tes. Berkas diserahkan di tata usaha.',
    question: 'pendaftaran santri baru',
  },
};
