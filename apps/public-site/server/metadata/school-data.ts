import { discountedFee, type Gelombang, registrationFee } from '@pesantren/content/admission';
import { formatRupiah } from '@pesantren/content/numbers';
import { type Hours, school } from '@pesantren/content/school';
import type { Event, OpeningHoursSpecification, Place, PostalAddress, School } from 'schema-dts';

// Sunday first, as the hours are.
const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const { address, map } = school;

const postalAddress: PostalAddress = {
  '@type': 'PostalAddress',
  streetAddress: address.street,
  addressLocality: `${address.town}, ${address.regency}`,
  addressRegion: address.province,
  postalCode: address.postcode,
  addressCountry: 'ID',
};

const schoolPlace: Place = {
  '@type': 'Place',
  name: school.name,
  address: postalAddress,
};

/** Returns the reference by which other things of the data name the school. */
export function schoolReference(siteUrl: string) {
  return { '@id': `${siteUrl}/#sekolah` };
}

/** Returns the school in short, for every page. */
export function schoolInShort(siteUrl: string) {
  return {
    '@type': 'School' as const,
    ...schoolReference(siteUrl),
    name: school.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  } satisfies School;
}

/** Returns the school with address, hours and ways to reach it. */
export function schoolInFull(siteUrl: string): School {
  return {
    ...schoolInShort(siteUrl),
    description: school.description,
    address: postalAddress,
    geo: { '@type': 'GeoCoordinates', latitude: map.latitude, longitude: map.longitude },
    telephone: school.contacts[0]?.phone ?? '',
    contactPoint: school.contacts.map(({ title, phone }) => ({
      '@type': 'ContactPoint',
      contactType: title,
      telephone: phone,
      availableLanguage: 'id',
    })),
    openingHoursSpecification,
    sameAs: school.socials.map(({ url }) => url),
  };
}

/** Days with the same hours as one entry; closed days have none. */
const openingHoursSpecification = openingHours(school.hours);

function openingHours(hours: readonly Hours[]): OpeningHoursSpecification[] {
  const days = Map.groupBy(weekdays.entries(), ([day]) => JSON.stringify(hours[day] ?? null));
  days.delete('null');
  return [...days].map(([key, entries]) => {
    const { open, close }: NonNullable<Hours> = JSON.parse(key);
    const dayOfWeek = entries.map(([, name]) => name);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: open, closes: close };
  });
}

type AdmissionPage = { path: string; image: string };

/** Returns the event of one wave of admission. */
export function admissionEvent(
  { name, opens, closes, discount }: Gelombang,
  { path, image }: AdmissionPage,
  siteUrl: string,
): Event {
  const saving = discount
    ? `potongan ${discountedFee} ${formatRupiah(discount)}`
    : 'tanpa potongan';
  return {
    '@type': 'EducationEvent',
    name: `Pendaftaran ${school.name}: gelombang ${name}`,
    description: `Gelombang ${name}, ${saving}.`,
    startDate: opens,
    endDate: closes,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: schoolPlace,
    organizer: { '@type': 'School', name: school.name, ...schoolReference(siteUrl) },
    url: siteUrl + path,
    image,
    offers: {
      '@type': 'Offer',
      name: 'Biaya pendaftaran',
      price: registrationFee,
      priceCurrency: 'IDR',
      url: siteUrl + path,
      validFrom: opens,
      validThrough: closes,
    },
  };
}
