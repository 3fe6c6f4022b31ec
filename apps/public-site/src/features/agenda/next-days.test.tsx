import { expect, test } from 'vitest';
import { api, provider, providerForEachTest, visit } from '../../testing/site.tsx';

providerForEachTest();

const blank = { ends: '', place: '', note: '', category: '', cancelled: false };

/** The links of the next days on a page, with their words. */
async function linksAt(path: string, selector: string, options?: Parameters<typeof visit>[1]) {
  const html = await (await visit(path, options)).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll(selector)].map((link) => [
    link.getAttribute('href'),
    link.textContent,
  ]);
}

/** The words of the next days. */
async function wordsOf(path: string, selector: string) {
  return (await linksAt(path, selector)).map(([, words]) => words ?? '');
}

const nextOnHome = '[aria-labelledby=agenda-terdekat] li';

test('[D-07] home and the page of parents name the next three days, but for those cancelled or over', async () => {
  for (const [title, starts, more] of [
    ['Silam', '2026-01-05', {}],
    ['Keempat', '2099-12-09', {}],
    ['Batal', '2099-12-01', { cancelled: true }],
    ['Ketiga', '2099-12-08T08:00+07:00', {}],
    ['Pertama', '2099-12-06', {}],
  ] as const)
    await api.create('agenda', { ...blank, title, starts, ...more });
  await api.create('announcements', { title: 'Kedua', event_date: '2099-12-07' });
  const first = '/agenda/5';
  expect((await wordsOf('/', nextOnHome)).map((words) => words.trim())).toEqual([
    ...['6 Desember Pertama', '7 Desember Kedua', '8 Desember Ketiga'],
  ]);
  // The list of a phone: the one of wider screens has the same.
  const told = await linksAt('/orang-tua', '[aria-label="Yang ditanyakan"] li li a');
  expect(told.filter(([href]) => href?.includes('agenda') || href?.includes('pengumuman'))).toEqual(
    [
      [first, 'Pertama'],
      ['/pengumuman/1', 'Kedua'],
      ['/agenda/4', 'Ketiga'],
    ],
  );
  expect(await linksAt('/orang-tua', 'main h2 a[href="/agenda"]')).toEqual([
    ['/agenda', 'Tanggal penting'],
  ]);
});

test('[D-07] without a day ahead, without an answer or without the extension home has no such part', async () => {
  expect(await linksAt('/', nextOnHome)).toEqual([]);
  await api.create('agenda', { ...blank, title: 'Haul', starts: '2099-12-06' });
  expect(await linksAt('/', nextOnHome)).toHaveLength(1);
  expect(await linksAt('/', 'footer a[href="/agenda"]')).toHaveLength(1);
  for (const selector of [nextOnHome, 'footer a[href="/agenda"]'])
    expect(await linksAt('/', selector, { profile: 'plain' }), selector).toEqual([]);
  provider('agenda', 'cut');
  expect(await linksAt('/', nextOnHome)).toEqual([]);
});

test('[D-08] a school year stands on one page, July to June, holidays that began before it in July', async () => {
  for (const [title, starts, ends] of [
    ['Libur panjang', '2099-06-20', '2099-07-10'],
    ['Awal tahun ajaran', '2099-07-13', ''],
    ['Rapor', '2100-06-19T08:00+07:00', '2100-06-19T12:00+07:00'],
    ['Tahun berikutnya', '2100-07-01', ''],
  ] as const)
    await api.create('agenda', { ...blank, title, starts, ends });
  const html = await (await visit('/agenda/kalender-pendidikan?tahun=2099')).text();
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe('Kalender pendidikan 2099/2100');
  const months = [...page.querySelectorAll('.school-year > li')];
  expect(months).toHaveLength(12);
  expect(months[0]?.textContent).toBe(
    'Juli 209920 Juni sampai 10 JuliLibur panjang13 JuliAwal tahun ajaran',
  );
  expect(months[1]?.textContent).toBe('Agustus 2099Tidak ada agenda.');
  expect(months[11]?.textContent).toBe('Juni 210019 Juni, 08.00 sampai 12.00 WIBRapor');
});
