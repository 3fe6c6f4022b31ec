import { reasons } from '@pesantren/content/admission';
import { defaultFacts } from '@pesantren/content/default-facts';
import { admissionContact } from '@pesantren/content/facts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { open, providerForEachTest, saveFacts, visit, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

const requiredDocuments = defaultFacts.requirements.documents;

const office = { title: 'Kantor', topic: 'surat', phone: '0651 000 111', admission: true };

/** Sets the clock of server and browser to a day and time in WIB. */
function clock(text: string): void {
  vi.setSystemTime(`${text}+07:00`);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** What the page will say at another time is in it, hidden. */
const shown = { ignore: '[hidden] *' };

/** The words of an element that are shown. */
function wordsIn(element: Element | null): string | undefined {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const later of copy?.querySelectorAll('[hidden]') ?? []) later.remove();
  return copy?.textContent;
}

test('[K-02] [R-04] reasons, fee, documents and waves are in the HTML', async () => {
  clock('2026-11-21T12:00');
  const words = await wordsAt('/bergabung');
  for (const { title, text } of reasons) expect(words).toContain(title + text);
  for (const document of requiredDocuments) expect(words).toContain(document);
  expect(words).toContain('Rp. 150.000');
  for (const wave of [
    'DitutupGolden TicketRp1.000.00020 Jan–20 Feb 2025',
    'DitutupSilver TicketRp500.00020 Jan–20 Feb 2025',
    'DitutupRegulertanpa potongan22 Jan–22 Feb 2025',
  ]) {
    expect(words).toContain(wave);
  }
});

test('[K-03] alumni abroad and staff by degree', async () => {
  const words = await wordsAt('/bergabung');
  for (const claim of [
    'alumni di luar negeri40+',
    'guru bergelar doktor (S3)1',
    'guru bergelar magister (S2)8',
    'guru lulusan Timur Tengah12',
    'guru bergelar sarjana (S1)40',
  ]) {
    expect(words).toContain(claim);
  }
});

test('[B-07] the home page shows the same one heading level deeper', async () => {
  clock('2026-11-21T12:00');
  const shared = ['Gelombang pendaftaran', 'Syarat dan biaya', reasons[0].title];
  const { page } = await open('/bergabung');
  const own = shared.map((name) =>
    partUnder(page.getByRole('heading', { level: 2 + Number(name === reasons[0].title), name })),
  );
  const { page: home } = await open('/');
  expect(shared.map((name) => partUnder(home.getByRole('heading', { level: 3, name })))).toEqual(
    own,
  );
  expect(own[1]).toContain('Fotokopi kartu keluarga');
});

/** The words of the region or list that a heading belongs to. */
function partUnder(heading: Element): string | null | undefined {
  return heading.closest('ul, section')?.textContent;
}

test('[F-103] a wave that closed more than 60 days ago is in a line that opens', async () => {
  const table = { '2025-04-21T12:00': [], '2025-04-22T12:00': ['Golden Ticket', 'Silver Ticket'] };
  for (const [day, folded] of Object.entries(table)) {
    clock(day);
    const html = await (await visit('/bergabung')).text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    const now = page.querySelector('[aria-labelledby=gelombang] > div:not([hidden]):has(li)');
    const names = [...(now?.querySelectorAll('details h3') ?? [])].map((name) => name.textContent);
    expect(names, day).toEqual(folded);
  }
});

test('[F-103] /bergabung: the way of parents, what is open, costs, documents, asking, claims', async () => {
  const html = await (await visit('/bergabung')).text();
  const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
  expect(main?.querySelector('a')?.getAttribute('href')).toBe('/orang-tua');
  const order = [...(main?.querySelectorAll('h1, h2') ?? [])].map((heading) => heading.textContent);
  expect(order).toEqual([
    ...['Bergabung', 'Gelombang pendaftaran', 'Semua biaya', 'Syarat dan biaya'],
    ...['Tanyakan untuk anak Anda', 'Mengapa di sini'],
  ]);
  expect(html).toContain(': Tanyakan jadwal pendaftaran berikutnya"');
});

test('[K-02] offers the dates as a calendar while a wave is open or coming', async () => {
  const toCalendar = { name: 'Simpan tanggalnya di kalender' };
  clock('2025-02-22T23:59:59.900');
  const { page } = await open('/bergabung');
  expect(page.getByRole('link', toCalendar)).toBeDefined();
  clock('2025-02-23T00:00');
  await expect.poll(() => page.queryByRole('link', toCalendar)).toBeNull();
});

test('[K-02] states that all are closed and links to a chat with Pendaftaran', async () => {
  clock('2025-02-23T00:00');
  const { page } = await open('/bergabung');
  expect(page.getByText('Semua gelombang sudah ditutup')).toBeDefined();
  expect(page.getAllByText('Ditutup', shown)).toHaveLength(3);
  const link = page.getByRole<HTMLAnchorElement>('link', { name: 'Tanya lewat WhatsApp' });
  const { pathname, searchParams } = new URL(link.href);
  expect(pathname).toBe(`/${admissionContact(defaultFacts)?.whatsapp}`);
  expect(searchParams.get('text')).toContain('gelombang pendaftaran berikutnya');
});

test.each([
  ['2025-01-10T08:00', ['Belum dibuka', '10 hari lagi']],
  ['2025-01-19T23:59', ['Belum dibuka', 'besok']],
  ['2025-02-08T08:00', ['Dibuka', 'sisa 12 hari']],
  ['2025-02-20T23:59', ['Dibuka', 'hari terakhir']],
])('[K-02] Golden Ticket at %s in WIB: %s', async (now, [state, rest]) => {
  clock(now);
  const { page } = await open('/bergabung');
  const words = wordsIn(page.getByRole('heading', { name: 'Golden Ticket' }).closest('li'));
  const period = '20 Jan–20 Feb 2025';
  expect(words).toBe(`${state}Golden TicketRp1.000.000potongan uang pangkal${period}${rest}`);
});

test('[K-02] a wave opens on the page by the browser’s clock', async () => {
  clock('2025-01-19T23:59:59.900');
  const { page } = await open('/bergabung');
  expect(page.getAllByText('Belum dibuka', shown)).toHaveLength(3);
  clock('2025-01-20T00:00');
  await expect.poll(() => page.queryAllByText('Dibuka', shown).length).toBe(2);
});

test('[K-02] a page that arrives a day later shows that day', async () => {
  clock('2025-02-20T23:59');
  const drawn = await (await visit('/bergabung')).text();
  expect(drawn).toContain('hari terakhir');
  const { page } = await open('/bergabung', { meanwhile: () => clock('2025-02-21T00:01') });
  await expect.poll(() => page.queryAllByText('Ditutup', shown).length).toBe(2);
});

test('[K-02] the checklist is printed alone', async () => {
  const { page, user } = await open('/bergabung');
  const sheet = page.getByRole('heading', { name: 'Syarat dan biaya' }).closest('section');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    expect(sheet?.hasAttribute('data-printing')).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
  });
  await user.click(page.getByRole('button', { name: 'Cetak daftar' }));
  expect(print).toHaveBeenCalledOnce();
  expect(sheet?.hasAttribute('data-printing')).toBe(false);
});

test('[J-11] all costs in groups, with the sums of a new pupil', async () => {
  const { page } = await open('/bergabung');
  const table = page.getByRole('table', { name: 'Semua biaya' });
  const rows = [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toContain('Syahriah setiap bulan, semua santriRp300.000');
  expect(rows.slice(-2)).toEqual([
    expect.stringMatching(/^Bulan pertama .*Rp6\.650\.000$/),
    expect.stringMatching(/^Tahun pertama .*Rp14\.900\.000$/),
  ]);
  expect(rows.filter((row) => row === 'Masuk pertama')).toHaveLength(1);
});

test('[J-12] a school without waves and costs says that the next ones are not announced', async () => {
  await saveFacts({ waves: [], costs: [], contacts: [{ ...office, whatsapp: '' }] });
  const { page } = await open('/bergabung');
  expect(page.getByText('Gelombang berikutnya belum diumumkan')).toBeDefined();
  expect(page.queryByRole('table', { name: 'Semua biaya' })).toBeNull();
  expect(page.queryByRole('button', { name: 'Tulis di WhatsApp' })).toBeNull();
  expect(page.queryByRole('link', { name: 'Tanya lewat WhatsApp' })).toBeNull();
});

test('[J-13] the form is the browser’s own, to an address of this site', async () => {
  const { page } = await open('/bergabung');
  const form = page.getByRole('textbox', { name: 'Nama anak' }).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/bergabung/tanya']);
});
