import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '../../e2e/own-browser.ts';
import { formOf, isThere, login, type Person, signIn, textOf, wordsOnScreen } from './person.ts';
import type { Plan } from './plan.ts';
import type { School } from './school.ts';
import { wordsIn } from './words.ts';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const sendNames = /^(?:Tambah|Terbitkan|Simpan Perubahan|Kirim nanti)$/;
/** The button that sends the form. */
export const send = (page: Page) =>
  page.locator('form').getByRole('button', { name: sendNames }).last();

const mergeDialog = (page: Page) =>
  page.getByRole('dialog', { name: /sudah diubah di tempat lain/ });

/** Presses what is there; false when it was not, or had gone. */
async function pressed(person: Person, what: Locator): Promise<boolean> {
  if (!(await what.first().isVisible())) return false;
  const isDone = await what
    .first()
    .click({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
  if (isDone) person.presses += 1;
  return isDone;
}

/** Waits until the screen is one that asks a person for something, or shows the list or the form. */
async function settled(page: Page): Promise<void> {
  const signs = login(page)
    .or(formOf(page))
    .or(page.getByRole('searchbox'))
    .or(page.getByRole('button', { name: 'Muat ulang' }));
  await signs.first().waitFor({ timeout: 30_000 });
}

/** Opens the admin at an address, and signs in if it asks. */
export async function openAdmin(person: Person, school: School, path: string): Promise<void> {
  const { page } = person;
  await page.goto(`${school.admin}/${path}`);
  await settled(page);
  if (await isThere(page, 'login')) {
    await signIn(person, school);
    await settled(page);
  }
}

/** Opens the text that was being written: as the screen offers it, or from the list. @returns the words that stand there */
export async function findText(person: Person, plan: Plan, school: School): Promise<Set<string>> {
  const { page } = person;
  const ways = waysTo(page, plan);
  for (let tries = 0; tries < 4 && !(await isThere(page, 'form')); tries += 1) {
    // A list comes after its page, what an address opens after both; a session that is over shows at the first call.
    await page.getByText('Memuat isi formulir').waitFor({ state: 'detached' });
    const seen = ways.reduce((all, way) => all.or(way), formOf(page).or(login(page)));
    await seen
      .first()
      .waitFor({ timeout: 8_000 })
      .catch(() => undefined);
    if (await isThere(page, 'login')) {
      await signIn(person, school);
      await settled(page);
    } else if (!(await isThere(page, 'form'))) await pressFirst(person, ways);
  }
  if (!(await isThere(page, 'form'))) return new Set();
  await textOf(page, plan.kind).waitFor();
  return wordsOnScreen(page, plan.kind);
}

/** What leads to a text: the offer to go on with it, what waits to be sent, and its row in the list. */
function waysTo(page: Page, { title }: Plan): Locator[] {
  const hasText = new RegExp(title.split(' ')[1] ?? '');
  const notice = page.getByRole('status').filter({ hasText });
  const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText });
  const ways = [
    [notice, 'Lanjutkan'],
    [notice, 'Buka'],
    [row, 'Ubah'],
  ] as const;
  return ways.map(([place, name]) => place.getByRole('button', { name, exact: true }));
}

/** Presses the first of these that is there, and waits for the form that it opens. */
async function pressFirst(person: Person, ways: readonly Locator[]): Promise<void> {
  for (const way of ways) {
    if (!(await pressed(person, way))) continue;
    const form = formOf(person.page).first();
    return form.waitFor({ timeout: 10_000 }).catch(() => undefined);
  }
}

/** Reads a merge, takes both where that is offered, and saves it. @returns the words that it showed */
async function merge(person: Person): Promise<Set<string>> {
  const dialog = mergeDialog(person.page);
  const shown = wordsIn((await dialog.allInnerTexts()).join(' '));
  for (const both of await dialog.getByLabel('Pakai keduanya').all()) {
    if (await both.isChecked()) continue;
    await both.check();
    person.presses += 1;
  }
  await pressed(person, dialog.getByRole('button', { name: 'Simpan pilihan' }));
  return shown;
}

/** Does what the screen says until the form has closed. @returns the words that questions about two versions showed */
export async function finish(person: Person, school: School): Promise<Set<string>> {
  const { page } = person;
  const shown = new Set<string>();
  const end = Date.now() + 40_000;
  while (Date.now() < end) {
    if (await isThere(page, 'login')) await signIn(person, school);
    else if (await mergeDialog(page).isVisible())
      for (const word of await merge(person)) shown.add(word);
    else if (!(await isThere(page, 'form'))) return shown;
    else await goOnOnce(person);
    await pause(250);
  }
  const [words = ''] = await page.locator('body').allInnerTexts();
  throw new Error(`not finished: ${words.slice(-600)}`);
}

/** Presses what leads on: to the question about two versions, to the newer release, or to the site. */
async function goOnOnce(person: Person): Promise<void> {
  const { page } = person;
  if (await pressed(person, button(page, 'Bandingkan'))) return;
  if (await pressed(person, button(page, 'Muat ulang'))) return settled(page);
  if (!(await button(page, 'Menyimpan…').isVisible())) await pressed(person, send(page));
}

/**
 * Sees to whatever else the list says of the text: other drafts of it, and what still waits to be sent.
 * @returns the words that it showed, and those that questions about two versions did
 */
export async function finishRest(person: Person, plan: Plan, school: School) {
  const { page } = person;
  const [shown, asked] = [new Set<string>(), new Set<string>()];
  const mark = new RegExp(plan.title.split(' ')[1] ?? '');
  for (let rounds = 0; rounds < 8; rounds += 1) {
    await openAdmin(person, school, plan.kind);
    const about = page.getByRole('status').filter({ hasText: mark });
    await pause(600);
    if ((await about.count()) === 0) return { shown, asked };
    const isSent = about.filter({ hasText: /sedang dikirim|dikirim begitu/ });
    if (await isSent.first().isVisible()) {
      await isSent
        .first()
        .waitFor({ state: 'hidden', timeout: 15_000 })
        .catch(() => undefined);
      continue;
    }
    if (!(await pressed(person, about.getByRole('button', { name: /^(?:Lanjutkan|Buka)$/ }))))
      continue;
    await formOf(page).first().waitFor();
    await textOf(page, plan.kind).waitFor();
    for (const word of await wordsOnScreen(page, plan.kind)) shown.add(word);
    for (const word of await finish(person, school)) asked.add(word);
  }
  return { shown, asked };
}
