import type { Facts } from '../facts.ts';
import { noPicture } from '../site-files.ts';

const day = { open: '08:00', close: '16:00' };

/** The sample's name and contacts, which every page shows. */
export const identity: Pick<Facts, 'identity' | 'contacts' | 'hours' | 'socials' | 'time_zone'> = {
  identity: {
    name: 'Pesantren Lembah Alas',
    shortName: 'Lembah Alas',
    description:
      'Pesantren di Kutacane, Aceh Tenggara: tahfiz, sains, dan kepemimpinan dalam satu asrama di kaki Gunung Leuser.',
    npsn: '',
    nspp: '',
    address: {
      street: 'Jalan Surau Lama 7',
      town: 'Kutacane',
      regency: 'Kabupaten Aceh Tenggara',
      province: 'Aceh',
      postcode: '24651',
    },
    map: { latitude: 3.4846, longitude: 97.8148, picture: { ...noPicture, focus: '100 50' } },
    logo: noPicture,
    copyrightYear: 2024,
  },
  contacts: [
    {
      title: 'Tata usaha',
      topic: 'administrasi dan surat-menyurat',
      phone: '0800 0000 001',
      whatsapp: '628000000001',
      admission: false,
    },
    {
      title: 'Kesantrian',
      topic: 'kehidupan santri di asrama',
      phone: '0800 0000 002',
      whatsapp: '628000000002',
      admission: false,
    },
    {
      title: 'Pendaftaran',
      topic: 'pendaftaran santri baru',
      phone: '0800 0000 003',
      whatsapp: '628000000003',
      admission: true,
    },
  ],
  hours: [null, day, day, day, day, day, { open: '08:00', close: '12:00' }],
  socials: [
    { kind: 'facebook', url: 'https://www.facebook.com/pesantrenlembahalas' },
    { kind: 'instagram', url: 'https://www.instagram.com/pesantrenlembahalas' },
    { kind: 'youtube', url: 'https://www.youtube.com/@pesantrenlembahalas' },
  ],
  time_zone: 'Asia/Jakarta',
};
