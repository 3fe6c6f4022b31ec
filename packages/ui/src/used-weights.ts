import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** As `font.css` names it. */
const font =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

const options = {
  /** As `font.css` declares them. */
  variationAxes: { wght: { min: 400, max: 800 } },
  targetFormat: 'woff2' as const,
  // Newer than the types: every character of the file stays.
  keepAllGlyphs: true,
};

/** For Vite: builds carry the font with the weights that the design uses; the others are a quarter of its bytes. */
export function usedWeights(): Plugin {
  let folder = '';
  return {
    name: 'used-weights',
    apply: 'build',
    async config() {
      const whole = await readFile(fileURLToPath(import.meta.resolve(font)));
      const used = await subsetFont(whole, '', options);
      folder = await mkdtemp(join(tmpdir(), 'pesantren-font-'));
      const file = join(folder, basename(font));
      await writeFile(file, used);
      return { resolve: { alias: { [font]: file } } };
    },
    closeBundle: () => rm(folder, { recursive: true, force: true }),
  };
}
