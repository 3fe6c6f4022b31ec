import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setKey } from '../backups/repository/key.ts';

/**
 * What `restic init` (0.14) wrote for the key `kunci-uji`, but for the cost of deriving it: restic chooses half a second of
 * processor for each of its calls and lets nobody choose less. Here the same master key is sealed again with N = 2.
 */
const config =
  'TzwpnnHaCdjKOMBYYvlPNHulQ5oD6GG4wUk/0OXnW5s1MGmL/GqeQZoArGfTTNjbcnVZdxozB1EOA+78OCoeCn/ARFBcNpFOmBpWtypleZWUZKnkvSXXyai01B37hl4lycL3V32AYSvekxKZ9qgaO2eo8HynRkUC/FhNPUQcOcRlPEbvQVISTDTfpBm7KSfPbPyErRoF/Emg95c=';
const key = JSON.stringify({
  ...{ created: '2026-01-01T00:00:00Z', username: 'uji', hostname: 'uji' },
  ...{ kdf: 'scrypt', N: 2, r: 8, p: 1 },
  salt: 'WVbatRfX9IhFWDXde4PlH0CG7Prw0hF9DwBiUegBcTV6/Ot/GsP7ILd2xVOPoUROpYT1farHrFNT42WX70fJ4g==',
  data: 'auiCznCEMVVbywkfFZYZH5+g5MfmWwkk8WVQyUg5fbSksoDhZ94B2Uip34amzdiAoFGxsa3Oy8AzDZGbkuCKVD8U8AmvNXFSNi6n2ghQMZ4MHVQu1HNwbSA293ZMrJQKRPfN4yzH2g7zublU13CxCqcx9T9e40C+qNrH0tXU91xdCsJyEN1EGSOF3wUdh10OGGEv2lIppLqhkkM4FBxLHQ==',
});

/** Makes an empty repository of restic in `folder` whose key takes no time, and gives it to the school of `dataDir`. */
export async function quickRepository(folder: string, dataDir: string): Promise<void> {
  for (const name of ['data', 'index', 'keys', 'locks', 'snapshots'])
    await mkdir(join(folder, name), { recursive: true });
  await writeFile(join(folder, 'config'), Buffer.from(config, 'base64'));
  await writeFile(join(folder, 'keys', createHash('sha256').update(key).digest('hex')), key);
  await setKey(dataDir, 'kunci-uji');
}
