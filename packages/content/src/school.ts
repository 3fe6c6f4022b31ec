/**
 * Everything that makes this site the site of ONE school. Another school changes this file and
 * replaces the pictures under `uploads/situs/` on its provider; nothing else names a school.
 */

/**
 * A person whom visitors can call or write to. `whatsapp` is digits only, as `wa.me` takes it;
 * `topic` is the subject of a question to them, as it stands in a sentence.
 */
export type Contact = { title: string; topic: string; phone: string; whatsapp: string };

/** Opening hours of one weekday in WIB, `null` when closed. */
export type Hours = { open: string; close: string } | null;

const admissionContact = {
  title: 'Pendaftaran',
  topic: 'pendaftaran santri baru',
  phone: '0800 0000 003',
  whatsapp: '628000000003',
} satisfies Contact;

export const school = {
  name: 'Pesantren Lembah Alas',
  /** The name as the logo breaks it, in two lines. */
  nameLines: ['Pesantren', 'Lembah Alas'],
  place: 'Kutacane, Aceh Tenggara',
  headline: 'Ilmu yang berakar, akhlak yang berbuah.',
  tagline:
    'Di kaki Gunung Leuser, santri menghafal Al-Qur’an, menekuni sains, dan belajar memimpin, bersama guru yang tinggal dan tumbuh bersama mereka.',
  description:
    'Pesantren di Kutacane, Aceh Tenggara: tahfiz, sains, dan kepemimpinan dalam satu asrama di kaki Gunung Leuser.',
  address: {
    street: 'Jalan Surau Lama 7',
    town: 'Kutacane',
    regency: 'Kabupaten Aceh Tenggara',
    province: 'Aceh',
    postcode: '24651',
  },
  /** `focus`: which part of the drawn map phones show, as CSS `object-position`. */
  map: { latitude: 3.4846, longitude: 97.8148, focus: '100% 50%' },
  contacts: [
    {
      title: 'Tata usaha',
      topic: 'administrasi dan surat-menyurat',
      phone: '0800 0000 001',
      whatsapp: '628000000001',
    },
    {
      title: 'Kesantrian',
      topic: 'kehidupan santri di asrama',
      phone: '0800 0000 002',
      whatsapp: '628000000002',
    },
    admissionContact,
  ] satisfies Contact[],
  admissionContact,
  socials: [
    { kind: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/pesantrenlembahalas' },
    { kind: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/pesantrenlembahalas' },
    { kind: 'youtube', name: 'YouTube', url: 'https://www.youtube.com/@pesantrenlembahalas' },
  ],
  timeZone: 'Asia/Jakarta',
  /** Sunday first, as `Date.prototype.getDay` counts. */
  hours: [
    null,
    { open: '08:00', close: '16:00' },
    { open: '08:00', close: '16:00' },
    { open: '08:00', close: '16:00' },
    { open: '08:00', close: '16:00' },
    { open: '08:00', close: '16:00' },
    { open: '08:00', close: '12:00' },
  ] satisfies Hours[],
  copyrightYear: 2024,
  /** Files under `uploads/situs/` on the provider's host (docs/contract.md#site-files). */
  files: {
    hero: 'hero.jpg',
    film: 'film.mp4',
    /** The same film, smaller; browsers that cannot play or find it take the other. */
    filmWebm: 'film.webm',
    filmPoster: 'film.jpg',
    founder: 'pendiri.jpg',
    director: 'direktur.jpg',
    structure: 'struktur.jpg',
    map: 'peta.jpg',
  },
} as const;

/** Name of a file that belongs to the site, not to an item. */
export type SiteFile = keyof typeof school.files;
