import type { Browser, Page } from '@playwright/test';
import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import type { System } from '../../systems.ts';
import {
  chooseRowAction,
  continueWriting,
  keepDraftsOnDevice,
  onPhone,
  openSettings,
  uniqueTitle,
} from '../resource-steps.ts';

type Article = { id: number; title: string; excerpt: string; author: string };

const summary = 'Tiga hari hujan, padi tetap tegak.';

async function write(page: Page, title: string): Promise<void> {
  await page.getByLabel('Judul', { exact: true }).pressSequentially(title);
  await page.getByLabel('Isi', { exact: true }).fill('Hujan reda sebelum subuh.');
  await openSettings(page);
  await page.getByLabel('Ringkasan').pressSequentially(summary);
}

/** All that the browser's databases of the app hold, as text. */
function onDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(await done(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

/** All that is typed is still in the form. */
async function stillThere(page: Page, title: string): Promise<void> {
  await expect(page.getByLabel('Judul', { exact: true })).toHaveValue(title);
  await expect(page.getByLabel('Ringkasan')).toHaveValue(summary);
}

async function articles(page: Page, system: System, title: string): Promise<Article[]> {
  const all = await readList<Article>(page.request, system, 'articles');
  return all.filter((article) => article.title.startsWith(title));
}

const save = (page: Page, name = 'Terbitkan') => page.getByRole('button', { name, exact: true });
/** The form of an item closes once it is saved; its button says something else while it is being saved. */
const isSaved = (page: Page) =>
  expect(page.getByRole('form', { name: 'Ubah artikel' })).toBeHidden();
/** Opens an item, whose form comes with the item's newest version. */
async function edit(page: Page, title: string): Promise<void> {
  await page
    .getByRole('row', { name: title })
    .getByRole('button', { name: 'Ubah', exact: true })
    .click();
  await expect(page.getByRole('form', { name: 'Ubah artikel' })).toBeVisible();
}

/** Another browser of the same person, signed in. */
async function otherBrowser(admin: Page, browser: Browser, system: System): Promise<Page> {
  const storageState = await admin.context().storageState();
  const page = await (await browser.newContext({ storageState })).newPage();
  await page.goto(`${system.admin}/adminsekolah/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Artikel' })).toBeVisible();
  return page;
}

onPhone(800, () => {
  // Whole forms typed letter by letter, and a look by axe: a loaded machine needs its time.
  test.describe.configure({ timeout: 150_000 });

  test('a tab that is killed in the middle of the typing costs no character', async ({
    admin,
    context,
    system,
  }) => {
    const title = uniqueTitle('Panen');
    await keepDraftsOnDevice(admin, system);
    await write(admin, title);
    await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();
    // A hand is slower than this test: what it has just typed is on the disk by the time of a crash.
    await expect.poll(() => onDisk(admin)).toContain(summary);
    const crashed = admin.waitForEvent('crash');
    const tools = await context.newCDPSession(admin);
    tools.send('Page.crash').catch(() => undefined);
    await crashed;

    const next = await context.newPage();
    await next.goto(`${system.admin}/adminsekolah/articles`);
    await continueWriting(next, title);
    await stillThere(next, title);
    await save(next).click();
    await expect(next.getByRole('row', { name: title })).toBeVisible();
    expect(await articles(next, system, title)).toHaveLength(1);
  });

  test('[P19] a session that ends while one writes: the login opens over the form, then it is saved once', async ({
    admin,
    account,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 401/);
    const title = uniqueTitle('Khataman');
    await write(admin, title);
    await admin.evaluate(
      ([url = '', key = '']) =>
        fetch(`${url}/admin.php/logout`, {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
        }),
      [system.api, system.env.API_KEY],
    );
    await admin.keyboard.press('ControlOrMeta+s');
    const login = admin.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
    await expect(login.getByLabel('Nama pengguna')).toHaveValue(account.username);
    await expect(login.getByLabel('Kata sandi', { exact: true })).toBeFocused();
    await stillThere(admin, title);
    expect(await findAxeViolations(admin)).toEqual([]);
    await admin.keyboard.type(account.password);
    await admin.keyboard.press('Enter');
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
    expect(await articles(admin, system, title)).toMatchObject([{ excerpt: summary }]);
  });

  test('[P22] without a network the text stays, and goes out once when it is back', async ({
    admin,
    context,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_FAILED/);
    const title = uniqueTitle('Gotong royong');
    await write(admin, title);
    // The line is gone before the device knows.
    await admin.route(`${system.api}/**`, (route) => route.abort('connectionfailed'));
    await save(admin).click();
    const problem = admin.getByRole('alert').filter({ hasText: 'Gagal menyimpan data' });
    await expect(problem).toContainText('Tidak dapat terhubung ke server');
    await stillThere(admin, title);
    await context.setOffline(true);
    await admin.unroute(`${system.api}/**`);
    await context.setOffline(false);
    await expect(problem).toContainText('Sambungan sudah kembali');
    expect(await articles(admin, system, title)).toEqual([]);
    await problem.getByRole('button', { name: 'Coba Lagi' }).click();
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
    expect(await articles(admin, system, title)).toHaveLength(1);
  });

  test('[D10] a slow answer, clicks and Ctrl+S again and again: one item', async ({
    admin,
    system,
  }) => {
    const title = uniqueTitle('Ujian');
    let posts = 0;
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await admin.route(`${system.api}/articles.php`, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      posts += 1;
      await late;
      await route.continue();
    });
    await write(admin, title);
    await save(admin).dblclick();
    await expect(save(admin, 'Menyimpan…')).toBeVisible();
    await admin.keyboard.press('ControlOrMeta+s');
    await admin.keyboard.press('ControlOrMeta+s');
    release();
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
    expect(posts).toBe(1);
    expect(await articles(admin, system, title)).toHaveLength(1);
  });

  test('a list response from before a save does not overwrite it', async ({ admin, system }) => {
    const title = uniqueTitle('Wisuda');
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    let reads = 0;
    let answered = Promise.resolve();
    await admin.route(`${system.api}/articles.php`, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      reads += 1;
      if (reads > 1) return route.fallback();
      const response = await route.fetch();
      answered = late.then(() => route.fulfill({ response })).catch(() => undefined);
    });
    await admin.reload();
    await write(admin, title);
    await save(admin).click();
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
    release();
    await answered;
    await expect(admin.getByRole('row', { name: title })).toBeVisible();
  });

  test('[D09] two browsers edit one article: both versions are shown and merged', async ({
    admin,
    browser,
    system,
    allowConsoleError,
  }) => {
    allowConsoleError(/status of 412/);
    const title = uniqueTitle('Pawai');
    await write(admin, title);
    await save(admin).click();
    const other = await otherBrowser(admin, browser, system);
    await edit(other, title);
    await edit(admin, title);
    await openSettings(other);
    await other.getByLabel('Penulis').fill('Ustazah Rahma');
    await other.getByLabel('Ringkasan').fill('Ringkasan dari kantor.');
    await save(other, 'Simpan Perubahan').click();
    await isSaved(other);
    await other.context().close();

    await openSettings(admin);
    await admin.getByLabel('Ringkasan').fill('Ringkasan dari rumah.');
    await save(admin, 'Simpan Perubahan').click();
    const dialog = admin.getByRole('dialog', { name: /sudah diubah di tempat lain/ });
    await expect(dialog).toContainText('[ditambahkan: kantor]');
    await expect(dialog).toContainText('[ditambahkan: rumah]');
    const author = dialog.getByRole('group', { name: 'Penulis' });
    await expect(
      author.getByRole('radio', { name: /^Anda di perangkat lain, hari ini/ }),
    ).toBeChecked();
    expect(await findAxeViolations(admin)).toEqual([]);
    await dialog.getByRole('button', { name: 'Simpan pilihan' }).click();
    await expect(dialog).toBeHidden();
    await isSaved(admin);
    expect(await articles(admin, system, title)).toMatchObject([
      { excerpt: 'Ringkasan dari rumah.', author: 'Ustazah Rahma' },
    ]);
  });

  test('a published item is shared from the toast and from its row', async ({ admin, system }) => {
    const title = uniqueTitle('Pasar murah');
    await write(admin, title);
    await save(admin).click();
    const toast = admin.getByRole('region', { name: /Pemberitahuan/ });
    await expect(toast).toContainText('Artikel disimpan.');
    const site = toast.getByRole('link', { name: 'Lihat di situs' });
    const url = await site.getAttribute('href');
    expect(url).toMatch(new RegExp(`^${system.site}/artikel/pasar-murah-`));
    const actions = toast.getByRole('link').or(toast.getByRole('button'));
    // The layout's own sizes, in whole pixels, whatever moves it: a toast slides in.
    const smallest = () =>
      actions.evaluateAll((all: HTMLElement[]) =>
        Math.min(...all.flatMap(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight])),
      );
    await expect.poll(smallest).toBeGreaterThanOrEqual(44);
    await chooseRowAction(admin.getByRole('row', { name: title }), 'Bagikan');
    const dialog = admin.getByRole('dialog', { name: 'Bagikan' });
    const chat = await dialog.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    const text = new URL(chat ?? '').searchParams.get('text');
    expect(text).toBe(`${title}\n\n${summary}\n\n${url}`);
    expect(await findAxeViolations(admin)).toEqual([]);
    await admin.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect((await admin.request.get(url ?? '')).status()).toBe(200);
  });

  test('leaving with unsaved text asks, by keyboard alone; the text waits for the return', async ({
    admin,
    system,
  }) => {
    await keepDraftsOnDevice(admin, system);
    const title = uniqueTitle('Rihlah');
    await write(admin, title);
    await admin.getByRole('link', { name: 'Prestasi' }).press('Enter');
    const question = admin.getByRole('dialog', { name: 'Tinggalkan tulisan ini?' });
    await expect(question.getByRole('button', { name: 'Tetap di sini' })).toBeFocused();
    expect(await findAxeViolations(admin)).toEqual([]);
    await admin.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await stillThere(admin, title);
    await admin.getByRole('link', { name: 'Prestasi' }).press('Enter');
    await question.getByRole('button', { name: 'Tinggalkan' }).press('Enter');
    await expect(admin.getByRole('heading', { level: 1, name: 'Prestasi' })).toBeVisible();
    await admin.getByRole('link', { name: 'Artikel' }).press('Enter');
    await continueWriting(admin, title);
    await stillThere(admin, title);
    await admin.getByRole('button', { name: 'Buang tulisan ini' }).press('Enter');
    await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue('');
  });
});
