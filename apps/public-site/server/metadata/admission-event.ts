import { discountedFee, type Gelombang, registrationFee } from '@pesantren/content/admission';
import { formatRupiah } from '@pesantren/content/numbers';
import { school } from '@pesantren/content/school';
import type { Event } from 'schema-dts';
import { schoolPlace, schoolReference } from './school-data.ts';

type AdmissionPage = { path: string; image: string };

/** One wave of admission as an event of schema.org. */
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
