import type { Facts } from '@pesantren/content/facts';
import { sampleFile } from '@pesantren/content/site-files';

/** A number that is not filled in yet. */
const nothing = Number.NaN;

/** The facts of a form that begins without the sample. */
export const emptyFacts: Omit<Facts, 'hours' | 'time_zone'> = {
  identity: {
    name: '',
    shortName: '',
    description: '',
    npsn: '',
    nspp: '',
    address: { street: '', town: '', regency: '', province: '', postcode: '' },
    map: { latitude: nothing, longitude: nothing, picture: sampleFile },
    logo: sampleFile,
    copyrightYear: new Date().getFullYear(),
  },
  contacts: [{ title: '', topic: '', phone: '', whatsapp: '', admission: true }],
  socials: [],
  hero: { headline: '', tagline: '', picture: sampleFile, film: null },
  founder: { quote: '', name: '', picture: sampleFile },
  statistics: { figures: [], staff: [] },
  vision: '',
  missions: [],
  values: [],
  history: [],
  structure: { posts: [], chart: null },
  waves: [],
  costs: [],
  requirements: { documents: [], note: '', question: '' },
};
