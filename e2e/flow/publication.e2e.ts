import { expect, type Page, test } from '../fixtures.ts';
import type { System } from '../systems.ts';

/** Calls the provider as the account of the admin. */
function caller(admin: Page, { admin: origin, api, env }: System) {
  return async (method: string, path: string, data: object = {}) => {
    const headers = { 'X-API-Key': env.API_KEY ?? '', Origin: origin };
    const answer = await admin.request.fetch(api + path, {
      method,
      headers,
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.status() === 204 ? {} : answer.json();
  };
}

test('[V-44] [V-45] [V-48] a draft is read by its link alone, where the provider has links', async ({
  admin,
  browser,
  request,
  system,
  allowConsoleError,
}) => {
  allowConsoleError(/status of 404/);
  if (system.name === 'plain') {
    expect((await request.get(`${system.site}/pratinjau/1-0-1-1-1-x`)).status()).toBe(404);
    return;
  }
  const call = caller(admin, system);
  const title = 'Malam syair di balai';
  const draft = { state: 'draft', title, content: '<p>Santri membaca syair.</p>' };
  const { id } = await call('POST', '/articles.php', draft);
  const { url } = await call('POST', `/articles.php/${id}/preview`, {});

  const visitor = await (
    await browser.newContext({ viewport: { width: 360, height: 720 } })
  ).newPage();
  const answer = await visitor.goto(url);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const band = visitor.getByRole('complementary', { name: 'Pratinjau' });
  await expect(band).toContainText('Begini artikel ini akan tampil setelah terbit.');
  await expect(band).toContainText(/berlaku sampai \d+ \p{L}+ \d{4} pukul \d\d\.\d\d WIB/u);
  // Controls of every page work on it.
  await visitor.getByRole('button', { name: 'Menu' }).click();
  await expect(visitor.getByRole('link', { name: 'Prestasi' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Prestasi' }).click();
  await expect(visitor).toHaveURL(`${system.site}/prestasi`);
  for (const path of ['/', '/artikel', '/cari?q=syair', '/feed.xml', '/sitemap.xml']) {
    expect(await (await request.get(system.site + path)).text(), path).not.toContain(title);
  }

  await call('DELETE', `/articles.php/${id}`);
  expect((await visitor.goto(url))?.status()).toBe(404);
  await expect(
    visitor.getByRole('heading', { name: /^Tautan pratinjau ini tidak berlaku/ }),
  ).toBeVisible();
});

test('[V-43] [V-46] an announcement appears at its time and leaves at its end by itself', async ({
  admin,
  request,
  system,
}) => {
  if (system.name === 'plain') return;
  const call = caller(admin, system);
  const html = async (path: string) => (await request.get(system.site + path)).text();
  const title = 'Air padam sebentar';
  const seconds = (count: number) => new Date(Date.now() + count * 1000).toISOString();
  const [start, end] = [seconds(4), seconds(14)];
  const fields = { title, content: 'Air padam untuk perbaikan.', date: start.slice(0, 10) };
  const times = { state: 'published', publish_at: start, expire_at: end };
  const { id } = await call('POST', '/announcements.php', { ...fields, ...times });
  const address = `/pengumuman/${id}`;

  expect(await html('/')).not.toContain(title);
  await expect.poll(() => html('/')).toContain(title);
  const appeared = Date.now();
  await expect.poll(() => html('/pengumuman')).toContain(title);
  expect(await html(address)).not.toContain('(sudah berakhir)');
  await expect.poll(() => html('/'), { timeout: 30_000 }).not.toContain(title);
  const left = Date.now();
  await expect.poll(() => html('/pengumuman')).not.toContain(title);
  await expect.poll(() => html('/pengumuman?arsip=berakhir')).toContain(title);
  await expect.poll(() => html(address)).toContain('(sudah berakhir)');
  expect(await html(address)).toContain('<meta name="robots" content="noindex"/>');
  // Figures for who reads the report; the tests of the server hold them to 5 s.
  test.info().annotations.push({
    type: 'milliseconds late',
    description: `${appeared - Date.parse(start)}, ${left - Date.parse(end)}`,
  });
  console.log({ appeared: appeared - Date.parse(start), left: left - Date.parse(end) });
  await call('DELETE', `/announcements.php/${id}`);
});
