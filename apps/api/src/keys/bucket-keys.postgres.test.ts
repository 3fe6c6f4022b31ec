import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../db/open.ts';
import { createS3Storage } from '../features/upload/storage/s3-storage.ts';
import { s3Server } from '../testing/s3-server.ts';
import { testApi } from '../testing/test-api.ts';
import { createBucketKeys } from './bucket-keys.ts';
import { createFolderKeys } from './folder-keys.ts';

async function twoMachines() {
  const { location, stop } = await s3Server();
  const api = await testApi();
  const other = await openDatabase(api.databaseUrl);
  onTestFinished(async () => {
    await other.close();
    await api.stop();
    await stop();
  });
  const bucket = createS3Storage(location);
  const folder = (name: string) => createFolderKeys(join(api.folder, name));
  const first = createBucketKeys(bucket, api.deps.db, folder('satu'));
  const second = createBucketKeys(bucket, other.db, folder('dua'));
  return { first, second, old: folder('dua') };
}

test('[F-131] two machines that begin a wave at once have one key, which goes with the wave', async () => {
  const { first, second } = await twoMachines();
  const [one, other] = await Promise.all([first.of('2027-1'), second.of('2027-1')]);
  expect(one).toHaveLength(32);
  expect(other).toEqual(one);
  expect(await second.of('2027-2')).not.toEqual(one);
  await second.remove('2027-1');
  expect(await first.find('2027-1')).toBeUndefined();
});

test('[F-131] a key from before there were several machines is read by all', async () => {
  const { first, second, old } = await twoMachines();
  const key = await old.of('2026-1');
  expect(await second.find('2026-1')).toEqual(key);
  expect(await first.find('2026-1')).toEqual(key);
  await first.remove('2026-1');
  expect(await second.find('2026-1')).toBeUndefined();
});
