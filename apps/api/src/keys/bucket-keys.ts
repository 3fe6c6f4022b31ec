import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { whileAlone } from '../db/while-alone.ts';
import type { Deps } from '../deps.ts';
import type { Storage } from '../features/upload/storage/storage.ts';
import { keyLength, type WaveKeys } from './folder-keys.ts';

/**
 * Creates the keys of waves of a school with several machines: objects of a bucket, beside its uploads and outside of
 * every backup, so that each machine reads what another has sealed. A key that was made `here` before moves there.
 */
export function createBucketKeys(bucket: Storage, db: Deps['db'], here: WaveKeys): WaveKeys {
  const nameOf = (wave: string) => createHash('sha256').update(wave).digest('hex').slice(0, 32);

  async function stored(wave: string): Promise<Buffer | undefined> {
    const name = nameOf(wave);
    if (!(await bucket.find(name))) return undefined;
    const bytes = await buffer(await bucket.read(name));
    return bytes.length === keyLength ? bytes : undefined;
  }

  /** Stores the key of a wave that has none, unless another machine has just done so. */
  async function store(wave: string, key: Buffer): Promise<void> {
    const write = async () => {
      if (!(await stored(wave))) await bucket.write(nameOf(wave), key);
    };
    await whileAlone(db, `key ${wave}`, write, true);
  }

  async function find(wave: string): Promise<Buffer | undefined> {
    const found = await stored(wave);
    if (found) return found;
    const old = await here.find(wave);
    if (!old) return undefined;
    await store(wave, old);
    await here.remove(wave);
    return stored(wave);
  }

  return {
    find,

    async of(wave) {
      const found = await find(wave);
      if (found) return found;
      await store(wave, randomBytes(keyLength));
      const key = await stored(wave);
      if (!key) throw new Error('The key of a wave cannot be read.');
      return key;
    },

    async remove(wave) {
      await bucket.remove(nameOf(wave));
      await here.remove(wave);
    },
  };
}
