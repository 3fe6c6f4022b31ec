import type { Facts } from '../facts.ts';
import { noPicture } from '../site-files.ts';

/** The sample's first screen and figures. */
export const home: Pick<Facts, 'hero' | 'statistics'> = {
  hero: {
    headline: 'Ilmu yang berakar, akhlak yang berbuah.',
    tagline:
      'Di kaki Gunung Leuser, santri menghafal Al-Qur’an, menekuni sains, dan belajar memimpin, bersama guru yang tinggal dan tumbuh bersama mereka.',
    picture: noPicture,
    film: { url: '', poster: noPicture },
  },
  statistics: {
    figures: [
      { figure: '40+', label: 'alumni di luar negeri' },
      { figure: '12', label: 'guru lulusan Timur Tengah' },
      { figure: '8 + 1', label: 'guru bergelar S2 dan S3' },
      { figure: '40', label: 'guru bergelar S1' },
    ],
    staff: [
      { count: 1, degree: 'S3', meaning: 'doktor' },
      { count: 8, degree: 'S2', meaning: 'magister' },
      { count: 12, degree: 'Timur Tengah', meaning: 'alumni' },
      { count: 40, degree: 'S1', meaning: 'sarjana' },
    ],
  },
};
