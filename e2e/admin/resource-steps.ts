import { defaultClock } from '@pesantren/content/clock';
import type { APIResponse, Locator, Page, Request, Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import type { System } from '../systems.ts';

/** Runs tests on both screens: only where what they prove differs between a table and cards, two columns and one. */
export function onBothScreens(height: number, tests: (width: number) => void): void {
  onComputer(height, tests);
  onPhone(height, tests);
}

/** Runs tests at the width of the administrator's computer. */
export function onComputer(height: number, tests: (width: number) => void): void {
  onScreen(1280, height, tests);
}

/** Runs tests at the width of a phone, where a form fills the screen and a row is a card. */
export function onPhone(height: number, tests: (width: number) => void): void {
  onScreen(360, height, tests);
}

function onScreen(width: number, height: number, tests: (width: number) => void): void {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } });
    tests(width);
  });
}

/** Opens what a phone folds below a text; elsewhere it stands beside it. */
export async function openSettings(page: Page): Promise<void> {
  const sheet = page.locator('details[data-sheet]:not([open]) > summary');
  await expect(page.getByRole('button', { name: /^(?:Batal|Tutup)$/ })).toBeVisible();
  if (await sheet.isVisible()) await sheet.click();
}

/** A title that no other test has. */
export const uniqueTitle = (topic: string) => `${topic} ${crypto.randomUUID().slice(0, 8)}`;

/** The rows of a list, or the cards of a grid of pictures. */
export const rows = (page: Page) =>
  page
    .getByRole('row')
    .or(page.getByRole('listitem'))
    .filter({ has: page.getByText('Hapus') });
export const rowOf = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The button that opens the form for something new, the one of its list. */
export const startButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Tulis artikel|Tulis baru|\S+ baru)$/ });

/** The button that sends a form for something new, and publishes where there are drafts. */
export const sendButton = (page: Page) =>
  page.getByRole('button', { name: /^(?:Tambah|Terbitkan)$/ });

/** Does to a row's item what stands beside it; on a phone it stands in the row's menu. */
export async function chooseRowAction(row: Locator, name: 'Bagikan' | 'Hapus'): Promise<void> {
  await expect(row).toBeVisible();
  const menu = row.getByRole('button', { name: 'Tindakan lain' });
  if (!(await menu.isVisible())) return row.getByRole('button', { name }).click();
  await menu.click();
  const choices = row
    .page()
    .getByRole('dialog')
    .filter({ has: row.page().getByText('Ubah', { exact: true }) });
  await choices.getByRole('button', { name, exact: true }).click();
  await expect(choices).toBeHidden();
}

/** A picture that the sample content brings along. */
export const seededPicture = (system: System) =>
  `${new URL(system.api).origin}/uploads/contoh/surau-pagi.jpg`;

/** The screen of a resource, its list there. */
export async function openList(page: Page, system: System, path: string): Promise<void> {
  await page.goto(`${system.admin}/adminsekolah/${path}`);
  await expect(rows(page).first()).toBeVisible();
}

/** Lets the provider confirm no draft of an article: the device's is all there is, however long the typing rests. */
export async function keepDraftsOnDevice(page: Page, system: System): Promise<void> {
  await page.route(`${system.api}/articles.php`, (route) =>
    route.request().postDataJSON()?.state === 'draft'
      ? fulfillAsProvider(route, system, 200, {})
      : route.fallback(),
  );
}

/** Opens a text that was left unfinished on this device. */
export async function continueWriting(page: Page, title: string): Promise<void> {
  const offer = page.getByRole('status').filter({ hasText: title });
  await offer.getByRole('button', { name: 'Lanjutkan' }).press('Enter');
}

/** Adds an item by the API (`gallery_items`), as the signed-in page may; its id. */
export async function addItem(
  page: Page,
  system: System,
  resource: string,
  item: Record<string, string>,
): Promise<string> {
  // An undated article stands above every one of today that a form made, and so may push it off the list's first page.
  const dated =
    resource === 'articles'
      ? { ...item, date: item.date ?? defaultClock.formatDate(new Date()) }
      : item;
  const response = await callProvider(page, system, 'POST', `${resource}.php`, dated);
  return String((await response.json()).id);
}

/** Calls the provider with the page's session, whatever the page shows. @throws Error where it refuses. */
export async function callProvider(
  page: Page,
  system: System,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: object,
): Promise<APIResponse> {
  const response = await page.context().request.fetch(`${system.api}/${path}`, {
    method,
    headers: {
      Origin: system.admin,
      'X-API-Key': system.env.API_KEY ?? '',
      'Content-Type': 'application/json',
    },
    ...(data && { data }),
  });
  if (!response.ok()) throw new Error(await response.text());
  return response;
}

/** [M-06] Opens the form at rest and sends it empty; every message stands there, and nothing is sent. */
export async function sendEmpty(page: Page, messages: readonly string[]): Promise<void> {
  const writes: Request[] = [];
  const note = (request: Request) => request.method() === 'POST' && writes.push(request);
  page.on('request', note);
  await startButton(page).click();
  await expect(button(page, 'Batal')).toBeVisible();
  await sendButton(page).click();
  for (const message of messages)
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.locator('form :focus')).toHaveAttribute('aria-invalid', 'true');
  page.off('request', note);
  expect(writes).toEqual([]);
}

/** [M-05] Edit from far down: the form is open at the top, with its two buttons. */
export async function edit(page: Page, text: string | RegExp): Promise<void> {
  const row = rowOf(page, text);
  await row.evaluate((element) => element.scrollIntoView());
  await row.getByRole('button', { name: 'Ubah', exact: true }).click();
  await expect(button(page, 'Simpan Perubahan')).toBeVisible();
  await expect(button(page, 'Batal')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

/** [M-05] Presses a button of the form; it closes, and the list is fetched again. */
export async function leaveForm(page: Page, name: string, resource: string): Promise<void> {
  const reloaded = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes(resource),
  );
  await button(page, name).click();
  await reloaded;
  await expect(button(page, 'Batal')).toBeHidden();
  await expect(startButton(page)).toBeVisible();
}

/** [M-08] Deletes after the exact question, and takes it back by the toast. */
export async function removeAndUndo(
  page: Page,
  text: string | RegExp,
  question: string,
): Promise<void> {
  const row = rowOf(page, text);
  await chooseRowAction(row, 'Hapus');
  const dialog = page.getByRole('dialog', { name: question, exact: true });
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(dialog).toBeHidden();
  await chooseRowAction(row, 'Hapus');
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(row).toBeHidden();
  await undo(page);
  await expect(row).toBeVisible();
}

/** Takes back what the one open toast offers; it is gone afterwards, so that the next stands alone. */
export async function undo(page: Page): Promise<void> {
  await button(page, 'Urungkan').click();
  await expect(button(page, 'Urungkan')).toBeHidden();
}

/** Waits until a toast says `words`, and closes it, so that the same words can be waited for again. */
export async function dismissToast(page: Page, words: string): Promise<void> {
  const toast = page.locator('[data-toast]').filter({ hasText: words });
  await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).click();
  await expect(toast).toBeHidden();
}

/** [M-09] What a search finds, whatever the case; a match that is not there says that it has none. */
export async function expectFound(
  page: Page,
  search: string,
  text: string | RegExp,
): Promise<void> {
  await page.getByRole('searchbox').fill(search.toUpperCase());
  await expect(rowOf(page, text)).toBeVisible();
}

/** Answers a call in the provider's place, as its own origin would. */
export function fulfillAsProvider(
  route: Route,
  system: System,
  status: number,
  body: unknown,
): Promise<void> {
  return route.fulfill({
    status,
    json: body,
    headers: {
      'Access-Control-Allow-Origin': system.admin,
      'Access-Control-Allow-Credentials': 'true',
    },
  });
}
