import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { photo } from '../../sample-files/photo.ts';
import { dismissToast, onPhone, rowOf, sendButton, uniqueTitle } from '../resource-steps.ts';
import { chooseFiles, describePhoto } from './photo-steps.ts';

type File = Awaited<ReturnType<typeof photo>>;

const body = (page: Page) => page.getByRole('textbox', { name: 'Isi' });
const alts = (page: Page) =>
  body(page)
    .locator('img')
    .evaluateAll((all) => all.map((img) => img.getAttribute('alt')));

/** Puts a photo in by the toolbar, describes it, and goes on below it. */
async function place(page: Page, alt: string, file: File, caption = ''): Promise<void> {
  const pictures = body(page).locator('img');
  const before = await pictures.count();
  await chooseFiles(page, 'Foto', file);
  await expect(pictures).toHaveCount(before + 1);
  await describePhoto(page, body(page).locator('img:not([alt])').last(), alt);
  await body(page).focus();
  if (caption) {
    await page.getByRole('button', { name: 'Keterangan', exact: true }).click();
    await page.keyboard.type(caption);
  }
  await page.keyboard.press('Enter');
}

/** Pastes files as a person does who has copied them in another program. */
async function paste(page: Page, { buffer, mimeType }: File, names: readonly string[]) {
  await body(page).evaluate(
    (element, { bytes, type, names }) => {
      const clipboardData = new DataTransfer();
      for (const name of names) {
        clipboardData.items.add(new File([Uint8Array.from(bytes)], name, { type }));
      }
      const event = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', event));
    },
    { bytes: [...buffer], type: mimeType, names },
  );
}

async function content(page: Page, system: Parameters<typeof readList>[1], title: string) {
  const all = await readList<{ title: string; content: string }>(page.request, system, 'articles');
  return all.find((item) => item.title === title)?.content ?? '';
}

/** A body's blocks in short: `p`, and each picture by its alternative text. */
const outline = (html: string) =>
  [...html.matchAll(/<p>(.*?)<\/p>|<img[^>]*?(?: alt="([^"]*)")[^>]*>/g)].map(
    ([, words, alt]) => words ?? `[${alt}]`,
  );

onPhone(740, () => {
  test('[F-01] a photo that was placed stays when one types, deletes, or places another', async ({
    admin,
    page,
    system,
  }) => {
    test.slow();
    const title = uniqueTitle('Rihlah');
    const file = await photo();
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await body(admin).click();
    await page.keyboard.type('Berangkat.');
    await place(admin, 'satu', file);
    await place(admin, 'dua', file, 'Di kebun');
    await expect.poll(() => alts(admin)).toEqual(['satu', 'dua']);
    await page.keyboard.type('Lalu pulang.');
    await place(admin, 'tiga', file);
    await page.keyboard.press('Backspace');
    await expect.poll(() => alts(admin)).toEqual(['satu', 'dua', 'tiga']);
    await page.keyboard.type('Tiba');
    await page.keyboard.press('Enter');
    await page.keyboard.type('sore.');
    await body(admin).getByAltText('satu').click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Naik bus.');
    await body(admin).getByAltText('dua').click();
    await page.keyboard.type('Istirahat.');
    await body(admin).getByAltText('satu').click();
    await place(admin, 'empat', file);
    await sendButton(admin).click();
    await dismissToast(admin, 'Artikel disimpan.');
    expect(outline(await content(admin, system, title))).toEqual([
      ...['Berangkat.', '[satu]', '[empat]', 'Naik bus.', '[dua]', 'Istirahat.'],
      ...['Lalu pulang.', '[tiga]', 'Tiba', 'sore.'],
    ]);
  });

  test('[F-01] a photo that is touched twice is selected as by one touch', async ({
    admin,
    page,
  }) => {
    await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Kemah'));
    await body(admin).click();
    await page.keyboard.type('Berangkat.');
    await place(admin, 'satu', await photo());
    await page.keyboard.type('Pulang.');
    for (const clickCount of [2, 3]) {
      await body(admin).getByAltText('satu').click({ clickCount });
      await expect(admin.getByRole('toolbar', { name: 'Foto ini' })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(admin.getByRole('toolbar', { name: 'Foto ini' })).toBeHidden();
    }
    await page.keyboard.type('Naik bus.');
    await expect(body(admin)).toHaveText(/Berangkat\.\s*Naik bus\.\s*Pulang\./);
    await expect.poll(() => alts(admin)).toEqual(['satu']);
  });

  test('[F-01] ten photos in a row stand in order, pasted ones and a draft’s among them', async ({
    admin,
    page,
    system,
  }) => {
    test.slow();
    const title = uniqueTitle('Wisuda');
    const file = await photo();
    await admin.getByLabel('Judul', { exact: true }).fill(title);
    await body(admin).click();
    for (const alt of ['1', '2', '3']) await place(admin, alt, file);
    await paste(admin, file, ['a.jpg', 'b.jpg']);
    await expect(body(admin).locator('img')).toHaveCount(5);
    await place(admin, '6', file);
    await expect(body(admin).locator('img')).toHaveCount(6);
    const draft = page.waitForResponse((response) =>
      Boolean(response.request().postData()?.includes('Syukur.')),
    );
    await page.keyboard.type('Syukur.');
    await draft;
    await expect(admin.getByText(/Draf tersimpan di server/)).toBeVisible();
    await admin.getByRole('link', { name: 'Prestasi' }).click();
    await admin.getByRole('link', { name: 'Artikel', exact: true }).click();
    await rowOf(admin, title).getByRole('button', { name: 'Ubah', exact: true }).click();
    await expect(body(admin).locator('img')).toHaveCount(6);
    await body(admin).getByText('Syukur.').click();
    await page.keyboard.press('End');
    for (const alt of ['7', '8', '9', '10']) await place(admin, alt, file);
    await expect
      .poll(() => alts(admin))
      .toEqual(['1', '2', '3', null, null, '6', '7', '8', '9', '10']);
    await sendButton(admin).click();
    await dismissToast(admin, 'Artikel disimpan.');
    const stored = await content(admin, system, title);
    expect(stored.match(/<img/g)).toHaveLength(10);
    expect(stored).not.toContain('<p></p>');
  });
});

test('[F-01] text from a phone’s keyboard goes below the selected photo', async ({
  admin,
  context,
}) => {
  await admin.getByLabel('Judul', { exact: true }).fill(uniqueTitle('Panen'));
  await body(admin).click();
  await place(admin, 'satu', await photo());
  const keyboard = await context.newCDPSession(admin);
  await body(admin).getByAltText('satu').click();
  await keyboard.send('Input.imeSetComposition', {
    text: 'Sawah',
    selectionStart: 5,
    selectionEnd: 5,
  });
  await keyboard.send('Input.insertText', { text: 'Sawah' });
  await expect(body(admin).locator('p').first()).toHaveText('Sawah');
  await body(admin).getByAltText('satu').click();
  await keyboard.send('Input.insertText', { text: 'Pagi' });
  await expect.poll(() => alts(admin)).toEqual(['satu']);
  await expect(body(admin)).toContainText('Pagi');
});
