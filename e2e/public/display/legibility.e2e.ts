import { findIllegibleText } from '../../accessibility/legibility.ts';
import { expect, test } from '../../fixtures.ts';
import { layOutSections } from '../../layout.ts';
import { pages } from '../public-pages.ts';

test.use({ viewport: { width: 360, height: 740 } });

for (const path of pages.map((page) => page.path)) {
  test(`[F-42] ${path}: no letter under 12 px, no contrast under 7, light and dark`, async ({
    page,
    system,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(system.site + path);
      await layOutSections(page);
      expect(await page.evaluate(findIllegibleText, { onPaper: false }), colorScheme).toEqual([]);
    }
  });
}

test('[F-42] the organisation is a chart of text before it is a picture', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/profil/struktur-organisasi`);
  const heading = page.getByRole('heading', { name: 'Susunan organisasi' });
  const picture = page.getByRole('img', { name: /^Bagan organisasi/ });
  const [chart, image] = [await heading.boundingBox(), await picture.boundingBox()];
  expect(chart?.y).toBeLessThan(image?.y ?? 0);
});
