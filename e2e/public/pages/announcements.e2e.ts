import { messages } from '@pesantren/content/messages';
import type { Page } from '@playwright/test';
import { pauseClock } from '../../fixed-clock.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';

type Announcement = { id: number; title: string; priority: string; pdf_url: string };
type Prestasi = { id: number; prestasi: string; tanggal: string };

const cardsOf = (page: Page) => page.getByRole('main').getByRole('article');

test('[B-04] home: four announcements in two columns, and the way to all of them', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Announcement>(request, system, 'announcements');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(system.site);
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { level: 2, name: 'Pengumuman', exact: true }),
  });
  const cards = section.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(all.slice(0, 4).map(({ title }) => title));
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().x)).size);
  await expect.poll(columns).toBe(2);
  await section.getByRole('link', { name: 'Lihat Semua Pengumuman' }).click();
  await expect(page).toHaveURL(`${system.site}/pengumuman`);
});

test('[N-01] [N-02] each leads to its page; badges and PDFs are on those that have them', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Announcement>(request, system, 'announcements');
  await page.goto(`${system.site}/pengumuman`);
  await expect(cardsOf(page)).toHaveCount(8);
  for (const { id, title, priority, pdf_url } of all.slice(0, 8)) {
    const card = cardsOf(page).filter({ hasText: title });
    const link = card.getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', `/pengumuman/${id}`);
    const badge = card.getByText('Penting', { exact: true });
    await expect(badge).toHaveCount(priority === 'Penting' ? 1 : 0);
    if (priority === 'Penting') await expect(badge.locator('svg')).toBeVisible();
    const pdf = card.getByRole('link', { name: /^Unduh PDF/ });
    await expect(pdf).toHaveCount(pdf_url ? 1 : 0);
    if (pdf_url) await expect(pdf).toHaveAttribute('href', pdf_url);
  }
});

test('[N-03] the archive holds the older ones; Back returns to where one was', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Announcement>(request, system, 'announcements');
  const titles = all.map(({ title }) => title);
  await page.goto(`${system.site}/pengumuman`, { waitUntil: 'networkidle' });
  const archive = page.getByRole('link', { name: /^Arsip/ });
  await archive.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => window.scrollY);
  await archive.click();
  await expect(page).toHaveURL(/\?arsip=1$/);
  await expect(cardsOf(page).getByRole('heading')).toHaveText(titles.slice(8));
  await page.goBack();
  await expect(cardsOf(page).getByRole('heading')).toHaveText(titles.slice(0, 8));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(position);
  await page.goForward();
  await page.reload();
  await expect(cardsOf(page).getByRole('heading')).toHaveText(titles.slice(8));
});

test('search and category live in the address, with JavaScript and without', async ({
  page,
  browser,
  system,
}) => {
  const url = `${system.site}/pengumuman`;
  const found = `${url}?q=santri&kategori=Asrama`;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(url);
  await plain.getByRole('searchbox').fill('santri');
  await plain.getByRole('searchbox').press('Enter');
  await plain.getByRole('button', { name: 'Asrama' }).click();
  await expect(plain).toHaveURL(found);
  await expect(plain.getByRole('status')).toHaveText(/^\d+ pengumuman$/);
  const titles = await cardsOf(plain).getByRole('heading').allTextContents();
  expect(titles.length).toBeGreaterThan(0);
  await plain.goto(url);
  await plain.getByRole('link', { name: /^Arsip/ }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Arsip pengumuman');
  await context.close();

  await page.goto(url);
  await page.getByRole('searchbox').fill('santri');
  await page.getByRole('button', { name: 'Asrama' }).click();
  await expect(page).toHaveURL(found);
  await expect(page.getByRole('status')).toHaveText(`${titles.length} pengumuman`);
  await expect(cardsOf(page).getByRole('heading')).toHaveText(titles);
});

test('[N-04] an announcement: back, copy link, and its PDF with true size and bytes', async ({
  page,
  context,
  request,
  system,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const all = await readList<Announcement>(request, system, 'announcements');
  const { id, title, pdf_url } = all.find((item) => item.pdf_url) as Announcement;
  await page.clock.install();
  await page.goto(`${system.site}/pengumuman`);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveTitle(`${title} · Pesantren Lembah Alas`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  const name = `Pengumuman-${id}.pdf`;
  const link = page.getByRole('link', { name: `Unduh ${name}` });
  await expect(link).toHaveText('Unduh');
  const bytes = (await (await request.get(pdf_url)).body()).length;
  const box = page.locator('div').filter({ has: link }).last();
  await expect(box).toContainText(`${name}${Math.ceil(bytes / 1024)} KB`);
  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).url()).toBe(pdf_url);

  await expect(page.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
  await pauseClock(page);
  await page.getByRole('button', { name: 'Salin tautan' }).click();
  await expect(page.getByText(messages.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.resume();
  await expect(page.getByText(messages.copied)).toBeHidden();

  await page.getByRole('link', { name: 'Kembali' }).click();
  await expect(page).toHaveURL(`${system.site}/pengumuman`);
});

test('[N-04] without a PDF there is no box', async ({ page, request, system }) => {
  const all = await readList<Announcement>(request, system, 'announcements');
  const { id } = all.find((item) => !item.pdf_url) as Announcement;
  await page.goto(`${system.site}/pengumuman/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^Pengumuman-.*\.pdf$/)).toHaveCount(0);
});

test('[N-04] + on paper: letterhead and text, no chrome', async ({ page, request, system }) => {
  const [first] = await readList<Announcement>(request, system, 'announcements');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${system.site}/pengumuman/${first?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.letterhead')).toBeVisible();
  await expect(page.locator('.letterhead')).toContainText(`/pengumuman/${first?.id}`);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
});

test('[N-05] unknown: its words with status 404, and a way to the list', async ({
  page,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  const response = await page.goto(`${system.site}/pengumuman/999999`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.announcementNotFound);
  await page.getByRole('link', { name: 'Lihat semua pengumuman' }).click();
  await expect(cardsOf(page)).toHaveCount(8);
});

test('[T-01] achievements by year, newest first, dates in Indonesian long form', async ({
  page,
  request,
  system,
}) => {
  const all = await readList<Prestasi>(request, system, 'prestasi');
  const newestFirst = all.map(({ tanggal }) => tanggal).toSorted((a, b) => b.localeCompare(a));
  await page.goto(`${system.site}/prestasi`);
  const main = page.getByRole('main');
  const years = [...new Set(newestFirst.map((day) => day.slice(0, 4)))];
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(years);
  const times = main.locator('time');
  expect(
    await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime'))),
  ).toEqual(newestFirst);
  const long = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });
  await expect(times).toHaveText(newestFirst.map((day) => long.format(new Date(day))));
  await expect(main.getByText(all[0]?.prestasi ?? '')).toBeVisible();
});

test('[T-01] + a year’s link leads to its first achievement, under the bar of years', async ({
  page,
  system,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${system.site}/prestasi`, { waitUntil: 'networkidle' });
  const links = page.getByRole('navigation', { name: 'Tahun' });
  await links.getByRole('link', { name: '2024' }).click();
  await expect(page).toHaveURL(/#tahun-2024$/);
  const heading = page.getByRole('heading', { name: '2024' });
  await expect(heading).toBeInViewport();
  const isUnderBar = async () => {
    const bar = await links.boundingBox();
    const gap = ((await heading.boundingBox())?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0));
    return gap > -1 && gap < 60;
  };
  await expect.poll(isUnderBar).toBe(true);
  await expect(page.getByRole('region', { name: '2024' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
