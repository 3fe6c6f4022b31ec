import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../../fixtures.ts';
import { randomFrom } from '../../random-from.ts';
import { readList } from '../../read-list.ts';
import { button, dismissToast, uniqueTitle } from '../resource-steps.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

test.beforeEach(({ allowConsoleError }) =>
  allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_FAILED/),
);

/** The runs without a network in one test: four of them are the 20 of the statement, each with a time of its own. */
const runs = 5;

/** A photo of one color, by which it is known again. */
async function photoOf(red: number) {
  const create = {
    width: 60,
    height: 40,
    channels: 3,
    background: { r: red, g: 90, b: 30 },
  } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  return { name: 'IMG_1.png', mimeType: 'image/png', buffer };
}

const waiting = (page: Page) => page.getByText(/begitu ada sambungan|sedang dikirim/);

/** Waits until the browser keeps the release and answers for this page. */
async function waitUntilKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

test('[E-15] an article with photos written without a network, after the app was closed and opened', async ({
  admin,
  context,
  page,
  system,
}) => {
  await waitUntilKept(admin);
  await context.setOffline(true);
  await admin.goto(`${system.admin}/adminsekolah/articles/new`);
  const title = uniqueTitle('Tanpa sinyal');
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  const body = admin.getByRole('textbox', { name: 'Isi' });
  await body.click();
  await page.keyboard.type('Berangkat pagi.');
  const chooser = page.waitForEvent('filechooser');
  await button(admin, 'Foto').click();
  await (await chooser).setFiles([await photoOf(200), await photoOf(20)]);
  // The worker shows what waits.
  const shown = () =>
    body
      .locator('figure img')
      .evaluateAll((all) => all.map((img) => (img as HTMLImageElement).naturalWidth));
  await expect.poll(shown).toEqual([60, 60]);
  await button(admin, 'Kirim nanti').click();
  await expect(waiting(admin).first()).toBeVisible();
  await admin.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(`${system.admin}/adminsekolah/`);
  await dismissToast(next, `Terkirim: ${title}.`);
  const found = (
    await readList<{ title: string; content: string }>(next.request, system, 'articles')
  ).filter((article) => article.title === title);
  expect(found).toHaveLength(1);
  const content = found[0]?.content ?? '';
  expect(content.match(/\/uploads\/[\w-]+\.png/g)).toHaveLength(2);
  expect(content).not.toContain('antrean.invalid');
});

test('[E-15] a text whose draft was tried in vain, on a line that carries nothing, is sent later', async ({
  admin,
  context,
  page,
  system,
}) => {
  await waitUntilKept(admin);
  await admin.goto(`${system.admin}/adminsekolah/articles/new`);
  const title = uniqueTitle('Sinyal palsu');
  const calls = `${system.api}/articles.php`;
  await context.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const tried = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
  await admin.getByLabel('Judul', { exact: true }).fill(title);
  await admin.getByRole('textbox', { name: 'Isi' }).fill('Berangkat pagi.');
  await tried;
  await context.setOffline(true);
  await button(admin, 'Kirim nanti').click();
  await expect(waiting(admin).first()).toBeVisible();
  await context.unroute(calls);
  await context.setOffline(false);
  await dismissToast(admin, `Terkirim: ${title}.`);
  const all = await readList<{ title: string; content: string }>(page.request, system, 'articles');
  expect(all.filter((article) => article.title === title)).toMatchObject([
    { content: 'Berangkat pagi.' },
  ]);
});

for (const part of ['first', 'second', 'third', 'fourth'])
  test(`[E-16] the ${part} ${runs} runs without a network, closed and back at random moments: each item once, each picture once`, async ({
    admin,
    context,
    system,
  }) => {
    const seed = Number(process.env.OUTBOX_SEED ?? Date.now() % 1_000_000);
    console.log(`outbox: seed ${seed}`);
    const random = randomFrom(seed);
    const aMoment = (page: Page) => page.waitForTimeout(random() * 700);
    await waitUntilKept(admin);
    await admin.close();
    const topic = uniqueTitle(`Antrean ${part}`);
    for (let run = 0; run < runs; run += 1) {
      let page = await context.newPage();
      const goesEarly = random() < 0.5;
      if (goesEarly) await context.setOffline(true);
      await page.goto(`${system.admin}/adminsekolah/gallery/new`);
      await page.getByLabel('Judul', { exact: true }).fill(`${topic} ${run}`);
      await context.setOffline(true);
      await page
        .getByLabel('Pilih gambar')
        .first()
        .setInputFiles(await photoOf(run * 10));
      await expect(page.getByLabel('Ganti gambar')).toBeAttached();
      await button(page, 'Kirim nanti').click();
      await expect(waiting(page).first()).toBeVisible();
      for (let change = Math.floor(random() * 4); change > 0; change -= 1) {
        await context.setOffline(random() < 0.4);
        await aMoment(page);
        if (random() < 0.5) page = await reopened(page, context, system.admin);
      }
      await page.close();
    }
    await context.setOffline(false);
    const last = await context.newPage();
    await last.goto(`${system.admin}/adminsekolah/gallery`);
    await expect(last.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
    await expect.poll(async () => (await outboxTitles(last)).length, { timeout: 120_000 }).toBe(0);

    type Picture = { title: string; image: string };
    const all = await readList<Picture>(last.request, system, 'gallery_items');
    const own = all.filter(({ title }) => title.startsWith(topic));
    const numbers = own.map(({ title }) => Number(title.split(' ').at(-1))).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: runs }, (_, run) => run));
    for (const { title, image } of own) {
      const file = await (await last.request.get(image)).body();
      const { dominant } = await sharp(file).stats();
      const { channels } = await sharp(file).stats();
      expect(Math.round(channels[0]?.mean ?? dominant.r)).toBe(
        Number(title.split(' ').at(-1)) * 10,
      );
    }
    expect(new Set(own.map(({ image }) => image)).size).toBe(runs);
  });

/** The app closed and opened again. */
async function reopened(page: Page, context: BrowserContext, admin: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(`${admin}/adminsekolah/gallery`);
  return next;
}

/** What waits on the device. */
const outboxTitles = (page: Page) =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<{ outgoing?: object }[]>();
    const opening = indexedDB.open('pesantren-admin');
    opening.onsuccess = () => {
      const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
      reading.onsuccess = () => resolve(reading.result);
    };
    const drafts = await promise;
    opening.result.close();
    return drafts.filter(({ outgoing }) => outgoing);
  });
