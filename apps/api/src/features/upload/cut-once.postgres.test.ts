import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createDeps } from '../../create-deps.ts';
import { picture } from '../../testing/files.ts';
import { s3Server } from '../../testing/s3-server.ts';
import { testApi } from '../../testing/test-api.ts';
import { createImageVariants } from './image-variants.ts';
import { newUploadName, type Storage } from './storage/storage.ts';

test('[F-131] a picture that two machines are asked for at once is cut once, and lies in the bucket', async () => {
  const { location, stop } = await s3Server();
  const api = await testApi();
  const env = {
    DATABASE_URL: api.databaseUrl,
    STORAGE_URL: `s3://${location.bucket}/situs-a?endpoint=${location.endpoint}`,
  };
  const machines = await Promise.all(
    ['satu', 'dua'].map((name) =>
      createDeps(readConfig({ ...env, DATA_DIR: `${api.folder}/${name}` }), () => {}),
    ),
  );
  onTestFinished(async () => {
    for (const { close } of machines) await close();
    await api.stop();
    await stop();
  });
  const [first, second] = machines.map(({ deps }) => deps);
  if (!first || !second) throw new Error('Two machines are needed.');
  const bytes = new Uint8Array(await picture(1600, 1200).jpeg().toBuffer());
  const name = newUploadName(bytes, 'jpg');
  await first.uploads.write(name, bytes);

  const cut: string[] = [];
  const counted = (sized: Storage): Storage => ({
    ...sized,
    write(file, content) {
      cut.push(file);
      return sized.write(file, content);
    },
  });
  const file = await second.uploads.find(name);
  if (!file) throw new Error('The second machine has no such file.');
  const request = { width: '320', accept: 'image/avif', limit: async () => {} };
  const variants = await Promise.all(
    [first, second].map((deps) =>
      createImageVariants({ ...deps, sized: counted(deps.sized) })(file, request),
    ),
  );
  expect(cut).toHaveLength(1);
  expect(variants.map((variant) => [variant.isFallback, variant.file.name])).toEqual([
    [undefined, cut[0]],
    [undefined, cut[0]],
  ]);
});
