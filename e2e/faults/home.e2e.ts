import { messages } from '@pesantren/content/messages';
import type { Page } from '@playwright/test';
import type { Fault } from '../faulty-provider/fault.ts';
import { expect, test } from '../faulty-provider/fixtures.ts';

/** Lists that the home page reads: resource, section, one item, message of failure. */
const sections = [
  {
    resource: 'articles',
    title: 'Berita & Highlight',
    failed: messages.articlesFailed,
    empty: messages.articlesEmpty,
  },
  {
    resource: 'announcements',
    title: 'Pengumuman',
    failed: messages.announcementsFailed,
    empty: messages.announcementsEmpty,
  },
  {
    resource: 'gallery_items',
    title: 'Galeri',
    failed: messages.galleryFailed,
    empty: messages.galleryEmpty,
  },
] as const;

type Section = (typeof sections)[number];

const [news, ...others] = sections;

function sectionOf(page: Page, { title }: Section) {
  const heading = page.getByRole('heading', { level: 2, name: title, exact: true });
  return page.getByRole('main').locator('section').filter({ has: heading });
}

/** Expects the page's own text, and items in every section but one. */
async function othersStand(page: Page, but: Section) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Visi & Misi' })).toBeVisible();
  for (const section of sections.filter((section) => section !== but)) {
    await expect(sectionOf(page, section).locator('article, li img').first()).toBeAttached();
    await expect(sectionOf(page, section).getByRole('alert')).toHaveCount(0);
  }
}

/** 'Coba Lagi' brings the section back once the provider is itself. */
async function recovers(page: Page, section: Section) {
  await sectionOf(page, section).getByRole('button', { name: messages.retry }).click();
  await expect(sectionOf(page, section).locator('article, li img').first()).toBeAttached();
  await expect(sectionOf(page, section).getByRole('alert')).toHaveCount(0);
}

/** One that is an answer and one that is none: which answers are a failure is the client's to tell (`packages/api-client`). */
const failures: [name: string, fault: Fault][] = [
  ['[P02] warns before its JSON', { body: '<b>Warning</b>: mysqli in <b>db.php</b><br />[]' }],
  ['[P22] drops the connection', { cut: 'before' }],
];

for (const [name, fault] of failures) {
  test(`[B-10] [L-01] ${name}: the section says so, the others stand, Coba Lagi recovers`, async ({
    page,
    system,
    provider,
  }) => {
    await provider.answers(news.resource, fault);
    const response = await page.goto(system.site);
    expect(response?.status()).toBe(200);
    await expect(sectionOf(page, news).getByRole('alert')).toContainText(news.failed);
    await expect(page.getByRole('main')).not.toContainText(/error|warning|mysqli/i);
    await othersStand(page, news);
    await provider.recovers();
    await recovers(page, news);
  });
}

for (const section of others) {
  test(`[B-10] [L-03] ${section.resource} fail alone, in their own words`, async ({
    page,
    system,
    provider,
  }) => {
    await provider.answers(section.resource, { status: 503 });
    await page.goto(system.site);
    await expect(sectionOf(page, section).getByRole('alert')).toContainText(section.failed);
    await othersStand(page, section);
    await provider.recovers();
    await recovers(page, section);
  });
}

for (const section of sections) {
  test(`[L-04] [P01] [P04] ${section.resource} that are no list are an empty one`, async ({
    page,
    system,
    provider,
  }) => {
    for (const fault of [{ body: '{"data":[{"id":1}]}' }, { status: 204, body: '' }]) {
      await provider.answers(section.resource, fault);
      await page.goto(system.site);
      await expect(sectionOf(page, section)).toContainText(section.empty);
    }
    await othersStand(page, section);
  });

  test(`[P06] one broken item among ${section.resource} is left out, the rest shows`, async ({
    page,
    system,
    provider,
  }) => {
    const items = await provider.list(section.resource);
    const body = JSON.stringify([null, { title: 'Tanpa id' }, 'teks', ...items]);
    await provider.answers(section.resource, { body });
    await page.goto(system.site);
    const first = String(items[0]?.title);
    await expect(sectionOf(page, section).getByText(first).first()).toBeAttached();
    await expect(page.getByRole('main')).not.toContainText('Tanpa id');
    await othersStand(page, section);
  });
}

test('[P08] a page does not wait the 8 s of its provider; Coba Lagi does', async ({
  page,
  ownSite,
  provider,
}) => {
  // With its caches, as it runs at a school.
  const site = await ownSite({ env: { PAGE_CACHE_MB: '8' } });
  await provider.answers(news.resource, { delay: 8000 });
  await page.goto(site);
  await expect(sectionOf(page, news).getByRole('alert')).toContainText(news.failed);
  await othersStand(page, news);
  await sectionOf(page, news).getByRole('button', { name: messages.retry }).click();
  await expect(sectionOf(page, news).locator('article').first()).toBeVisible({ timeout: 40_000 });
});
