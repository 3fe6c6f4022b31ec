import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '@pesantren/content/facts';
import type { Manifest } from 'vite';
import { iconPath } from '../../src/paths.ts';
import { feedPaths } from '../feeds/feed-paths.ts';
import { color } from '../theme-colors.ts';
import { createPageStyles, type PageStyles, readStyles, sourceOf } from './page-styles.ts';

/** The page's own script in the client's build, as Vite's manifest names it. */
const bootstrap = 'src/plain/bootstrap.ts';

/** The script of the head that loads the school's font (docs/decisions/0021-pages-bring-their-styles.md). */
const loadFont = 'src/layout/load-font.ts';

/** Entries that the page's own script loads, by the attribute that names their file (src/plain/open-in-place.ts, src/plain/bootstrap.ts). */
const loaded = {
  'data-controls': 'src/plain/entry-plain.ts',
  'data-picture-file': 'src/features/gallery/open-picture.ts',
  'data-body-link-file': 'src/features/body-links/open-body-link.ts',
  'data-map-file': 'src/features/contact/open-map.ts',
  'data-toast-file': 'src/layout/show-toast.ts',
  'data-visit-file': 'src/features/visits/measure-visit.ts',
};

/**
 * The tags that the build gives every page: the `styles` of its first words and of the rest, with the script of its font before
 * those of the head, and at the `end` of its body the page's own script, which starts its controls.
 */
export type PageTags = { styles: (first: string, rest?: string) => PageStyles; end: string };

/** Returns the inline scripts of every page, which the policy names. @throws Error when the client was not built. */
export function inlineScripts(
  clientFolder: string,
  manifest = readManifest(clientFolder),
): { bootstrap: string; font: string } {
  const read = (name: string) =>
    readFileSync(join(clientFolder, fileOf(manifest, name)), 'utf8').trim();
  // It runs as it is read, so as no module; its names would be the window's.
  return { bootstrap: read(bootstrap), font: `(()=>{${read(loadFont)}})()` };
}

/** Creates the tags of a built client, with its inline scripts. @throws Error when it was not built. */
export function createProductionTags(clientFolder: string): PageTags {
  const manifest = readManifest(clientFolder);
  const scripts = inlineScripts(clientFolder, manifest);
  const { font, ...rules } = readStyles(clientFolder);
  const pageStyles = createPageStyles(rules);
  // The attribute tells it from the page's own styles (src/plain/loading/fetch-page.ts).
  const face = `<noscript><style data-font>${font}</style></noscript>`;
  const faceSource = sourceOf(font);
  const fontTags = `${face}<script data-font="/${fontFile(manifest)}">${scripts.font}</script>`;
  return {
    styles: (first, rest) => {
      const styles = pageStyles(first, rest);
      const source = `${faceSource} ${styles.source}`;
      return { ...styles, tag: `${fontTags}${styles.tag}`, source };
    },
    end: `<script type="module" async${attributes((name) => fileOf(manifest, name))}>${scripts.bootstrap}</script>`,
  };
}

/** Returns the file of every page's font; browsers load the Arabic one where there are letters of it. */
function fontFile(manifest: Manifest): string {
  const font = Object.values(manifest).find(({ file }) => /latin.*\.woff2$/.test(file));
  if (!font) throw new Error('Klien yang dibangun tidak memuat huruf');
  return font.file;
}

/** Tags of the sources that Vite serves in development. */
export const devTags: PageTags = {
  styles: () => ({ tag: '<link rel="stylesheet" href="/src/styles.css">' }),
  end: `<script type="module" async src="/${bootstrap}"${attributes((name) => name)}></script>`,
};

/** Returns the attributes that name the files that the page's own script loads. */
function attributes(fileOf: (name: string) => string): string {
  const named = Object.entries(loaded);
  return named.map(([attribute, name]) => ` ${attribute}="/${fileOf(name)}"`).join('');
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
}

function fileOf(manifest: Manifest, name: string): string {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Klien yang dibangun tidak memuat ${name}`);
  return chunk.file;
}

const colorTags = (['light', 'dark'] as const)
  .map(
    (scheme) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color('surface', scheme)}">`,
  )
  .join('');

/** Returns the tags of every page besides its build's files: icon, manifest, feed, the browser's color. */
export function siteTags({ identity }: Facts): string {
  const title = identity.name.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return (
    `<link rel="apple-touch-icon" href="${iconPath('apple-touch-icon.png', identity)}">` +
    `<link rel="manifest" href="${feedPaths.manifest}">` +
    `<link rel="alternate" type="application/atom+xml" title="${title}" href="${feedPaths.atom}">${colorTags}`
  );
}
