import { defaultFacts } from '@pesantren/content/default-facts';
import { secondSchool } from '@pesantren/content/testing/second-school';
import { expect, type Page, test } from '../../fixtures.ts';
import { photo } from '../../sample-files/photo.ts';
import { systems } from '../../systems.ts';

const { full } = systems;
const ports = { site: full.ports.site + 50, api: full.ports.site + 52 };
const site = `http://localhost:${ports.site}`;
const api = `http://localhost:${ports.api}/api`;

/** The same build for another school: data, and so facts, of its own. */
const env = {
  ...full.env,
  ...{ SITE_PORT: String(ports.site), SITE_URL: site, ADMIN_URL: full.admin },
  ...{ API_PORT: String(ports.api), API_URL: api, SEED: 'none' },
};

/** Signs in, and saves all facts, with a logo, and an announcement. */
async function fill(request: Page['request']): Promise<void> {
  const headers = { 'X-API-Key': full.env.API_KEY ?? '', Origin: full.admin };
  const { username, password } = full;
  const login = await request.post(`${api}/admin.php/login`, {
    headers,
    data: { username, password },
  });
  expect(login.ok(), await login.text()).toBe(true);
  const multipart = { file: await photo() };
  const uploaded = await request.post(`${api}/upload.php`, { headers, multipart });
  const { url } = (await uploaded.json()).data;
  const saved = await request.put(`${api}/school.php`, {
    headers: { ...headers, 'If-Match': '"0"' },
    data: { facts: secondSchool(url) },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const announcement = { title: 'Libur laut', content: 'Perahu beristirahat.', date: '', time: '' };
  const more = { priority: 'Sedang', category: 'Asrama', pdf_url: '' };
  const data = { ...announcement, ...more };
  const created = await request.post(`${api}/announcements.php`, { headers, data });
  expect(created.ok(), await created.text()).toBe(true);
}

/** Runs in the page: the words that its styles add. */
function wordsOfStyles(): string[] {
  const words = [...document.querySelectorAll('*')].flatMap((element) =>
    ['::before', '::after'].map((part) => getComputedStyle(element, part).content),
  );
  return [...new Set(words)];
}

test('[J-40] [J-01] another school’s printed sheets have its letterhead and nothing of the sample, and links lead to its facts', async ({
  page,
  request,
  ownStart,
}) => {
  const { ready } = await ownStart(env, ['api', 'public-site']);
  await ready();
  await fill(request);
  await page.emulateMedia({ media: 'print' });
  for (const path of ['/', '/bergabung', '/pengumuman/1']) {
    await expect(async () => {
      await page.goto(site + path);
      await expect(page.locator('.letterhead')).toContainText('Nurul Bahari', { timeout: 1 });
    }).toPass({ timeout: 10_000 });
    // biome-ignore lint/performance/useDomNodeTextContent: what paper does not show is no word of the sheet
    const texts = [await page.title(), await page.locator('body').innerText()];
    const sheets = await wordsOfPdf(await page.pdf({ format: 'A4' }));
    expect(sheets).toContain('Nurul Bahari');
    const words = [...texts, sheets, ...(await page.evaluate(wordsOfStyles))].join('\n');
    expect(words).toContain('(0911) 345678');
    const { identity, contacts } = defaultFacts;
    const { address } = identity;
    const ofTheSample = [identity.shortName, address.town, address.street, 'Aceh', 'Gayo', 'WIB'];
    for (const word of [...ofTheSample, ...contacts.map(({ phone }) => phone)])
      expect(words, path).not.toContain(word);
  }
  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${site}/kontak`);
  for (const [name, fact] of [
    ['Bergabung', 'Iuran'],
    ['Pondok Modern Nurul Bahari, beranda', 'Kiai Salam'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name }).first().click();
    await expect(page.getByRole('main')).toContainText(fact);
  }
  await page.goBack();
  await expect(page.getByRole('main')).toContainText('Iuran');
});

/** Returns the words on a PDF's pages, and what it says of itself. */
async function wordsOfPdf(bytes: Buffer): Promise<string> {
  // Here, since it warns of what drawing would need wherever it is loaded.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: Uint8Array.from(bytes) }).promise;
  const texts = [JSON.stringify((await pdf.getMetadata()).info)];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join('\n').replace(/\s+/g, ' ');
}
