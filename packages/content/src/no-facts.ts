import type { Facts } from './facts.ts';
import { noPicture } from './site-files.ts';

/**
 * A school that has given nothing: a text is `''`, a list `[]`, anything else null. What shows a fact leaves out what is so,
 * whether it was never given or was emptied.
 */
export const noFacts: Facts = {
  identity: {
    name: '',
    shortName: '',
    description: '',
    npsn: '',
    nspp: '',
    address: { street: '', town: '', regency: '', province: '', postcode: '' },
    map: { latitude: null, longitude: null, picture: noPicture },
    logo: noPicture,
    copyrightYear: new Date().getFullYear(),
  },
  contacts: [],
  hours: [null, null, null, null, null, null, null],
  socials: [],
  hero: { headline: '', tagline: '', picture: noPicture, film: null },
  founder: { quote: '', name: '', picture: noPicture },
  statistics: { figures: [], staff: [] },
  vision: '',
  missions: [],
  values: [],
  history: [],
  structure: { posts: [], chart: null },
  waves: [],
  costs: [],
  requirements: { documents: [], note: '', question: '' },
  // A clock needs a zone; it is the one of most schools. Both calendars are computed until the school corrects them.
  time_zone: 'Asia/Jakarta',
  hijri_months: [],
  prayer_times: {
    shown: 'ramadan',
    minutes: { imsak: 0, subuh: 0, zuhur: 0, asar: 0, magrib: 0, isya: 0 },
  },
};
