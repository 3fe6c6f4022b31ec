import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '../../e2e/own-browser.ts';
import type { Kind, Plan } from './plan.ts';
import type { School } from './school.ts';
import { wordsIn } from './words.ts';

/** A word that came into the text, and when its last letter was there. */
export type Typed = { word: string; at: number };

/** Somebody who writes in a tab, is at a word of the plan, and counts the presses that an end costs. */
export type Person = { page: Page; typed: Typed[]; next: number; presses: number };

/** The field that holds most of a text: its body, or the title where it has none. */
export const textOf = (page: Page, kind: Kind) =>
  kind === 'gallery'
    ? page.getByLabel('Judul', { exact: true })
    : page.getByRole('textbox', { name: 'Isi' });

export const formOf = (page: Page) => page.getByRole('button', { name: /^(?:Batal|Tutup)$/ });

/** The login, as a page of its own or over the form. */
export const login = (page: Page) => page.getByRole('button', { name: 'Masuk', exact: true });

export async function isThere(page: Page, what: 'login' | 'form'): Promise<boolean> {
  return (what === 'login' ? login(page) : formOf(page)).first().isVisible();
}

/** Signs in where the screen asks for it. */
export async function signIn(person: Person, { password }: School): Promise<void> {
  const { page } = person;
  const name = page.getByLabel('Nama pengguna');
  await name.fill('penulis');
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await login(page).click();
  person.presses += 1;
  await login(page).waitFor({ state: 'detached' });
}

/** Puts the caret behind the last word; asks for the login meanwhile. */
export async function goToEnd(person: Person, kind: Kind, school: School): Promise<void> {
  const { page } = person;
  if (await isThere(page, 'login')) await signIn(person, school);
  // Its first line may lie under the tools, where the text stands scrolled to its end.
  await textOf(page, kind).focus();
  await page.keyboard.press('Control+End');
}

/** True while the letters of a keyboard go into the text. */
const isInText = (page: Page, kind: Kind) =>
  textOf(page, kind).evaluate((field) => field.contains(document.activeElement));

/** Types words, on a phone each at once, as its keyboard gives them; what goes elsewhere, into a dialog that has just come, is typed again. */
export async function typeWords(
  person: Person,
  plan: Plan,
  school: School,
  words: readonly string[],
): Promise<void> {
  const { keyboard } = person.page;
  for (let from = 0, tries = 0; from < words.length; ) {
    if (!(await isInText(person.page, plan.kind))) await goToEnd(person, plan.kind, school);
    const some: Typed[] = [];
    for (const word of words.slice(from, from + 4)) {
      if (plan.screen === 'phone') await keyboard.insertText(` ${word}`);
      else await keyboard.type(` ${word}`);
      some.push({ word, at: Date.now() });
    }
    tries += 1;
    if (tries > words.length + 4) throw new Error('the keyboard does not reach the text');
    if (!(await isInText(person.page, plan.kind))) continue;
    person.typed.push(...some);
    from += some.length;
    await pause(40 + plan.chance() * 120);
  }
}

/** Pastes a paragraph, as a clipboard without HTML has it. */
async function paste(person: Person, { kind }: Plan, words: readonly string[]): Promise<void> {
  await textOf(person.page, kind).evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    const event = { clipboardData, bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', event));
  }, words.join(' '));
  const at = Date.now();
  person.typed.push(...words.map((word) => ({ word, at })));
}

/** Types the words of a plan up to one, each paragraph in its place, with rests between them. */
export async function write(person: Person, plan: Plan, school: School, to: number): Promise<void> {
  let first = 0;
  for (const { words, isPasted } of plan.paragraphs) {
    const begun = Math.max(0, person.next - first);
    const wanted = words.slice(begun, Math.max(0, to - first));
    first += words.length;
    if (wanted.length === 0) continue;
    await goIntoText(person, plan, school, begun === 0);
    if (isPasted && wanted.length === words.length) await paste(person, plan, words);
    else await typeWords(person, plan, school, wanted);
    person.next = Math.min(first, to);
    if (first < to) await pause(plan.chance() < 0.5 ? 200 : plan.chance() * 3000);
  }
}

/** Goes back to the text where the caret is elsewhere, and begins a paragraph there. */
async function goIntoText(person: Person, plan: Plan, school: School, begins: boolean) {
  if (!(await isInText(person.page, plan.kind))) await goToEnd(person, plan.kind, school);
  if (begins && plan.kind !== 'gallery') await person.page.keyboard.press('Enter');
}

/** Reads all words that the form shows. */
export async function wordsOnScreen(page: Page, kind: Kind): Promise<Set<string>> {
  const title = page.getByLabel('Judul', { exact: true });
  const words = (await title.isVisible()) ? await title.inputValue() : '';
  const text = textOf(page, kind);
  const body =
    kind !== 'gallery' && (await text.isVisible()) ? (await text.allInnerTexts()).join(' ') : '';
  return wordsIn(`${words} ${body}`);
}
