import { mapEmbed, mapPage } from '@pesantren/content/contact/map';
import { defaultFacts } from '@pesantren/content/default-facts';
import { siteFiles } from '@pesantren/content/site-files';
import { afterEach, expect, test, vi } from 'vitest';
import { api, open, providerForEachTest, wordsAt } from '../../testing/site.tsx';

providerForEachTest();

/** Sets the clock of server and browser to a day and time in WIB. */
function clock(text: string): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(`${text}+07:00`);
}

afterEach(() => {
  vi.useRealTimers();
});

/** What the page will say at another time is in it, hidden. */
const shown = { ignore: '[hidden] *' };

test('[K-01] [R-04] address, three persons and hours are in the HTML', async () => {
  const words = await wordsAt('/kontak');
  const { street, town, regency, province, postcode } = defaultFacts.identity.address;
  expect(words).toContain(`${street}, ${town}${regency}, ${province} ${postcode}`);
  for (const { title, phone } of defaultFacts.contacts) {
    expect(words).toContain(title);
    expect(words).toContain(phone);
  }
});

test('[K-01] each person has a phone link and a chat link with its topic', async () => {
  const { page } = await open('/kontak');
  const main = page.getByRole('main');
  for (const { title, topic, phone, whatsapp } of defaultFacts.contacts) {
    const chat = page.getByRole<HTMLAnchorElement>('link', { name: `Kirim WhatsApp ke ${title}` });
    const { origin, pathname, searchParams } = new URL(chat.href);
    expect(origin + pathname).toBe(`https://wa.me/${whatsapp}`);
    expect(searchParams.get('text')).toContain(topic);
    const call = main.querySelector(`a[href="tel:${phone.replaceAll(' ', '')}"]`);
    expect(call?.textContent).toBe(phone);
  }
  for (const { kind, url } of defaultFacts.socials) {
    const link = [...main.querySelectorAll('a')].find(
      ({ textContent }) => textContent?.toLowerCase() === kind,
    );
    expect(link?.href).toBe(url);
  }
});

test('[K-01] marks today among the opening hours', async () => {
  clock('2026-11-21T10:00');
  const { page } = await open('/kontak');
  const rows = page.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...['Senin–Jumat 08.00–16.00 WIB', 'Sabtu hari ini08.00–12.00 WIB', 'Ahad Tutup'],
  ]);
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'date', null]);
});

test('[K-01] states whether it is open now and updates each minute', async () => {
  clock('2026-11-21T11:59:59.900');
  const { page } = await open('/kontak');
  expect(page.getByText('Buka sekarang, sampai 12.00 WIB', shown)).toBeDefined();
  clock('2026-11-21T12:00');
  expect(await page.findByText('Tutup, buka lagi Senin 08.00 WIB', shown)).toBeDefined();
});

test('[K-01] a page rendered before closing time is true to the clock it is opened at', async () => {
  clock('2026-11-20T15:59');
  const { page } = await open('/kontak', { meanwhile: () => clock('2026-11-20T16:01') });
  expect(await page.findByText('Tutup, buka lagi Sabtu 08.00 WIB', shown)).toBeDefined();
});

test('[K-01] [B-09] the map is the provider’s picture; Google’s loads on request', async () => {
  const { page, user } = await open('/kontak');
  const picture = page.getByRole<HTMLImageElement>('img', { name: /Peta gambar/ });
  expect(picture.src).toBe(`${new URL(api.url).origin}/uploads/situs/${siteFiles.map}`);
  expect(document.querySelector('iframe')).toBeNull();
  const link = page.getByRole('link', { name: 'Buka di Google Maps' });
  expect(link.getAttribute('href')).toBe(mapPage(defaultFacts.identity.map));

  await user.click(page.getByRole('button', { name: 'Tampilkan peta Google' }));
  const frame = await page.findByTitle(/Peta Google/);
  expect(frame.getAttribute('src')).toBe(mapEmbed(defaultFacts.identity.map));
  expect(document.activeElement).toBe(frame);
  expect(page.queryByRole('img', { name: /Peta gambar/ })).toBeNull();
});
