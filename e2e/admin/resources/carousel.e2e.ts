import { findAxeViolations } from '../../accessibility/axe.ts';
import { expect, test } from '../../fixtures.ts';
import { readList } from '../../read-list.ts';
import { photo } from '../../sample-files/photo.ts';
import {
  addItem,
  leaveForm,
  onComputer,
  openList,
  rowOf,
  seededPicture,
  uniqueTitle,
} from '../resource-steps.ts';

onComputer(600, () => {
  test('[F-13] a carousel picture bears the name of one’s own file', async ({
    signedInPage: admin,
    system,
  }) => {
    const name = `${uniqueTitle('Wisuda santri')}.jpg`;
    await openList(admin, system, 'carousel');
    await admin.getByLabel('Pilih gambar').setInputFiles({ ...(await photo()), name });
    await expect(admin.getByLabel('Alamat gambar di internet')).toHaveValue(/\/uploads\//);
    await expect(admin.getByLabel('Alamat gambar di internet')).toBeHidden();
    await leaveForm(admin, 'Tambah', 'carousel_images.php');
    await expect(rowOf(admin, name)).toHaveCount(1);
    await expect(rowOf(admin, name)).not.toContainText(/ID \d|[\da-f]{32}/);
  });

  test('[F-19] pictures are moved by drag and by keyboard, and visitors see them in that order', async ({
    signedInPage: admin,
    system,
  }) => {
    const src = seededPicture(system);
    const alts = ['Ketiga', 'Kedua', 'Pertama'].map(uniqueTitle);
    for (const alt of alts) await addItem(admin, system, 'carousel_images', { src, alt });
    const [third = '', second = '', first = ''] = alts;
    await openList(admin, system, 'carousel');
    const own = async () => {
      const all = await admin.locator('li[data-id] strong').allTextContents();
      return all.filter((alt) => alts.includes(alt));
    };
    await expect.poll(own).toEqual([first, second, third]);
    await expect(admin.locator('table')).toHaveCount(0);

    const raised = admin.waitForResponse(/\/move$/);
    const up = rowOf(admin, second).getByRole('button', { name: 'Naikkan' });
    await up.press('Enter');
    await expect.poll(own).toEqual([second, first, third]);
    await expect(up).toBeFocused();
    await expect(
      admin.getByRole('status').filter({ hasText: `${second}: urutan 1 dari` }),
    ).toHaveCount(1);
    await raised;

    const moved = admin.waitForResponse(/\/move$/);
    const [from, to] = [rowOf(admin, third), rowOf(admin, second)];
    await from.scrollIntoViewIfNeeded();
    const [grip, target] = [
      await from.locator('[data-grip]').boundingBox(),
      await to.boundingBox(),
    ];
    if (!grip || !target) throw new Error('Nothing to drag.');
    await admin.mouse.move(grip.x + 10, grip.y + 10);
    await admin.mouse.down();
    await admin.mouse.move(target.x + target.width / 2, target.y + target.height / 2, {
      steps: 5,
    });
    await admin.mouse.up();
    expect((await moved).status()).toBe(204);
    await expect.poll(own).toEqual([third, second, first]);
    await admin.reload();
    await expect.poll(own).toEqual([third, second, first]);
    expect(await findAxeViolations(admin)).toEqual([]);

    const list = await readList<{ alt: string }>(admin.request, system, 'carousel_images');
    expect(list.map(({ alt }) => alt).filter((alt) => alts.includes(alt))).toEqual([
      third,
      second,
      first,
    ]);
    // A page that another visitor has read is up to five seconds old, and comes once more.
    await expect
      .poll(async () => {
        await admin.goto(`${system.site}/profil`);
        return admin.getByAltText(third, { exact: true }).count();
      })
      .toBeGreaterThan(0);
  });
});
