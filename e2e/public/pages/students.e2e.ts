import { type Student, studentClasses, students } from '@pesantren/content/sample/students';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';

const rowsOf = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row');
const namesOf = (page: Page) => rowsOf(page).getByRole('rowheader');
const names = (some: readonly Student[]) => some.map(({ name }) => new RegExp(`${name}$`));

for (const width of [1280, 360]) {
  test(`[K-04] NIS, name, class, year, status, achievements and photo, ${width} px wide`, async ({
    page,
    system,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${system.site}/data-siswa`);
    await expect(namesOf(page)).toHaveText(names(students.slice(0, 12)));
    const student = students.find(({ achievements }) => achievements.length > 0) as Student;
    const row = rowsOf(page).filter({ hasText: student.name });
    const { id, year, status, achievements } = student;
    for (const text of [student.name, id, student.class, String(year), status, ...achievements]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(row.locator('[aria-hidden=true]')).toHaveText(/^[A-Z]{2}$/);
    const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });
}

test('[K-04] the search follows while one types, in the address', async ({ page, system }) => {
  await page.goto(`${system.site}/data-siswa`, { waitUntil: 'networkidle' });
  await page.getByRole('searchbox').pressSequentially('selian');
  const found = students.filter(({ name }) => name.includes('Selian'));
  await expect(namesOf(page)).toHaveText(names(found));
  await expect(page.getByRole('status')).toHaveText(`${found.length} siswa`);
  await expect(page).toHaveURL(`${system.site}/data-siswa?q=selian`);
  await page.getByRole('searchbox').fill(found[0]?.id ?? '');
  await expect(namesOf(page)).toHaveText(names(found.slice(0, 1)));
  await page.getByRole('searchbox').fill('tidak ada yang begini');
  await expect(page.getByText('Tidak ada siswa yang sesuai dengan pencarian.')).toBeVisible();
  await page.getByRole('link', { name: 'Tampilkan semua' }).click();
  await expect(rowsOf(page)).toHaveCount(12);
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('[K-04] the class filter knows the grades and their classes, and combines with the search', async ({
  page,
  system,
}) => {
  await page.goto(`${system.site}/data-siswa`, { waitUntil: 'networkidle' });
  const choice = page.getByRole('combobox', { name: 'Kelas' });
  const values = await choice
    .locator('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual(expect.arrayContaining(['', 'X', 'XI', 'XII', ...studentClasses]));
  await choice.focus();
  await choice.selectOption('XI IPA 1');
  const inClass = students.filter((student) => student.class === 'XI IPA 1');
  await expect(namesOf(page)).toHaveText(names(inClass));
  await expect(choice).toBeFocused();
  await page.getByRole('searchbox').fill('selian');
  await expect(namesOf(page)).toHaveText(
    names(inClass.filter(({ name }) => name.includes('Selian'))),
  );
  await page.reload();
  await expect(choice).toHaveValue('XI IPA 1');
  await expect(page.getByRole('searchbox')).toHaveValue('selian');
});

test('[K-04] pages by their numbers; Back returns to the one before', async ({ page, system }) => {
  await page.goto(`${system.site}/data-siswa`, { waitUntil: 'networkidle' });
  const pages = page.getByRole('navigation', { name: 'Halaman' });
  await pages.getByRole('link', { name: 'Halaman 3', exact: true }).click();
  await expect(namesOf(page)).toHaveText(names(students.slice(24, 36)));
  await expect(page.getByRole('status')).toHaveText('25–36 dari 60 siswa');
  await pages.getByRole('link', { name: 'Halaman berikutnya' }).click();
  await expect(page).toHaveURL(`${system.site}/data-siswa?halaman=4`);
  await page.goBack();
  await expect(namesOf(page)).toHaveText(names(students.slice(24, 36)));
  await expect(pages.locator('[aria-current=page]')).toHaveText('3');
});

test('[K-04] search, class and pages work without JavaScript', async ({ browser, system }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${system.site}/data-siswa`);
  await page.getByRole('combobox', { name: 'Kelas' }).selectOption('XII');
  await page.getByRole('button', { name: 'Tampilkan' }).click();
  await expect(page.getByRole('status')).toHaveText('1–12 dari 20 siswa');
  await page.getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('13–20 dari 20 siswa');
  await page.getByRole('searchbox').fill('ips 2');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(`${system.site}/data-siswa?kelas=XII&q=ips+2`);
  await expect(rowsOf(page)).toHaveCount(5);
  await context.close();
});

test('the students are loaded with their own page only, and by no script of it', async ({
  page,
  system,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  const loaded = async () => (await Promise.all(scripts)).join('');
  await page.goto(system.site, { waitUntil: 'networkidle' });
  expect(await loaded()).not.toContain(students[0]?.name);
  await page.goto(`${system.site}/data-siswa`);
  await expect(page.getByText(students[0]?.name ?? '').first()).toBeVisible();
  expect(await loaded()).not.toContain(students[0]?.name);
  await page.getByRole('link', { name: /berikutnya/i }).click();
  await expect(page).toHaveURL(/halaman=2/);
  await expect(page.getByText(students[12]?.name ?? '').first()).toBeVisible();
});

test('[K-04] on paper the students stand without their filters', async ({ page, system }) => {
  await page.goto(`${system.site}/data-siswa`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByText('Alya Syakira Desky')).toBeVisible();
});
