import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { button } from '../resource-steps.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Counts the taps of a page; choosing a day in the phone's own calendar is one. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    sessionStorage.setItem('taps', '0');
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) {
          sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1));
        }
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('taps')));
}

test('[J-19] a wave is opened with at most six taps, and six surfaces have it within 5 s', async ({
  admin,
  system,
  context,
}) => {
  const name = `Gelombang ${crypto.randomUUID().slice(0, 8)}`;
  const visitor = await context.newPage();
  const taps = await countTaps(admin);
  await admin.getByRole('link', { name: 'Data sekolah' }).tap();
  await admin.getByRole('link', { name: 'Gelombang pendaftaran' }).tap();
  await button(admin, 'Tambah gelombang').tap();
  // The new row's name has the focus already.
  await admin.keyboard.press('ControlOrMeta+A');
  await admin.keyboard.type(name);
  const closes = admin.getByLabel('Ditutup').last();
  await closes.tap();
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  await closes.fill(day);
  await button(admin, 'Simpan Perubahan').tap();
  await expect(admin.getByText('Gelombang pendaftaran: disimpan.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(5);

  const textOf = async (path: string) => (await visitor.request.get(system.site + path)).text();
  await expect(async () => {
    const [home, page, calendar] = await Promise.all(
      ['/', '/bergabung', '/gelombang.ics'].map(textOf),
    );
    const [, data] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page ?? '') ?? [];
    for (const surface of [home, page, calendar, data]) expect(surface).toContain(name);
    // The state of admission over all waves.
    for (const surface of [home, page])
      expect(surface).not.toContain('Semua gelombang sudah ditutup');
  }).toPass({ timeout: 5_000 });
  await visitor.goto(`${system.site}/bergabung`);
  await visitor.emulateMedia({ media: 'print' });
  await expect(visitor.getByText(name).first()).toBeVisible();
  await visitor.close();
});
