import { defaultFacts } from '@pesantren/content/default-facts';
import { expect, test } from '../../fixtures.ts';
import { loadWebFont } from '../../layout.ts';

/** The next instant at which it is this weekday (0 is Sunday) and time in WIB. */
function nextInWib(weekday: number, time: string): Date {
  for (let ahead = 0; ; ahead += 1) {
    const day = new Date(Date.now() + (7 + 24 * ahead) * 3_600_000);
    const instant = new Date(`${day.toISOString().slice(0, 10)}T${time}+07:00`);
    if (day.getUTCDay() === weekday && instant.getTime() > Date.now()) return instant;
  }
}

test('[K-01] address, three persons with phone and chat, social links', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/kontak`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Kontak');
  const { street, town, regency, province, postcode } = defaultFacts.identity.address;
  await expect(main.getByText(`${street}, ${town}`)).toContainText(
    `${regency}, ${province} ${postcode}`,
  );
  for (const { title, topic, phone, whatsapp } of defaultFacts.contacts) {
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:0800/);
    const chat = main.getByRole('link', { name: `Kirim WhatsApp ke ${title}` });
    const text = encodeURIComponent(topic);
    await expect(chat).toHaveAttribute(
      'href',
      RegExp(`^https://wa.me/${whatsapp}\\?text=.*${text}`),
    );
  }
  for (const { kind, url } of defaultFacts.socials) {
    await expect(main.getByRole('link', { name: RegExp(kind, 'i') })).toHaveAttribute('href', url);
  }
});

test('[K-01] hours, and whether it is open now, by the clock of WIB', async ({
  page,
  system,
  browser,
}) => {
  await page.goto(`${system.site}/kontak`);
  await expect(page.getByRole('row')).toHaveText([
    /Senin–Jumat.*08\.00–16\.00 WIB/,
    /Sabtu.*08\.00–12\.00 WIB/,
    /Ahad.*Tutup/,
  ]);
  await expect(page.locator('tr[aria-current=date]').filter({ visible: true })).toHaveCount(1);

  // Instants of the coming week, which the page knows beforehand: it needs no script for them but the controls’ own.
  for (const [weekday, time, words] of [
    [6, '11:59', 'Buka sekarang, sampai 12.00 WIB'],
    [6, '12:00', 'Tutup, buka lagi Senin 08.00 WIB'],
    [1, '07:59', 'Tutup, buka lagi hari ini 08.00 WIB'],
    [1, '08:00', 'Buka sekarang, sampai 16.00 WIB'],
  ] as const) {
    const far = await browser.newPage({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });
    await far.clock.setFixedTime(nextInWib(weekday, time));
    await far.goto(`${system.site}/kontak`);
    const status = far.getByText(/^(?:Buka sekarang|Tutup, buka lagi)/).filter({ visible: true });
    await expect(status).toHaveText(words);
    await far.close();
  }
});

test('[K-01] the map is a picture; Google is asked only when the visitor asks', async ({
  page,
  system,
}) => {
  const asked: string[] = [];
  // Google itself is out of reach for a test: what counts is that the site's policy lets its page in.
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Peta</p>' });
  });
  await page.goto(`${system.site}/kontak`);
  const picture = page.getByRole('img', { name: /Peta gambar/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  const link = page.getByRole('link', { name: 'Buka di Google Maps' });
  await expect(link).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Tampilkan peta Google' }).click();
  await expect(page.frameLocator('iframe').getByText('Peta')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.locator('iframe')).toBeFocused();
});

test('[K-01] the buttons of the three persons stay in one line', async ({ page, system }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${system.site}/kontak`);
  await loadWebFont(page);
  for (const button of await page.getByRole('link', { name: 'Kirim WhatsApp' }).all()) {
    await expect.poll(async () => (await button.boundingBox())?.height).toBeLessThan(48);
  }
});
