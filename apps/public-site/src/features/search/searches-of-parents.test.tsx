import { createPublicClient } from '@pesantren/api-client/public-client';
import { createSearch } from '@pesantren/api-client/search';
import { createTellVisits } from '@pesantren/api-client/visits';
import { defaultClock } from '@pesantren/content/clock';
import { shownFacts } from '@pesantren/content/shown-facts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { SiteConfig } from '../../config.ts';
import type { SiteClient } from '../../services.ts';
import { api, providerForEachTest, visit } from '../../testing/site.tsx';
import { everydaySearches } from './everyday-searches.ts';
import { findFixed } from './find-fixed.ts';
import { fixedPartsOf } from './fixed-parts.ts';
import { bestQuery, emptyAnswerQuery, isUncertain, searchQuery } from './search-query.ts';
import { type Search, searchesOfParents } from './searches-of-parents.ts';
import { firstResults, meantResults } from './shown-result.ts';

providerForEachTest();

/** The titles and addresses of the results of a search, in order, before any script. */
async function results(q: string, profile: 'full' | 'plain') {
  const html = await (await visit(`/cari?q=${encodeURIComponent(q)}`, { profile })).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('main li h2 a')];
  return links.map((link) => ({ title: link.textContent, href: link.getAttribute('href') ?? '' }));
}

/** The titles that a search answers with, as its page does, and its suggestion where it finds nothing. */
function answers() {
  const fetch: typeof globalThis.fetch = (input, init) => api.fetch(new Request(input, init));
  const options = { url: api.url, key: api.key, fetch, profile: 'full' } as const;
  const client = { ...createPublicClient(options), ...createSearch(options) } as SiteClient;
  const facts = shownFacts({});
  const services = {
    client,
    facts,
    clock: defaultClock,
    config: { apiProfile: 'full' } as SiteConfig,
  };
  const parts = fixedPartsOf(facts, 'full');
  const queryClient = new QueryClient();
  const find = (q: string) => queryClient.query(searchQuery(client, { q, page: 1 }));
  const resultsOfMeant = async (q: string) => {
    const { suggestion, best } = await queryClient.query(emptyAnswerQuery(services, q));
    if (!suggestion) return [];
    const { items } = await find(suggestion);
    const found = firstResults(findFixed(parts, suggestion), items, new Date(), defaultClock);
    return meantResults(suggestion, found, best);
  };
  const resultsOf = async (q: string) => {
    const found = await find(q);
    const fixed = findFixed(parts, q);
    if (found.total + fixed.length === 0) return resultsOfMeant(q);
    const isBest = isUncertain(q, fixed, found);
    const best = isBest ? await queryClient.query(bestQuery(services, q, found.items)) : [];
    return firstResults(fixed, found.items, new Date(), defaultClock, best);
  };
  return async (q: string) => (await resultsOf(q)).map(({ title }) => title);
}

/** The searches of a list by the place of the first right answer: those not in the first, and not among the first three. */
async function misses(titles: (q: string) => Promise<string[]>, searches: readonly Search[]) {
  const missed = { first: [] as string[], three: [] as string[] };
  for (const { q, wanted } of searches) {
    const place = (await titles(q)).findIndex((title) =>
      wanted.some((one) => title.startsWith(one)),
    );
    const line = `${place + 1}. ${q} | ${wanted.join('; ')}`;
    if (place !== 0) missed.first.push(line);
    if (place < 0 || place > 2) missed.three.push(line);
  }
  return missed;
}

test('[F-100] [F-101] [F-102] what parents type leads to the right page', async () => {
  await api.seed();
  const titles = answers();
  for (const list of [searchesOfParents, ...everydaySearches]) {
    const { first, three } = await misses(titles, list);
    expect(list.length).toBeGreaterThanOrEqual(60);
    expect(three, 'not among the first three').toEqual([]);
    expect(first.length, first.join('\n')).toBeLessThanOrEqual(list.length / 12);
  }
  for (const q of ['h2', 'strong', 'jpg', 'img', 'href']) expect(await titles(q), q).toEqual([]);
});

test('[F-101] each part of a fixed page leads to its place, with every provider', async () => {
  const table: Record<string, string> = {
    'uang pangkal': '/bergabung#biaya',
    'golden ticket': '/bergabung#gelombang',
    'syarat pendaftaran': '/bergabung#syarat',
    direktur: '/profil/struktur-organisasi#susunan',
    visi: '/profil#visi',
    sejarah: '/profil#sejarah',
    guru: '/profil#pengajar',
    lokasi: '/kontak#alamat',
    'nomor telepon': '/kontak#orang',
    'jam buka': '/kontak#jam-buka',
    facebook: '/kontak#media-sosial',
    pendiri: '/#pesan-pendiri',
    'nilai inti': '/#nilai',
    'alumni di luar negeri': '/#angka',
  };
  const parts = fixedPartsOf(shownFacts({}), 'full');
  const pages = new Map<string, string>();
  for (const [q, href] of Object.entries(table)) {
    expect(findFixed(parts, q)[0]?.href, q).toBe(href);
    const [path = '', id = ''] = href.split('#');
    const html = pages.get(path) ?? (await (await visit(path)).text());
    pages.set(path, html);
    expect(html, href).toContain(` id="${id}"`);
  }
  const [first] = await results('uang pangkal', 'plain');
  expect(first).toEqual({ title: 'Semua biaya', href: '/bergabung#biaya' });
});

test('[F-102] a page answers by its heading: before news, with what stands below it, and leads there', async () => {
  await api.seed();
  for (const q of ['pulang kapan', 'bawa hape', 'apakah santri boleh bawa hp']) {
    const [first] = await results(q, 'full');
    expect(first?.title, q).toBe('Tanya jawab');
    const [path = '', id] = first?.href.split('#') ?? [];
    expect(await (await visit(path)).text(), q).toContain(` id="${id}"`);
  }
  const page = new DOMParser().parseFromString(
    await (await visit('/cari?q=bawa%20hape')).text(),
    'text/html',
  );
  expect(page.querySelector('main li p.line-clamp-3')?.textContent).toMatch(
    /^Bolehkah santri membawa ponsel\? Tidak\. Ponsel, laptop/,
  );
});

test('[F-102] below few results of many words stands what holds fewer of them, each once', async () => {
  await api.seed();
  for (const q of ['panen sayur kebun santri', 'panen kebun fasilitas']) {
    const found = await results(q, 'full');
    expect(found[0]?.title, q).toBe('Fasilitas');
    expect(
      found.slice(1, 6).map(({ title }) => title),
      q,
    ).toContain('Kebun adalah laboratorium pertama');
    expect(new Set(found.map(({ href }) => href)).size, q).toBe(found.length);
  }
});

test('[F-102] words are marked where they stand, in title and excerpt', async () => {
  await api.create('articles', {
    title: 'Belajar Al-Qur\u2019an',
    content: `${'awal '.repeat(60)} Tahfidz pagi.`,
  });
  const html = await (await visit('/cari?q=alquran%20tahfiz')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const [first] = page.querySelectorAll('main li');
  expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual([
    'Al-Qur\u2019an',
    'Tahfidz',
  ]);
});

test('[F-102] an empty answer asks what was meant, else shows ways on', async () => {
  await api.seed();
  const html = async (q: string) => {
    const text = await (await visit(`/cari?q=${encodeURIComponent(q)}`)).text();
    return new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  };
  const typos = {
    beasisawa: 'beasiswa',
    'kunjungna orang tua': 'kunjungan orang tua',
    pendaftraan: 'pendaftaran',
    // Without vowels, or without a space.
    prlngkpn: 'perlengkapan',
    uangpangkal: 'uang pangkal',
    // What nobody has written of is left out.
    'beasiswa tahfiz turki': 'beasiswa',
    'piknik lebaran': 'lebaran',
    'helikopter pulang': 'pulang',
  };
  for (const [q, meant] of Object.entries(typos)) {
    const main = await html(q);
    expect(main?.textContent, q).toContain(`Mungkin maksud Anda ${meant}?`);
    const [link] = main?.querySelectorAll('section a') ?? [];
    expect(new URL(link?.getAttribute('href') ?? '', 'https://a.id').searchParams.get('q')).toBe(
      meant,
    );
    expect(main?.querySelectorAll('section li h2').length, q).toBeGreaterThan(0);
  }
  const main = await html('zzzz');
  expect(main?.textContent).not.toContain('Mungkin');
  const ways = (page: Element | null) =>
    [...(page?.querySelectorAll('section a') ?? [])].map((link) => link.textContent);
  const announced = [
    'Jadwal Ujian Akhir Semester Ganjil',
    'Hari kunjungan orang tua bulan Desember',
    'Panduan pendaftaran santri baru',
  ];
  expect(ways(main)).toEqual(['Tanya jawab', 'Kontak', ...announced]);
  const fetch: typeof globalThis.fetch = (input, init) => api.fetch(new Request(input, init));
  const tell = createTellVisits({ url: api.url, key: api.key, fetch, profile: 'full' });
  await tell({ pages: { '/halaman/fasilitas': 9 }, speeds: {} });
  const read = ways(await html('yyyy'));
  expect(read).toEqual(['Tanya jawab', 'Kontak', 'Fasilitas', ...announced.slice(0, 2)]);
});
