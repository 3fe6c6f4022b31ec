import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';

/** The content of a `<meta>` by its name or property, `''` when the HTML has none. */
function metaIn(html: string, name: string): string {
  const tag = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html);
  return tag?.[1] ?? '';
}

test('[S01] every address of the sitemap has metadata, and each kind its Open Graph image', async ({
  request,
  system,
}) => {
  const sitemap = await (await request.get(`${system.site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => `${address}`,
  );
  expect(addresses.length).toBeGreaterThan(40);
  const drawn = new Set<string>();
  for (const address of addresses) {
    const page = await request.get(address);
    expect(page.status(), address).toBe(200);
    const html = await page.text();
    expect(metaIn(html, 'og:url'), address).toBe(address);
    for (const name of ['description', 'og:title', 'og:description', 'twitter:card']) {
      expect(metaIn(html, name), `${name} of ${address}`).not.toBe('');
    }
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(data)['@context'], address).toBe('https://schema.org');

    const kind = new URL(address).pathname.split('/')[1] ?? '';
    if (drawn.has(kind)) continue;
    drawn.add(kind);
    const image = await request.get(metaIn(html, 'og:image'));
    expect(image.headers()['content-type'], address).toBe('image/jpeg');
    const jpeg = await image.body();
    expect(jpeg.length, address).toBeLessThanOrEqual(250_000);
    const { width, height } = await sharp(jpeg).metadata();
    expect([width, height], address).toEqual([1200, 630]);
  }
});

test('a browser runs no data block, and finds feeds, icons and manifest where the head says', async ({
  page,
  request,
  system,
}) => {
  await page.goto(`${system.site}/`);
  const links = page.locator('head').locator('link[rel=alternate], link[rel=apple-touch-icon]');
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => (link as HTMLLinkElement).href),
  );
  expect(addresses).toHaveLength(2);
  for (const address of addresses) expect((await request.get(address)).status()).toBe(200);

  const feed = await (await request.get(`${system.site}/feed.xml`)).text();
  const error = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
        ?.textContent ?? '',
    feed,
  );
  expect(error).toBe('');

  const session = await page.context().newCDPSession(page);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest.url).toBe(`${system.site}/manifest.webmanifest`);
  expect(manifest.errors).toEqual([]);
});

test('[K-02] /bergabung hands out its dates for a calendar', async ({ page, openAt }) => {
  await openAt('2025-01-10T08:00:00+07:00', '/bergabung');
  const link = page.getByRole('link', { name: 'Simpan tanggalnya di kalender' });
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('gelombang.ics');
});
