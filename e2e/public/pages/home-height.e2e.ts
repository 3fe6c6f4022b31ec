import { defaultFacts } from '@pesantren/content/default-facts';
import { expect, test } from '../../fixtures.ts';
import { layOutSections, loadWebFont, withoutWebFont } from '../../layout.ts';
import { readList } from '../../read-list.ts';

const gelombang = defaultFacts.waves;
const facts = defaultFacts.statistics.figures;
const { missions, values } = defaultFacts;

test.use({ viewport: { width: 360, height: 740 } });

/** Nine screens of a small phone. */
const room = 9 * 740;

for (const [state, now, open] of [
  ['all closed', '2026-11-21T12:00:00+07:00', 0],
  ['all open', '2025-01-25T12:00:00+07:00', 3],
  // Before the strip of Ramadan, which is a screen's seventh more.
  ['one open', '2025-02-21T12:00:00+07:00', 1],
  ['two open, one to come', '2025-01-21T12:00:00+07:00', 2],
  ['all to come', '2025-01-10T12:00:00+07:00', 0],
] as const) {
  test(`[F-41] waves ${state}: home is nine screens of a phone at most, in either font`, async ({
    page,
    openAt,
    allowConsoleError,
  }) => {
    allowConsoleError(/net::ERR_FAILED/);
    await withoutWebFont(page);
    await openAt(now, '/');
    const board = page.getByRole('region', { name: 'Gelombang pendaftaran' });
    const words = board.getByText('Dibuka', { exact: true }).filter({ visible: true });
    await expect(words).toHaveCount(open);
    await layOutSections(page);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await expect.poll(height).toBeLessThanOrEqual(room);
    await loadWebFont(page);
    await expect.poll(height).toBeLessThanOrEqual(room);
  });
}

test('[F-41] a closed wave takes one line, and nothing of the home page is missing', async ({
  page,
  system,
  request,
}) => {
  await page.goto(system.site);
  await loadWebFont(page);
  await page.getByText('3 gelombang yang sudah lama ditutup').click();
  const waves = page.getByRole('region', { name: 'Gelombang pendaftaran' }).getByRole('listitem');
  await expect(waves).toHaveCount(gelombang.length);
  for (const wave of await waves.all()) {
    const lines = () =>
      wave.evaluate((row) => {
        const line = Number.parseFloat(getComputedStyle(row).lineHeight);
        return Math.max(...[...row.children].map((part) => Math.round(part.clientHeight / line)));
      });
    await expect.poll(lines).toBe(1);
  }
  const main = page.getByRole('main');
  for (const { figure, label } of facts) {
    const claim = main.getByRole('definition').filter({ hasText: RegExp(`^${escaped(figure)}$`) });
    await expect(claim).toHaveCount(1);
    await expect(main.getByText(label, { exact: true })).toHaveCount(1);
  }
  for (const words of [...missions, ...values.map(({ name }) => name)]) {
    await expect(main.getByText(words, { exact: true })).toBeVisible();
  }
  const articles = await readList<{ title: string }>(request, system, 'articles');
  for (const { title } of articles.slice(0, 6)) {
    await expect(main.getByRole('link', { name: title })).toBeVisible();
  }
  const pictures = await readList<{ title: string }>(request, system, 'gallery_items');
  for (const { title } of pictures.slice(0, 6)) {
    await expect(main.getByRole('link', { name: title })).toBeVisible();
  }
  const announcements = await readList<{ title: string }>(request, system, 'announcements');
  for (const { title } of announcements.slice(0, 4)) {
    await expect(main.getByRole('link', { name: title })).toBeVisible();
  }
});

function escaped(text: string): string {
  return text.replace(/[+]/g, '\\+');
}
