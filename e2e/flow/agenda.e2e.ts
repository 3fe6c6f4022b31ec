import { onPhone, openSettings, rowOf, sendButton, uniqueTitle } from '../admin/resource-steps.ts';
import { expect, test } from '../fixtures.ts';

onPhone(740, () => {
  test('[D-04] [D-05] [D-06] [D-07] [D-11] what the admin puts on a day stands on the site, and in a calendar', async ({
    admin,
    browser,
    request,
    system,
    allowConsoleError,
  }) => {
    if (system.name === 'plain') {
      allowConsoleError(/status of 404/);
      for (const path of ['/agenda', '/agenda.ics', '/agenda/kalender-pendidikan'])
        expect((await request.get(system.site + path)).status(), path).toBe(404);
      await expect(admin.getByRole('link', { name: 'Agenda' })).toHaveCount(0);
      return;
    }
    const title = uniqueTitle('Rapat wali santri');
    await admin.goto(`${system.admin}/adminsekolah/agenda`);
    await admin.getByRole('textbox', { name: 'Judul' }).fill(title);
    await admin.getByLabel('Tanggal', { exact: true }).fill('6 Maret 2031');
    await admin.getByLabel('Jam mulai').fill('8.30');
    await admin.getByLabel('Jam selesai').fill('12.00');
    await admin.getByLabel('Tempat').fill('aula');
    await sendButton(admin).click();
    await expect(rowOf(admin, title)).toContainText('6 Mar 2031');

    const visitor = await (
      await browser.newContext({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false })
    ).newPage();
    await visitor.goto(`${system.site}/agenda?bulan=2031-03`);
    const entry = visitor.getByRole('article').filter({ hasText: title });
    await expect(entry).toContainText('6 Maret 2031, 08.30 sampai 12.00 WIB, aula');
    await expect(visitor.getByRole('cell').filter({ hasText: title })).toBeVisible();
    const address = await entry
      .getByRole('link', { name: 'Simpan ke kalender' })
      .getAttribute('href');
    const calendar = await (await request.get(system.site + address)).text();
    expect(calendar).toContain('DTSTART;TZID=Asia/Jakarta:20310306T083000');
    await entry.getByRole('link', { name: title }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByRole('link', { name: 'Bagikan lewat WhatsApp' })).toBeVisible();
    await visitor.goBack();
    await visitor.setViewportSize({ width: 360, height: 740 });
    await expect(visitor.getByRole('table')).toBeHidden();
    await expect(entry).toBeVisible();

    await rowOf(admin, title).getByRole('button', { name: 'Ubah', exact: true }).click();
    await openSettings(admin);
    await admin.getByLabel('Dibatalkan').check();
    await admin.getByRole('button', { name: 'Simpan Perubahan' }).click();
    await expect(rowOf(admin, title)).toContainText('Dibatalkan');
    const textAt = async (path: string) => (await request.get(system.site + path)).text();
    await expect.poll(() => textAt('/agenda.ics')).toContain('STATUS:CANCELLED');
    await expect.poll(() => textAt('/agenda?bulan=2031-03')).toContain(`<s>${title}</s>`);
    await visitor.reload();
    await expect(entry.locator('s')).toHaveText(title);

    await visitor.goto(`${system.site}/`);
    await visitor
      .getByRole('region', { name: 'Agenda terdekat' })
      .getByRole('link', { name: 'Agenda terdekat' })
      .click();
    await expect(visitor).toHaveURL(`${system.site}/agenda`);
  });
});
