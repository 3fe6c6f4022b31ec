import {
  bareNumber,
  isNumber,
  storedPhone,
  whatsappNumber,
} from '@pesantren/content/contact/phone';
import { costIntervals, costPayers, socialKinds, timeZones } from '@pesantren/content/fact-choices';
import type {
  Cost,
  FactContact,
  FactHero,
  FactHours,
  FactName,
  FactPicture,
  Facts,
  Identity,
  Post,
  Wave,
} from '@pesantren/content/facts';
import { fieldLimits } from '@pesantren/content/limits';
import { filmAddress, isSocialAddress, socialAddress } from '@pesantren/content/network-address';
import * as z from 'zod/mini';
import { isSafeUrl } from '../../provider-url.ts';
import { day, requiredText, text, whole, year } from '../texts/wire.ts';
import { parseFocus } from '../uploads/focus.ts';
import { hijriMonths, prayerTimes } from './calendar-fact-schemas.ts';

/** The largest facts, in bytes of JSON, and the longest lists of them (docs/contract.md#school). */
export const factLimits = {
  bytes: 65_536,
  contacts: 6,
  socials: 8,
  figures: 6,
  missions: 12,
  values: 12,
  history: 40,
  posts: 80,
  waves: 12,
  costs: 60,
  documents: 20,
} as const;

const line = (label: string, max: number = fieldLimits.title) => requiredText(label, max);
const optionalLine = (label: string, max: number = fieldLimits.title) => text(label, max);

function digits(label: string, length: number) {
  return z.string().check(
    z.trim(),
    z.refine(
      (value) => value === '' || (/^\d+$/.test(value) && value.length === length),
      `${label} harus ${length} angka.`,
    ),
  );
}

function list<Item>(label: string, item: z.ZodMiniType<Item>, max: number, min = 0) {
  return z
    .array(item)
    .check(
      z.minLength(min, `${label} paling sedikit ${min}.`),
      z.maxLength(max, `${label} paling banyak ${max}.`),
    );
}

const address = (label: string, complete = (typed: string) => typed) =>
  text(label, 2000).check(
    z.overwrite(complete),
    z.refine(
      (url) => url === '' || isSafeUrl(url),
      `${label} harus berupa alamat http:// atau https://.`,
    ),
  );

const picture: z.ZodMiniType<FactPicture> = z.object({
  url: address('Gambar'),
  alt: optionalLine('Penjelasan foto', fieldLimits.imageAlt),
  focus: z
    .string()
    .check(
      z.refine((focus) => focus === '' || parseFocus(focus) !== null, 'Titik fokus tidak sah.'),
    ),
});

/** A degree of the place on the map; null where that is not known. */
function degrees(label: string, least: number, most: number) {
  const range = `${label} ${String(least).replace('-', '−')} sampai ${most}.`;
  return z.nullable(
    z.number(`${label} harus angka.`).check(z.minimum(least, range), z.maximum(most, range)),
  );
}

const identity: z.ZodMiniType<Identity> = z.object({
  name: line('Nama', 80),
  shortName: line('Nama pendek', 30),
  description: optionalLine('Gambaran singkat', 300),
  npsn: digits('NPSN', 8),
  nspp: digits('NSPP', 12),
  address: z.object({
    street: optionalLine('Jalan'),
    town: optionalLine('Kota atau kecamatan', 80),
    regency: optionalLine('Kabupaten atau kota', 80),
    province: optionalLine('Provinsi', 80),
    postcode: digits('Kode pos', 5),
  }),
  map: z
    .object({
      latitude: degrees('Lintang', -11, 7),
      longitude: degrees('Bujur', 94, 142),
      picture,
    })
    .check(
      z.refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
        error: 'Isi lintang dan bujur, atau kosongkan keduanya.',
        path: ['longitude'],
      }),
    ),
  logo: picture,
  copyrightYear: year('Tahun', 1900),
});

const contact: z.ZodMiniType<FactContact> = z.object({
  title: line('Bagian', 60),
  topic: line('Perihal', 100),
  phone: requiredText('Telepon', 30).check(
    z.overwrite(bareNumber),
    z.refine(isNumber, 'Telepon harus berupa angka.'),
    z.overwrite(storedPhone),
  ),
  whatsapp: z.string().check(
    z.overwrite(bareNumber),
    z.refine((value) => value === '' || isNumber(value), 'WhatsApp harus berupa angka.'),
    z.overwrite(whatsappNumber),
    z.refine(
      (value) => value === '' || /^62\d{7,13}$/.test(value),
      'WhatsApp harus nomor Indonesia, misalnya 0812-3456-7892.',
    ),
  ),
  admission: z.boolean(),
});

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Jam harus seperti 08:00.'));

const hours: z.ZodMiniType<FactHours> = z.nullable(
  z.object({ open: clock, close: clock }).check(
    z.refine(({ open, close }) => open < close, {
      error: 'Jam tutup harus sesudah jam buka.',
      path: ['close'],
    }),
  ),
);

const social = z
  .object({
    kind: z.enum(socialKinds, 'Jaringan tidak dikenal.'),
    url: requiredText('Alamat', 300),
  })
  .check(
    z.overwrite(({ kind, url }) => ({ kind, url: socialAddress(kind, url) })),
    z.refine(({ kind, url }) => isSocialAddress(kind, url), {
      error: 'Tulis nama akunnya, misalnya @nama, atau alamatnya pada jaringan itu.',
      path: ['url'],
    }),
  );

const hero: z.ZodMiniType<FactHero> = z.object({
  headline: line('Judul', 120),
  tagline: optionalLine('Kalimat pembuka', 400),
  picture,
  film: z.nullable(z.object({ url: address('Video', filmAddress), poster: picture })),
});

const post: z.ZodMiniType<Post> = z.object({
  title: line('Jabatan', 100),
  name: optionalLine('Nama', 100),
  duty: optionalLine('Tugas'),
  depth: whole('Tingkat', 3),
  picture: z.nullable(picture),
});

const wave: z.ZodMiniType<Wave> = z
  .object({
    name: line('Nama gelombang', 60),
    opens: day('Tanggal buka'),
    closes: day('Tanggal tutup'),
    discount: whole('Potongan', 1_000_000_000),
    quota: z.optional(whole('Kuota', 100_000, 1)),
  })
  .check(
    z.refine(({ opens, closes }) => opens <= closes, {
      error: 'Tanggal tutup tidak boleh sebelum tanggal buka.',
      path: ['closes'],
    }),
  );

const cost: z.ZodMiniType<Cost> = z.object({
  group: optionalLine('Kelompok', 60),
  label: line('Nama biaya', 100),
  amount: whole('Jumlah', 1_000_000_000),
  every: z.enum(costIntervals, 'Pilih sekali, setiap bulan, atau setiap tahun.'),
  payer: z.enum(costPayers, 'Pilih santri baru atau semua santri.'),
});

/** The schema of each fact, of the wire and of the form alike. */
export const factSchemas: { readonly [Name in FactName]: z.ZodMiniType<Facts[Name]> } = {
  identity,
  contacts: list('Kontak', contact, factLimits.contacts, 1),
  hours: z.array(hours).check(z.length(7, 'Jam buka harus untuk tujuh hari.')),
  socials: list('Media sosial', social, factLimits.socials),
  hero,
  founder: z.object({
    quote: optionalLine('Pesan', 600),
    name: optionalLine('Nama', 100),
    picture,
  }),
  statistics: z.object({
    figures: list(
      'Angka',
      z.object({ figure: line('Angka', 12), label: line('Keterangan', 60) }),
      factLimits.figures,
    ),
    staff: list(
      'Guru',
      z.object({
        count: whole('Jumlah', 10_000),
        degree: line('Gelar', 30),
        meaning: line('Arti', 30),
      }),
      factLimits.figures,
    ),
  }),
  vision: optionalLine('Visi', 600),
  missions: list('Misi', line('Misi', 300), factLimits.missions),
  values: list(
    'Nilai',
    z.object({ name: line('Nilai', 80), text: line('Penjelasan', 200) }),
    factLimits.values,
  ),
  history: list(
    'Sejarah',
    z.object({
      year: year('Tahun', 1000),
      title: line('Judul', 120),
      text: line('Isi', 1000),
    }),
    factLimits.history,
  ),
  structure: z.object({
    posts: list('Jabatan', post, factLimits.posts),
    chart: z.nullable(picture),
  }),
  waves: list('Gelombang', wave, factLimits.waves),
  costs: list('Biaya', cost, factLimits.costs),
  requirements: z.object({
    documents: list('Berkas', line('Berkas', 200), factLimits.documents),
    note: optionalLine('Catatan', 300),
    question: optionalLine('Pertanyaan', 200),
  }),
  time_zone: z.enum(timeZones, 'Zona waktu harus WIB, WITA, atau WIT.'),
  hijri_months: hijriMonths,
  prayer_times: prayerTimes,
};
