import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** A face of `fonts.css`: its file, weights and characters. */
type Face = { url: string; weights: { min: number; max: number }; text: string };

/** Vite plugin: builds carry the characters that `fonts.css` declares; development serves the whole files. */
export function subsetFonts(): Plugin {
  let folder = '';
  return {
    name: 'subset-fonts',
    apply: 'build',
    async config() {
      folder = await mkdtemp(join(tmpdir(), 'pesantren-font-'));
      const css = await readFile(new URL('fonts.css', import.meta.url), 'utf8');
      const alias: Record<string, string> = {};
      for (const face of parseFontFaces(css)) alias[face.url] = await writeSubset(face, folder);
      return { resolve: { alias } };
    },
    closeBundle: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The OpenType features that browsers apply by default, Arabic joining included, and tabular figures. */
const features = 'ccmp locl mark mkmk kern liga clig calt rlig tnum init medi fina isol curs'.split(
  ' ',
);

/** Writes the subset of a font for a face; returns the new file. */
async function writeSubset({ url, weights, text }: Face, folder: string): Promise<string> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(url)));
  const file = join(folder, `${basename(url, extname(url))}.woff2`);
  const options = {
    // A static font has no axes to narrow.
    ...(url.includes('wght') && { variationAxes: { wght: weights } }),
    targetFormat: 'woff2' as const,
    // Newer than the types.
    keepFeatures: features,
  };
  await writeFile(file, await subsetFont(whole, text, options));
  return file;
}

/** Parses the faces of a style sheet that have a file, a range of weights and a range of characters. */
export function parseFontFaces(css: string): Face[] {
  return [...css.matchAll(/@font-face\s*{([^}]*)}/g)].flatMap(([, face = '']) => {
    const [, url] = /url\("([^"]+)"\)/.exec(face) ?? [];
    const [, min, max] = /font-weight:\s*(\d+) (\d+)/.exec(face) ?? [];
    const [, range] = /unicode-range:([^;]+)/.exec(face) ?? [];
    if (!url || !range) return [];
    return [{ url, weights: { min: Number(min), max: Number(max) }, text: charactersIn(range) }];
  });
}

/** Lists the characters of a `unicode-range` (CSS Fonts 4, section 11.5): single ones and intervals, no wildcards. */
function charactersIn(range: string): string {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      const count = Number.parseInt(to, 16) - first + 1;
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
}
