import { createSearch } from '@pesantren/api-client/search';
import { createTellVisits } from '@pesantren/api-client/visits';
import { shownFacts } from '@pesantren/content/shown-facts';
import { expect, test } from 'vitest';
import { api, providerForEachTest, visit } from '../../testing/site.tsx';
import { findFixed } from './find-fixed.ts';
import { fixedPartsOf } from './fixed-parts.ts';
import { searchesOfParents } from './searches-of-parents.ts';
import { firstResults } from './shown-result.ts';

providerForEachTest();

/** The titles and addresses of the results of a search, in order, before any script. */
async function results(q: string, profile: 'full' | 'plain') {
  const html = await (await visit(`/cari?q=${encodeURIComponent(q)}`, { profile })).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = [...page.querySelectorAll('main li h2 a')];
  return links.map((link) => ({ title: link.textContent, href: link.getAttribute('href') ?? '' }));
}

test('[F-100] [F-101] [F-102] what parents type leads to the right page', async () => {
  await api.seed();
  const fetch: typeof globalThis.fetch = (input, init) => api.fetch(new Request(input, init));
  const { search } = createSearch({ url: api.url, key: api.key, fetch, profile: 'full' });
  const parts = fixedPartsOf(shownFacts({}), 'full');
  const titles = async (q: string) => {
    const { items } = await search(q);
    return firstResults(findFixed(parts, q), items, new Date()).map(({ title }) => title);
  };
  const places = new Map<string, number>();
  for (const { q, title } of searchesOfParents)
    places.set(`${q} | ${title}`, (await titles(q)).indexOf(title) + 1);
  const after = (least: number) =>
    [...places].flatMap(([line, place]) =>
      place > least || place === 0 ? `${place}. ${line}` : [],
    );
  expect(places.size).toBeGreaterThanOrEqual(60);
  expect(after(3), 'not among the first three').toEqual([]);
  expect(after(1).length, after(1).join('\n')).toBeLessThanOrEqual(places.size / 12);
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
      found.slice(1, 3).map(({ title }) => title),
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
    'kunjugan orang tua': 'kunjungan orang tua',
    pendaftraan: 'pendaftaran',
    // What nobody has written of is left out.
    'beasiswa tahfiz turki': 'beasiswa tahfiz',
    'paket lebaran': 'lebaran',
    'izin pulang': 'pulang',
    // Of a question the words that stand together.
    'gak sanggup bayar spp bisa nyicil': 'bayar spp nyicil',
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
