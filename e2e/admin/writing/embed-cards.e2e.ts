import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { button, dismissToast, sendButton, uniqueTitle } from '../resource-steps.ts';

const video = 'https://youtu.be/dQw4w9WgXcQ';

test('[E-09] a pasted address of a video is a card, which loads it when it is touched', async ({
  admin,
  page,
  system,
  context,
  browser,
}) => {
  const title = uniqueTitle('Wisuda');
  await button(admin, 'Tulis artikel').click();
  await page.keyboard.type(title);
  const text = admin.getByRole('textbox', { name: 'Isi' });
  await text.click();
  await page.keyboard.type('Tonton:');
  await page.keyboard.press('Enter');
  await text.evaluate((element, address) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', address);
    const event = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent('paste', event));
  }, video);
  await expect(text.locator('.embed')).toHaveAttribute('data-label', 'Putar video YouTube');
  await sendButton(admin).click();
  await dismissToast(admin, 'Artikel disimpan.');
  const all = await readList<{ title: string; content: string; slug: string }>(
    page.request,
    system,
    'articles',
  );
  const { content, slug } = all.find((item) => item.title === title) ?? {};
  expect(content).toBe(`Tonton:\n\n${video}`);

  const address = `${system.site}/artikel/${slug}`;
  const foreign: string[] = [];
  const visitor = await context.newPage();
  await visitor.route(/youtube|ytimg|google/, async (route) => {
    foreign.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<p>Video</p>' });
  });
  await visitor.goto(address);
  const card = visitor.getByRole('link', { name: 'Putar video YouTube' });
  await expect(card).toHaveAttribute('href', video);
  expect(foreign).toEqual([]);
  await card.click();
  const frame = visitor.frameLocator('iframe[title="Putar video YouTube"]');
  await expect(frame.getByText('Video')).toBeVisible();
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);

  const scriptless = await browser.newPage({ javaScriptEnabled: false });
  await scriptless.goto(address);
  await expect(scriptless.getByRole('link', { name: 'Putar video YouTube' })).toHaveAttribute(
    'href',
    video,
  );
  await scriptless.close();
});
