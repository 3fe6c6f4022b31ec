import { expect, test } from '../../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

/** What a parent asks, the question as the page names it, and words of the answer. */
const questions: readonly (readonly [question: string, name: string, words: string])[] = [
  ['costs', 'Biaya', 'Rp6.650.000 sampai akhir bulan pertama'],
  ['register', 'Mendaftar', 'Semua gelombang sudah ditutup'],
  ['documents', 'Berkas pendaftaran', 'Fotokopi kartu keluarga'],
  ['dormitory', 'Telepon', '0800 0000 002'],
  ['what to bring', 'Yang dibawa', 'perlengkapan tidur'],
  ['schedule', 'Jadwal harian', 'Bel bangun'],
  ['visit', 'Kunjungan', 'Ahad pertama setiap bulan'],
  ['holidays', 'Libur dan pulang', 'akhir semester'],
  ['results', 'Hasil belajar', 'rapor'],
  ['others', 'Pengalaman keluarga', 'orang tua'],
  ['way', 'Jalan ke sini', 'Jalan Surau Lama 7'],
];

test('[F-103] ten questions of a parent on a phone: two taps, one screen of scrolling, no script', async ({
  page,
  system,
}) => {
  for (const [question, name, words] of questions) {
    await page.goto(system.site);
    const strip = page.getByRole('main').getByRole('link', { name: /^Untuk orang tua/ });
    const top = (await strip.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
    expect(top, 'the strip on home').toBeLessThan(2 * 740);
    await strip.click();
    const answers = page.getByRole('list', { name: 'Yang ditanyakan' });
    const asked = answers.getByRole('heading', { name, exact: true });
    const { y: place = Number.POSITIVE_INFINITY, height = 0 } = (await asked.boundingBox()) ?? {};
    expect(place + height, `${question}: within the first screen`).toBeLessThan(740);
    await expect(
      page.getByRole('main').getByText(name, { exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await asked.click();
    const answer = page.getByRole('main').getByText(words).filter({ visible: true }).first();
    await expect(answer, question).toBeVisible();
    const { y } = (await answer.boundingBox()) ?? { y: Number.POSITIVE_INFINITY };
    expect(y, `${question}: within a screen of where it leads`).toBeLessThan(2 * 740);
  }
});

test('[F-103] the way of parents from menu, footer and /bergabung', async ({ page, system }) => {
  await page.goto(`${system.site}/bergabung`);
  const links = page.getByRole('link', { name: /^Untuk orang tua/, includeHidden: true });
  await expect(links).toHaveCount(3);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untuk orang tua');
});
