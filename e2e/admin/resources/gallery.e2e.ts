import { test } from '../../fixtures.ts';
import { onPhone, openList, startButton } from '../resource-steps.ts';
import { uploadsInto } from './upload-steps.ts';

onPhone(600, () => {
  test('[M-07] a gallery picture: "Mengunggah...", its URL, and each way to fail', async ({
    signedInPage: admin,
    system,
    allowConsoleError,
  }) => {
    await openList(admin, system, 'gallery');
    await startButton(admin).click();
    await uploadsInto(admin, system, allowConsoleError, 'Gambar', 'gambar');
  });
});
