import type { Facts } from '../facts.ts';

const picture = (url = '', alt = '') => ({ url, alt, focus: '' });

/**
 * Every fact of a school that has nothing of the sample, with pictures of its own.
 * @param url an upload of its provider.
 */
export function secondSchool(url: string): Facts {
  return {
    identity: {
      name: 'Pondok Modern Nurul Bahari',
      shortName: 'Nurul Bahari',
      description: 'Pondok putra dan putri di pesisir Ambon.',
      npsn: '60102030',
      nspp: '510381710001',
      address: {
        street: 'Jalan Pantai 12',
        town: 'Ambon',
        regency: 'Kota Ambon',
        province: 'Maluku',
        postcode: '97123',
      },
      map: { latitude: -3.6954, longitude: 128.1814, picture: picture(url) },
      logo: picture(url),
      copyrightYear: 2011,
    },
    contacts: [
      {
        title: 'Sekretariat',
        topic: 'surat-menyurat',
        phone: '0911 345 678',
        whatsapp: '6281234567890',
        admission: true,
      },
    ],
    hours: [null, ...Array.from({ length: 6 }, () => ({ open: '07:00', close: '14:00' }))],
    socials: [{ kind: 'tiktok', url: 'https://www.tiktok.com/@nurulbahari' }],
    hero: {
      headline: 'Berlayar dengan ilmu.',
      tagline: 'Santri belajar dari laut.',
      picture: picture(url),
      film: null,
    },
    founder: { quote: 'Laut mengajari sabar.', name: 'Kiai Salam', picture: picture(url) },
    statistics: {
      figures: [{ figure: '300', label: 'santri' }],
      staff: [{ count: 20, degree: 'S1', meaning: 'sarjana' }],
    },
    vision: 'Menjadi pondok bahari.',
    missions: ['Mengajar membaca laut.'],
    values: [{ name: 'Sabar', text: 'Menunggu angin.' }],
    history: [{ year: 2011, title: 'Berdiri', text: 'Di tepi teluk.' }],
    structure: {
      posts: [
        { title: 'Pimpinan', name: 'Ustaz Latif', duty: '', depth: 0, picture: picture(url) },
        { title: 'Bendahara', name: 'Ibu Rumi', duty: 'Keuangan', depth: 1, picture: null },
      ],
      chart: picture(url),
    },
    waves: [{ name: 'Tunggal', opens: '2026-11-01', closes: '2027-01-20', discount: 0, quota: 40 }],
    costs: [
      { group: '', label: 'Formulir', amount: 100_000, every: 'once', payer: 'new' },
      { group: 'Bulanan', label: 'Iuran', amount: 500_000, every: 'month', payer: 'all' },
    ],
    requirements: { documents: ['Ijazah'], note: 'Dibayar di tempat.', question: 'santri baru' },
    time_zone: 'Asia/Jayapura',
    hijri_months: [],
    prayer_times: {
      shown: 'never',
      minutes: { imsak: 0, subuh: 0, zuhur: 0, asar: 0, magrib: 0, isya: 0 },
    },
  };
}
