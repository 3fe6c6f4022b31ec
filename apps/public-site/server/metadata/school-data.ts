import { discountedFee } from '@pesantren/content/admission';
import { storedPhone } from '@pesantren/content/contact/phone';
import type { FactHours, Facts, Identity, Wave } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import type { Event, OpeningHoursSpecification, Place, PostalAddress, School } from 'schema-dts';
import { iconPath } from '../../src/paths.ts';

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

/** Returns the address, as far as it was given. */
function addressed({ address }: Identity): { address?: PostalAddress } {
  const { street, town, regency, province, postcode } = address;
  const locality = [town, regency].filter(Boolean).join(', ');
  if (!street && !locality && !province) return {};
  return {
    address: {
      '@type': 'PostalAddress',
      ...(street && { streetAddress: street }),
      ...(locality && { addressLocality: locality }),
      ...(province && { addressRegion: province }),
      ...(postcode && { postalCode: postcode }),
      addressCountry: 'ID',
    },
  };
}

/** Returns the school, or a part of it, as a place with its address. */
function schoolPlace(identity: Identity, part = ''): Place {
  const name = [part, identity.name].filter(Boolean).join(', ');
  return { '@type': 'Place', name, ...addressed(identity) };
}

/** Returns the reference by which other things of the data name the school. */
export function schoolReference(siteUrl: string) {
  return { '@id': `${siteUrl}/#sekolah` };
}

/** Returns the school in short, for every page. */
export function schoolInShort(siteUrl: string, { identity }: Facts) {
  return {
    '@type': 'School' as const,
    ...schoolReference(siteUrl),
    name: identity.name,
    url: `${siteUrl}/`,
    logo: siteUrl + iconPath('icon-512.png', identity),
  } satisfies School;
}

/** Returns the school with address, hours and ways to reach it: of what it has not given there is no word. */
export function schoolInFull(siteUrl: string, facts: Facts): School {
  const { identity, contacts, hours, socials } = facts;
  const { latitude, longitude } = identity.map;
  const [first] = contacts;
  const opening = openingHours(hours);
  return {
    ...schoolInShort(siteUrl, facts),
    ...(identity.description && { description: identity.description }),
    ...addressed(identity),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } as const }),
    ...(first && { telephone: storedPhone(first.phone) }),
    ...(identity.npsn && { identifier: `NPSN ${identity.npsn}` }),
    contactPoint: contacts.map(({ title, phone }) => ({
      '@type': 'ContactPoint',
      contactType: title,
      telephone: storedPhone(phone),
      availableLanguage: 'id',
    })),
    ...(opening.length > 0 && { openingHoursSpecification: opening }),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
  };
}

/** Returns days with the same hours as one entry; closed days have none. */
function openingHours(hours: readonly FactHours[]): OpeningHoursSpecification[] {
  const days = Map.groupBy(weekdays.entries(), ([day]) => JSON.stringify(hours[day] ?? null));
  days.delete('null');
  return [...days].map(([key, entries]) => {
    const { open, close }: NonNullable<FactHours> = JSON.parse(key);
    const dayOfWeek = entries.map(([, name]) => name);
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: open, closes: close };
  });
}

type EventPage = { path: string; image: string };

/** Returns what is said of every event at the school, or at a part of it. */
export function eventAtSchool(
  { path, image }: EventPage,
  siteUrl: string,
  identity: Identity,
  part = '',
) {
  return {
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: schoolPlace(identity, part),
    organizer: { '@type': 'School', name: identity.name, ...schoolReference(siteUrl) },
    url: siteUrl + path,
    image,
  } as const;
}

/** Returns the event of one wave of admission. */
export function admissionEvent(
  { name, opens, closes, discount }: Wave,
  { path, image }: EventPage,
  siteUrl: string,
  { identity, costs: [fee] }: Facts,
): Event {
  const saving = discount
    ? `potongan ${discountedFee} ${formatRupiah(discount)}`
    : 'tanpa potongan';
  return {
    '@type': 'EducationEvent',
    name: `Pendaftaran ${identity.name}: gelombang ${name}`,
    description: `Gelombang ${name}, ${saving}.`,
    startDate: opens,
    endDate: closes,
    ...eventAtSchool({ path, image }, siteUrl, identity),
    ...(fee && {
      offers: {
        '@type': 'Offer',
        name: fee.label,
        price: fee.amount,
        priceCurrency: 'IDR',
        url: siteUrl + path,
        validFrom: opens,
        validThrough: closes,
      },
    }),
  };
}
