import { expect, test } from 'vitest';
import { sumCosts } from './admission.ts';
import { clockOf } from './clock.ts';
import { parseDate } from './dates.ts';
import { defaultFacts, factsOf } from './default-facts.ts';
import { admissionContact, placeOf } from './facts.ts';
import { allCategories, articleCategories, fetching, limits } from './limits.ts';
import { callToAction, footerNavigation, mainNavigation } from './navigation.ts';

const clock = clockOf('Asia/Jakarta');

const gelombang = defaultFacts.waves;
const requiredDocuments = defaultFacts.requirements.documents;
const facts = defaultFacts.statistics.figures;
const { missions, values, vision } = defaultFacts;

test('[B-06] a vision, five missions and the six values by name', () => {
  expect(vision).not.toBe('');
  expect(new Set(missions).size).toBe(5);
  expect(values.map((value) => value.name)).toEqual([
    'Taqwa dan Akhlak Mulia',
    'Keunggulan Akademik',
    'Kepemimpinan Islami',
    'Inovasi dan Kreativitas',
    'Kemandirian dan Tanggung Jawab',
    'Toleransi dan Persaudaraan',
  ]);
});

test('[K-02] fee, documents and the three waves with period and discount', () => {
  expect(defaultFacts.costs[0]).toMatchObject({ label: 'Biaya pendaftaran', amount: 150_000 });
  expect(requiredDocuments).toEqual([
    expect.stringMatching(/kartu keluarga.*1 lembar/i),
    expect.stringMatching(/3×4 cm.*5 lembar/),
    expect.stringMatching(/NISN.*daring/),
    expect.stringMatching(/formulir.*diisi/i),
  ]);
  expect(gelombang).toEqual([
    { name: 'Golden Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 1_000_000 },
    { name: 'Silver Ticket', opens: '2025-01-20', closes: '2025-02-20', discount: 500_000 },
    { name: 'Reguler', opens: '2025-01-22', closes: '2025-02-22', discount: 0 },
  ]);
  for (const { opens, closes } of gelombang) {
    expect(Number(parseDate(opens, clock))).toBeLessThan(Number(parseDate(closes, clock)));
  }
});

test('[K-03] the claims about staff and alumni', () => {
  const staff = defaultFacts.statistics.staff.map(({ count, degree }) => `${count} ${degree}`);
  expect(staff).toEqual(['1 S3', '8 S2', '12 Timur Tengah', '40 S1']);
  expect(facts.map((fact) => fact.figure)).toEqual(['40+', '12', '8 + 1', '40']);
});

test('[K-01] hours in WIB, Sunday first: closed, Monday to Friday 8 to 16, Saturday 8 to 12', () => {
  const day = { open: '08:00', close: '16:00' };
  expect(defaultFacts.hours).toEqual([
    null,
    day,
    day,
    day,
    day,
    day,
    { open: '08:00', close: '12:00' },
  ]);
  expect(defaultFacts.time_zone).toBe('Asia/Jakarta');
});

test('[K-01] three contacts with title, phone and a number that wa.me takes', () => {
  expect(defaultFacts.contacts).toHaveLength(3);
  for (const { title, phone, whatsapp } of defaultFacts.contacts) {
    expect(title).not.toBe('');
    expect(whatsapp).toMatch(/^62\d{8,12}$/);
    expect(phone.replaceAll(' ', '').replace(/^0/, '62')).toBe(whatsapp);
  }
});

test('[H-06] address in Aceh Tenggara, three channels, quick links, copyright 2024', () => {
  expect(defaultFacts.identity.address.regency).toContain('Aceh Tenggara');
  expect(defaultFacts.socials.map((social) => social.kind)).toEqual([
    'facebook',
    'instagram',
    'youtube',
  ]);
  for (const { url } of defaultFacts.socials) expect(url).toMatch(/^https:\/\//);
  expect(defaultFacts.identity.copyrightYear).toBe(2024);
  expect(footerNavigation.map((item) => item.label)).toEqual([
    ...['Profil Sekolah', 'Artikel', 'Pengumuman', 'Galeri', 'Data Siswa'],
  ]);
});

test('[H-01] the navigation with its paths, in its order', () => {
  expect(mainNavigation.map(({ label, path }) => `${label} ${path}`)).toEqual([
    ...['Beranda /', 'Profil /profil', 'Artikel /artikel', 'Pengumuman /pengumuman'],
    ...['Prestasi /prestasi', 'Galeri /galeri', 'Kontak /kontak'],
  ]);
  expect(mainNavigation[1]?.children).toEqual([
    { label: 'Profil Sekolah', path: '/profil' },
    { label: 'Struktur Organisasi', path: '/profil/struktur-organisasi' },
  ]);
  expect(callToAction).toEqual({ label: 'Bergabung', path: '/bergabung' });
});

test('[A-01] the category buttons in their order', () => {
  const buttons = [allCategories, ...articleCategories];
  expect(buttons).toEqual(['Semua', 'Pendidikan', 'Tahfidz', 'Opini', 'Kegiatan', 'Prestasi']);
});

test('the constants, in milliseconds', () => {
  expect(limits).toMatchObject({
    ...{ homeArticles: 6, homeAnnouncements: 4, homeGallery: 6, sidebarItems: 3 },
    ...{ dropdownCloseDelay: 500, carouselInterval: 4000, carouselFade: 700, copiedShownFor: 1200 },
    ...{ tooltipOpenDelay: 700, tooltipSkipDelay: 300, pdfSizeLabel: '120 KB' },
  });
  expect(fetching).toEqual({
    ...{ unusedCacheTime: 300_000, queryRetries: 3, retryDelayCap: 30_000, mutationRetries: 0 },
  });
});

test('[J-01] what a school has saved stands over the sample, key by key', () => {
  const facts = factsOf({ vision: 'Mendidik.', waves: [] });
  expect(facts).toEqual({ ...defaultFacts, vision: 'Mendidik.', waves: [] });
});

test('[J-01] a school’s place is its town and regency, once where both are one', () => {
  const { identity } = defaultFacts;
  expect(placeOf(identity)).toBe('Kutacane, Aceh Tenggara');
  const address = { ...identity.address, town: 'Ambon', regency: 'Kota Ambon' };
  expect(placeOf({ ...identity, address })).toBe('Ambon');
});

test('[J-01] parents ask the contact for admission, else the first', () => {
  const [office, ...others] = defaultFacts.contacts;
  expect(admissionContact(defaultFacts)?.title).toBe('Pendaftaran');
  const contacts = [office, ...others].flatMap((one) => (one && !one.admission ? [one] : []));
  expect(admissionContact({ contacts })).toBe(office);
});

test('[J-11] the sums of a new pupil: until the first month is over, and in the first year', () => {
  // Once: 150,000 + 3,500,000 + 1,250,000 + 650,000; yearly: 350,000; monthly: 750,000.
  expect(sumCosts(defaultFacts.costs)).toEqual({
    firstMonth: 6_650_000,
    month: 750_000,
    firstYear: 14_900_000,
  });
  expect(sumCosts([])).toEqual({ firstMonth: 0, month: 0, firstYear: 0 });
});
