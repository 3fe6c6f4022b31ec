import type { Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import {
  dismissToast,
  onBothScreens,
  openList,
  sendButton,
  startButton,
  uniqueTitle,
} from '../resource-steps.ts';

const title = (page: Page) => page.getByLabel('Judul', { exact: true });
/** Closes the form; its name tells whether a draft is stored already, as it is once typing rests. */
const cancel = (page: Page) => page.getByRole('button', { name: /^(?:Batal|Tutup)$/ });

/** Goes from the achievements to another screen and back; what is open in the form stays behind as a draft. */
async function leaveAndReturn(page: Page, isAsked: boolean): Promise<void> {
  await page.getByRole('link', { name: 'Artikel', exact: true }).click();
  if (isAsked) await page.getByRole('button', { name: 'Tinggalkan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  await page.getByRole('link', { name: 'Prestasi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();
}

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[F-16] what is typed right after "Batal" is all in the title, five times', async ({
    signedInPage: admin,
    page,
    system,
  }) => {
    await openList(admin, system, 'prestasi');
    const description = admin.getByLabel('Deskripsi prestasi');
    await description.fill('Juara');
    const tools = await page.context().newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    for (let round = 1; round <= 5; round += 1) {
      await expect(cancel(admin)).toBeVisible();
      // Without a pause between the two, which no hand is fast enough for.
      await cancel(admin).evaluate((button: HTMLElement) => {
        button.click();
        document.querySelector<HTMLElement>('[aria-label="Deskripsi prestasi"]')?.focus();
      });
      await page.keyboard.type('Panen');
      await expect(description, `round ${round}`).toHaveValue('Panen');
      await expect(description, `round ${round}`).toBeFocused();
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('[F-16] a text that closes shows the list before it goes, and keeps nobody from opening a page meanwhile', async ({
    admin,
    page,
  }) => {
    await startButton(admin).click();
    await expect(cancel(admin)).toBeVisible();
    // Within one task, before the next frame.
    const shown = await cancel(admin).evaluate(async (button: HTMLElement) => {
      const form = button.closest('form');
      button.click();
      await null;
      const isListThere = Boolean(document.elementFromPoint(180, 500)?.closest('table'));
      const isFormThere = form?.isConnected === true && form.checkVisibility();
      document.querySelector<HTMLElement>('nav a[href$="/gallery"]')?.click();
      return { isListThere, isFormThere, isFormKept: form?.isConnected };
    });
    expect(shown).toEqual({ isListThere: true, isFormThere: false, isFormKept: true });
    await expect(admin.getByRole('heading', { level: 1, name: 'Galeri' })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(page).toHaveURL(/\/gallery$/);
  });

  test('[F-16] a text whose first draft arrives while it closes closes all the same', async ({
    admin,
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route('**/api/articles.php', async (route) => {
      if (route.request().method() === 'POST') await gate.promise;
      await route.fallback();
    });
    await startButton(admin).click();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await title(admin).fill(uniqueTitle('Panen'));
    await sent;
    // The frame that shows the list first does not come before the draft.
    const frames = await page.evaluateHandle(() => {
      const held: FrameRequestCallback[] = [];
      const request = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => held.push(callback);
      return () => {
        window.requestAnimationFrame = request;
        for (const callback of held) request(callback);
      };
    });
    await cancel(admin).click();
    gate.resolve();
    await expect(page).toHaveURL(/\/articles\/\d+$/);
    await frames.evaluate((come) => come());
    await expect(page).toHaveURL(/\/articles$/);
    await expect(admin.getByText('Draf tersimpan.')).toBeVisible();
  });
});

onBothScreens(740, () => {
  test('[F-16] Tab leaves the form closed; typing, Enter or a touch opens it', async ({
    admin,
    page,
    system,
  }) => {
    await title(admin).focus();
    await page.keyboard.press('Tab');
    await expect(startButton(admin)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(admin.getByRole('searchbox')).toBeFocused();
    await expect(cancel(admin)).toHaveCount(0);

    await title(admin).focus();
    await page.keyboard.press('Enter');
    await expect(cancel(admin)).toBeVisible();
    await expect(title(admin)).toBeFocused();
    await page.keyboard.type('Ada');
    await expect(title(admin)).toHaveValue('Ada');
    await cancel(admin).click();

    await startButton(admin).press('Enter');
    await expect(title(admin)).toBeFocused();
    await cancel(admin).click();

    await title(admin).focus();
    await page.keyboard.type('Panen');
    await expect(cancel(admin)).toBeVisible();
    await expect(title(admin)).toHaveValue('Panen');
    await cancel(admin).click();

    await openList(admin, system, 'prestasi');
    await admin.getByLabel('Deskripsi prestasi').click();
    await expect(cancel(admin)).toBeVisible();
  });

  // An achievement has no draft on the server, to which two seconds of rest would move it.
  test('[F-15] a text that was left unfinished does not open by itself: one line offers it', async ({
    signedInPage: admin,
    system,
  }) => {
    const name = uniqueTitle('Juara khataman');
    const description = admin.getByLabel('Deskripsi prestasi');
    await openList(admin, system, 'prestasi');
    await description.fill(name);
    await leaveAndReturn(admin, true);

    const offer = admin.getByRole('status').filter({ hasText: name });
    await expect(offer).toContainText('belum tersimpan');
    await expect(cancel(admin)).toHaveCount(0);
    await expect(description).toHaveValue('');
    await expect(admin.getByRole('searchbox')).toBeInViewport();
    const height = async () => (await offer.boundingBox())?.height;
    await expect.poll(height).toBeLessThan(110);
    expect(await findAxeViolations(admin)).toEqual([]);

    await offer.getByRole('button', { name: 'Buang' }).click();
    await expect(offer).toHaveCount(0);
    await admin.getByRole('button', { name: 'Urungkan' }).click();
    await leaveAndReturn(admin, false);
    await expect(cancel(admin)).toHaveCount(0);
    await offer.getByRole('button', { name: 'Lanjutkan' }).click();
    await expect(description).toHaveValue(name);
    await sendButton(admin).click();
    await dismissToast(admin, 'Prestasi disimpan.');
    await leaveAndReturn(admin, false);
    await expect(offer).toHaveCount(0);
  });
});
