import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '../../e2e/own-browser.ts';
import { photo as samplePhoto } from '../../e2e/sample-files/photo.ts';
import { openAdmin, send } from './back.ts';
import type { Scene } from './ends.ts';
import { goToEnd, type Person, textOf } from './person.ts';

/** The field of a picture while it has one, or while one is on its way. */
const photo = (page: Page) => page.getByLabel('Ganti gambar').or(page.getByText('Mengunggah'));

/** Opens a text: a new one with its title, or one that is there. */
export async function begin({ plan, school, person }: Scene): Promise<void> {
  const { page } = person;
  const { kind, title, before, isNew } = plan;
  const path = isNew ? 'new' : await school.add(kind, title, before);
  await openAdmin(person, school, `${kind}/${path}`);
  await textOf(page, kind).waitFor();
  if (isNew) {
    await page.getByLabel('Judul', { exact: true }).click();
    await page.keyboard.type(title, { delay: 15 });
  }
  if (kind === 'gallery') await choosePhoto(person);
  await goToEnd(person, kind, school);
}

/** Chooses a photo where the form has none. */
export async function choosePhoto({ page }: Person): Promise<void> {
  const choose = page.getByLabel('Pilih gambar').first();
  await photo(page).or(choose).first().waitFor({ state: 'attached' });
  if ((await photo(page).count()) === 0) await choose.setInputFiles(await samplePhoto());
}

/** Lets a run come to the moment at which it ends. */
export async function reachMoment({ plan, person }: Scene): Promise<void> {
  const { page } = person;
  const { moment, kind, chance, ending } = plan;
  const isCall = (method: string, url: string) =>
    /POST|PUT/.test(method) && url.includes(kind === 'gallery' ? 'gallery_items' : kind);
  const goesOut = () =>
    page
      .waitForRequest((request) => isCall(request.method(), request.url()), { timeout: 6000 })
      .catch(() => undefined);
  if (moment === 'word') return page.keyboard.type(' ada', { delay: 10 });
  if (moment === 'draft') return void (await goesOut());
  if (moment === 'between') {
    const isAnswer = (answer: { url(): string; request(): { method(): string } }) =>
      isCall(answer.request().method(), answer.url());
    await page.waitForResponse(isAnswer, { timeout: 6000 }).catch(() => undefined);
    return pause(chance() * 300);
  }
  // What disturbs without ending anything comes before the press.
  if (['tab', 'session', 'editor', 'release'].includes(ending)) return;
  const out = goesOut();
  await send(page).click();
  if (moment === 'sending') await out;
  else await pause(chance() * 300);
}
