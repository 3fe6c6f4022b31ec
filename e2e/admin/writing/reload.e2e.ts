import { expect, test } from '../../fixtures.ts';
import { keepDraftsOnDevice, uniqueTitle } from '../resource-steps.ts';

test('[V-20] a reload finds what its tab had open, also while the document of before still goes', async ({
  signedInPage: admin,
  context,
  system,
}) => {
  await keepDraftsOnDevice(admin, system);
  const title = uniqueTitle('Panen');
  const address = `${system.admin}/adminsekolah/articles/new`;
  await admin.goto(address);
  await admin.getByLabel('Judul', { exact: true }).pressSequentially(title);
  await expect(admin.getByText(/Draf tersimpan di perangkat ini/)).toBeVisible();

  // Takes over the lock of the draft when its document goes, and holds it until the next document waits for it.
  const other = await context.newPage();
  await other.goto(`${system.admin}/adminsekolah/prestasi`);
  await other.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const [name = ''] = held
      .map((lock) => lock.name ?? '')
      .filter((one) => one.startsWith('draf:'));
    const isWanted = async () =>
      (await navigator.locks.query()).pending?.some((lock) => lock.name === name);
    void navigator.locks.request(name, async () => {
      while (!(await isWanted())) await new Promise((next) => setTimeout(next, 20));
    });
  });
  await admin.reload();
  await expect(admin.getByLabel('Judul', { exact: true })).toHaveValue(title);
});
