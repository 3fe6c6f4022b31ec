import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/**
 * Vite plugin: writes brotli (quality 11) and gzip copies beside built scripts, styles and icons, which servers send as
 * they are: `serveStatic` with `precompressed`, nginx with `brotli_static` or `gzip_static`.
 */
export const compressedFiles: Plugin = {
  name: 'compressed-files',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /\.(?:m?js|css|svg)$/.test(name));
    await Promise.all(
      names.map(async (name) => {
        const path = join(dir, name);
        const text = await readFile(path);
        await writeFile(`${path}.br`, await promisify(brotliCompress)(text));
        await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
      }),
    );
  },
};
