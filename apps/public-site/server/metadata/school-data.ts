import { type Hours, school } from '@pesantren/content/school';
import type { OpeningHoursSpecification, Place, PostalAddress, School } from 'schema-dts';

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

/** Where the school is. */
export const schoolPlace: Place = {
  '@type': 'Place',
  name: school.name,
  address: postalAddress,
};

/** How the other parts of the data name the school. */
export function schoolReference(siteUrl: string) {
  return { '@id': `${siteUrl}/#sekolah` };
}

/** The school in short, on every page: whose site this is. */
export function schoolInShort(siteUrl: string) {
  return {
    '@type': 'School' as const,
    ...schoolReference(siteUrl),
    name: school.name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icon-512.png`,
  } satisfies School;
}

/** The school with address, hours and ways to reach it. */
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
