import { expect, test } from '../../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses as people write them, the page that they mean, and where the browser stands then. */
const written = [
  ['/adminsekolah', 'Artikel', '/adminsekolah/articles'],
  ['/AdminSekolah?dari=wa', 'Artikel', '/adminsekolah/articles'],
  ['//adminsekolah/', 'Artikel', '/adminsekolah/articles'],
  ['/adminsekolah//gallery/', 'Galeri', '/adminsekolah/gallery'],
  ['/adminsekolah/Gallery?q=Pawai', 'Galeri', '/adminsekolah/gallery?q=Pawai'],
  ['/adminsekolah/Prestasi/New/', 'Prestasi', '/adminsekolah/prestasi/new'],
  ['/adminsekolah/akun/#perangkat', 'Akun', '/adminsekolah/akun#perangkat'],
] as const;

test('[F-79] the admin opens at every address as people write it, from the server and from the device', async ({
  admin,
  system,
}) => {
  const open = async ([address, heading, canonical]: (typeof written)[number]) => {
    await admin.goto(system.admin + address);
    await expect(admin.getByRole('heading', { level: 1, name: heading }), address).toBeVisible();
    expect(admin.url(), address).toBe(system.admin + canonical);
  };
  await expect
    .poll(() => admin.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  for (const each of written) await open(each);
});

test('[F-79] a host of plain files that answers without the last slash shows the app as well', async ({
  page,
  system,
  allowConsoleError,
}) => {
  // What a test answers itself counts as another network's, from which the browser reaches no provider of this machine.
  allowConsoleError(/blocked by CORS|ERR_FAILED/);
  await page.route(`${system.admin}/adminsekolah`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${system.admin}/adminsekolah/` }) }),
  );
  await page.goto(`${system.admin}/adminsekolah`);
  await expect(page.getByRole('button', { name: 'Masuk' })).toBeVisible();
  await expect(page).toHaveURL(/\/adminsekolah\/login/);
});
