import { waveAt } from '@pesantren/content/admission';
import { type Clock, clockOf } from '@pesantren/content/clock';
import { weekRows } from '@pesantren/content/contact/opening-hours';
import { formatPhone } from '@pesantren/content/contact/phone';
import type { Facts } from '@pesantren/content/facts';
import { formatRupiah } from '@pesantren/content/numbers';
import { calendarCards } from './calendar-cards.ts';
import { cardTitles } from './card-titles.ts';
import type { FactCard } from './fact-card.ts';
import {
  previewContacts,
  previewCosts,
  previewFounder,
  previewHero,
  previewHistory,
  previewHours,
  previewIdentity,
  previewQuestion,
  previewSocials,
  previewStatistics,
  previewStructure,
  previewVision,
  previewWaves,
  shortUrl,
} from './fact-previews.ts';
import { ContactFields } from './fields/contact-fields.tsx';
import { CostFields } from './fields/cost-fields.tsx';
import { FounderFields } from './fields/founder-fields.tsx';
import { HeroFields } from './fields/hero-fields.tsx';
import { HistoryFields } from './fields/history-fields.tsx';
import { HoursFields } from './fields/hours-fields.tsx';
import { IdentityFields } from './fields/identity-fields.tsx';
import { RequirementFields } from './fields/requirement-fields.tsx';
import { SocialFields } from './fields/social-fields.tsx';
import { StatisticsFields } from './fields/statistics-fields.tsx';
import { StructureFields } from './fields/structure-fields.tsx';
import { VisionFields } from './fields/vision-fields.tsx';
import { WaveFields } from './fields/wave-fields.tsx';
import { someOf } from './some-of.ts';

/** The cards of *Data sekolah* in their order, what changes most often first; every fact is in one of them. */
export const factCards: readonly FactCard[] = [
  {
    id: 'waves',
    title: cardTitles.waves,
    where: 'Beranda, Bergabung, kalender, mesin pencari, cetakan',
    page: '/bergabung',
    facts: ['waves'],
    labels: { waves: 'Gelombang' },
    summary: ({ waves, time_zone }) => wavesInWords(waves, new Date(), clockOf(time_zone)),
    Fields: WaveFields,
    preview: previewWaves,
  },
  {
    id: 'costs',
    title: cardTitles.costs,
    where: 'Bergabung',
    page: '/bergabung',
    facts: ['costs'],
    labels: { costs: 'Biaya' },
    summary: ({ costs }) =>
      someOf(costs.map(({ label, amount }) => `${label} ${formatRupiah(amount)}`)),
    Fields: CostFields,
    preview: previewCosts,
  },
  {
    id: 'requirements',
    title: cardTitles.requirements,
    where: 'Beranda, Bergabung, pesan WhatsApp',
    page: '/bergabung',
    facts: ['requirements'],
    labels: {
      'requirements.documents': 'Berkas',
      'requirements.note': 'Catatan di bawah biaya',
      'requirements.question': 'Pertanyaan lewat WhatsApp',
    },
    summary: ({ requirements }) => someOf(requirements.documents),
    Fields: RequirementFields,
    preview: previewQuestion,
  },
  {
    id: 'identity',
    title: cardTitles.identity,
    where: 'setiap halaman, mesin pencari, cetakan, ikon dan kartu berbagi',
    page: '/kontak',
    facts: ['identity'],
    labels: {
      'identity.name': 'Nama sekolah',
      'identity.shortName': 'Nama pendek',
      'identity.description': 'Gambaran singkat',
      'identity.npsn': 'NPSN',
      'identity.nspp': 'NSPP',
      'identity.address.street': 'Jalan',
      'identity.address.town': 'Kota atau kecamatan',
      'identity.address.regency': 'Kabupaten atau kota',
      'identity.address.province': 'Provinsi',
      'identity.address.postcode': 'Kode pos',
      'identity.map.latitude': 'Lintang',
      'identity.map.longitude': 'Bujur',
      'identity.copyrightYear': 'Tahun hak cipta',
    },
    summary: ({ identity: { name, address } }) => [name, address.town].filter(Boolean).join(', '),
    Fields: IdentityFields,
    preview: previewIdentity,
  },
  {
    id: 'contacts',
    title: cardTitles.contacts,
    where: 'Kontak, Bergabung, kaki situs, mesin pencari',
    page: '/kontak',
    facts: ['contacts'],
    labels: { contacts: 'Kontak' },
    summary: ({ contacts }) =>
      someOf(contacts.map(({ title, phone }) => `${title} ${formatPhone(phone)}`)),
    Fields: ContactFields,
    preview: previewContacts,
  },
  {
    id: 'hours',
    title: cardTitles.hours,
    where: 'Kontak, mesin pencari',
    page: '/kontak',
    facts: ['hours'],
    labels: { hours: 'Jam buka' },
    summary: ({ hours, time_zone }) =>
      someOf(
        weekRows(new Date(), hours, clockOf(time_zone)).map(
          ({ days, time }) => `${days} ${time ?? 'tutup'}`,
        ),
      ),
    Fields: HoursFields,
    preview: previewHours,
  },
  {
    id: 'socials',
    title: cardTitles.socials,
    where: 'Kontak, kaki situs, mesin pencari',
    page: '/kontak',
    facts: ['socials'],
    labels: { socials: 'Media sosial' },
    summary: ({ socials }) => someOf(socials.map(({ url }) => shortUrl(url))),
    Fields: SocialFields,
    preview: previewSocials,
  },
  {
    id: 'hero',
    title: cardTitles.hero,
    where: 'Beranda, kartu berbagi',
    page: '/',
    facts: ['hero'],
    labels: {
      'hero.headline': 'Judul',
      'hero.tagline': 'Kalimat pembuka',
      'hero.film.url': 'Alamat video',
    },
    summary: ({ hero }) => hero.headline,
    Fields: HeroFields,
    preview: previewHero,
  },
  {
    id: 'founder',
    title: cardTitles.founder,
    where: 'Beranda',
    page: '/',
    facts: ['founder'],
    labels: { 'founder.quote': 'Pesan', 'founder.name': 'Nama' },
    summary: ({ founder }) => founder.name,
    Fields: FounderFields,
    preview: previewFounder,
  },
  {
    id: 'statistics',
    title: cardTitles.statistics,
    where: 'Beranda, Profil Sekolah',
    page: '/',
    facts: ['statistics'],
    labels: { 'statistics.figures': 'Angka', 'statistics.staff': 'Guru menurut gelar' },
    summary: ({ statistics }) =>
      someOf(statistics.figures.map(({ figure, label }) => `${figure} ${label}`)),
    Fields: StatisticsFields,
    preview: previewStatistics,
  },
  {
    id: 'vision',
    title: cardTitles.vision,
    where: 'Profil Sekolah',
    page: '/profil',
    facts: ['vision', 'missions', 'values'],
    labels: { vision: 'Visi', missions: 'Misi', values: 'Nilai' },
    summary: ({ vision }) => vision,
    Fields: VisionFields,
    preview: previewVision,
  },
  {
    id: 'history',
    title: cardTitles.history,
    where: 'Profil Sekolah',
    page: '/profil',
    facts: ['history'],
    labels: { history: 'Sejarah' },
    summary: ({ history }) => someOf(history.map(({ year, title }) => `${year} ${title}`)),
    Fields: HistoryFields,
    preview: previewHistory,
  },
  {
    id: 'structure',
    title: cardTitles.structure,
    where: 'Struktur Organisasi',
    page: '/profil/struktur-organisasi',
    facts: ['structure'],
    labels: { 'structure.posts': 'Jabatan', 'structure.chart': 'Gambar bagan' },
    summary: ({ structure }) => someOf(structure.posts.map(({ title }) => title)),
    Fields: StructureFields,
    preview: previewStructure,
  },
  ...calendarCards,
];

function wavesInWords(waves: Facts['waves'], now: Date, clock: Clock): string {
  const open = waves.filter((wave) => waveAt(wave, now, clock).kind === 'open');
  const upcoming = waves.filter((wave) => waveAt(wave, now, clock).kind === 'upcoming');
  if (waves.length === 0) return 'Belum ada gelombang';
  if (open.length + upcoming.length === 0) return 'Semua sudah ditutup';
  const parts = [
    open.length > 0 && `Dibuka: ${open.map(({ name }) => name).join(', ')}`,
    upcoming.length > 0 && `Akan dibuka: ${upcoming.map(({ name }) => name).join(', ')}`,
  ];
  return parts.filter(Boolean).join('. ');
}
