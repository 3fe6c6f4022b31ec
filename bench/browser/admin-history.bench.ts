import { budgets } from '../../e2e/budgets/budgets.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { report } from '../harness/report.ts';

/** A body of 20 kB in paragraphs of a sentence and a half; `word` stands in every fifth of them. */
function bodyWith(word: string): string {
  const paragraphs = Array.from({ length: 100 }, (_, index) => {
    const rest =
      `Paragraf ${index} menceritakan panen padi di sawah sebelah timur asrama putra. `.repeat(2);
    return `<p>${index % 5 ? '' : word} ${rest}</p>`;
  });
  return paragraphs.join('').padEnd(20_000, ' ');
}

test('the difference of two versions of 20 kB, from the touch to the paint, on a slow processor', async ({
  admin,
  page,
  system,
}) => {
  const send = async (method: string, path: string, content: string) => {
    const answer = await page.request.fetch(`${system.api}/articles.php${path}`, {
      method,
      headers: { 'X-API-Key': system.env.API_KEY ?? '', Origin: system.admin },
      data: { state: 'published', title: 'Panen raya', content },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const { id } = await send('POST', '', bodyWith('Pagi'));
  await send('PUT', `/${id}`, bodyWith('Petang'));
  await send('PUT', `/${id}`, bodyWith('Malam'));
  await page.goto(`${system.admin}/adminsekolah/articles/${id}`);
  await admin.getByRole('button', { name: 'Riwayat' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Riwayat' });
  const versions = dialog.getByRole('listitem').getByRole('button');
  await expect(versions).toHaveCount(3);
  // Each version is read once; afterwards a touch pays for nothing but the difference.
  for (const index of [1, 0]) {
    await versions.nth(index).click();
    await expect(dialog.locator('ins').first()).toContainText(index ? 'Petang' : 'Malam');
  }
  const durations = await page.evaluateHandle(() => {
    const found: number[] = [];
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') found.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return found;
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const index of [1, 0, 1, 0]) {
    await versions.nth(index).click();
    await page.waitForTimeout(1000);
  }
  const milliseconds = await durations.evaluate((found) => Math.max(0, ...found));
  report('admin-history', { difference: { milliseconds } });
  expect(milliseconds).toBeLessThanOrEqual(budgets.adminTouches.difference);
});
