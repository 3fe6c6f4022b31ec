import type {
  costIntervals,
  costPayers,
  prayerNames,
  prayerStrips,
  socialKinds,
  timeZones,
} from './fact-choices.ts';

/**
 * A picture of the site: `url` as the upload answered it, `''` for the sample's file on the provider
 * (docs/contract.md#site-files); `focus` as `50 30`, percents from left and top, `''` for the middle.
 */
export type FactPicture = { url: string; alt: string; focus: string };

/**
 * The school's name and numbers. `npsn`: eight digits, `nspp`: twelve, both `''` where there is none, as every other part
 * but the names; the place on the map is null until it is known.
 */
export type Identity = {
  name: string;
  shortName: string;
  /** One sentence for search engines. */
  description: string;
  npsn: string;
  nspp: string;
  address: { street: string; town: string; regency: string; province: string; postcode: string };
  map: { latitude: number | null; longitude: number | null; picture: FactPicture };
  logo: FactPicture;
  copyrightYear: number;
};

/**
 * Someone whom visitors can call or write to. `whatsapp` is digits only, as `wa.me` takes it; `topic` is the subject of a
 * question to them, as it stands in a sentence. `admission`: the questions of parents go there.
 */
export type FactContact = {
  title: string;
  topic: string;
  phone: string;
  whatsapp: string;
  admission: boolean;
};

/** Opening hours of one weekday in the school's time zone, `08:00`; null when closed. */
export type FactHours = { open: string; close: string } | null;

export type SocialKind = (typeof socialKinds)[number];

/** The first screen of the home page. `film`: its addresses, `''` for the sample's files, null for none. */
export type FactHero = {
  headline: string;
  tagline: string;
  picture: FactPicture;
  film: { url: string; poster: FactPicture } | null;
};

/** A post of the organization: the list is an outline, `depth` 0 to 3 below the post before it of less depth. */
export type Post = {
  title: string;
  name: string;
  duty: string;
  depth: number;
  picture: FactPicture | null;
};

/** A wave of admission: ISO days in the school's time zone, both included; rupiah; `quota` in pupils. */
export type Wave = {
  name: string;
  opens: string;
  closes: string;
  discount: number;
  quota?: number | undefined;
};

/** A row of the costs, in rupiah. Rows of one `group` stand together. */
export type Cost = {
  group: string;
  label: string;
  amount: number;
  every: (typeof costIntervals)[number];
  payer: (typeof costPayers)[number];
};

export type TimeZone = (typeof timeZones)[number];

/** The first day of a Hijri month as it was fixed after the isbat: `month` 1 to 12, `starts` an ISO day. */
export type HijriMonth = { year: number; month: number; starts: string };

export type PrayerName = (typeof prayerNames)[number];

/** When visitors see the times of prayer, and by how many minutes, -10 to 10, the school moves each. */
export type PrayerTimesFact = {
  shown: (typeof prayerStrips)[number];
  minutes: Readonly<Record<PrayerName, number>>;
};

/** Everything that makes this site the site of one school; its staff change it (docs/contract.md#school). */
export type Facts = {
  identity: Identity;
  /** One to six. */
  contacts: readonly FactContact[];
  /** Seven, Sunday first, as `Date.prototype.getDay` counts. */
  hours: readonly FactHours[];
  socials: readonly { kind: SocialKind; url: string }[];
  hero: FactHero;
  founder: { quote: string; name: string; picture: FactPicture };
  statistics: {
    figures: readonly { figure: string; label: string }[];
    /** The teaching staff by degree, from the highest down. */
    staff: readonly { count: number; degree: string; meaning: string }[];
  };
  vision: string;
  missions: readonly string[];
  values: readonly { name: string; text: string }[];
  history: readonly { year: number; title: string; text: string }[];
  structure: { posts: readonly Post[]; chart: FactPicture | null };
  waves: readonly Wave[];
  costs: readonly Cost[];
  /** `question`: the first words of a parent's message about admission. */
  requirements: { documents: readonly string[]; note: string; question: string };
  time_zone: TimeZone;
  /** The first days of months that the school has fixed, in any order; the others are computed. */
  hijri_months: readonly HijriMonth[];
  prayer_times: PrayerTimesFact;
};

export type FactName = keyof Facts;

/** Returns where a school is, as people say it: `Kutacane, Aceh Tenggara`; `''` where it has not said that. */
export function placeOf({ address: { town, regency } }: Identity): string {
  const name = regency.replace(/^(?:Kabupaten|Kota) /i, '');
  return joined(town, name === town ? '' : name);
}

/** Returns the address in two lines, what was not given left out: street and town, regency and province with postcode. */
export function addressLines({ address }: Pick<Identity, 'address'>): string[] {
  const { street, town, regency, province, postcode } = address;
  const lines = [joined(street, town), joined(regency, `${province} ${postcode}`.trim())];
  return lines.filter(Boolean);
}

/** Returns the address in one line: street, town, regency, province with postcode; `''` for none. */
export function addressOf(identity: Pick<Identity, 'address'>): string {
  return addressLines(identity).join(', ');
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}

/** Returns what parents ask about admission, as it stands in a sentence. */
export function admissionQuestion({ requirements }: Pick<Facts, 'requirements'>): string {
  return requirements.question || 'pendaftaran';
}

/** Returns the contact whom parents ask about admission. */
export function admissionContact({ contacts }: Pick<Facts, 'contacts'>): FactContact | undefined {
  return contacts.find((contact) => contact.admission) ?? contacts[0];
}
