import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('[F-42] the organisation is a chart of text before it is a picture', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/profil/struktur-organisasi`);
  const heading = page.getByRole('heading', { name: 'Susunan organisasi' });
  const picture = page.getByRole('img', { name: /^Bagan organisasi/ });
  const lead = async () => {
    const [chart, image] = [await heading.boundingBox(), await picture.boundingBox()];
    return (image?.y ?? 0) - (chart?.y ?? 0);
  };
  await expect.poll(lead).toBeGreaterThan(0);
});
