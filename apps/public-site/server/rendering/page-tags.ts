import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '@pesantren/content/facts';
import type { Manifest } from 'vite';
import { iconPath } from '../../src/paths.ts';
import { feedPaths } from '../feeds/feed-paths.ts';
import { color } from '../theme-colors.ts';
import { createPageStyles, type PageStyles, readStyles } from './page-styles.ts';

/** The page's own script in the client's build, as Vite's manifest names it. */
const bootstrap = 'src/plain/bootstrap.ts';

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
 * The tags that the build gives every page: the `styles` of its markup up to the title and after it, with the script of its
 * font before those of the head, and at the `end` of its body the page's own script, which starts its controls.
 */
export type PageTags = { styles: (first: string, rest?: string) => PageStyles; end: string };

/** Returns the inline scripts of every page, which the policy names. @throws Error when the client was not built. */
export function inlineScripts(
  clientFolder: string,
  manifest = readManifest(clientFolder),
): { bootstrap: string; font: string } {
  const file = join(clientFolder, fileOf(manifest, bootstrap));
  return { bootstrap: readFileSync(file, 'utf8').trim(), font: fontScript(manifest) };
}

/**
 * Returns the inline script that preloads the font, but on a line that the browser knows to be slow: there it would share
 * the line with the words (docs/decisions/0021-pages-bring-their-styles.md). Chromium waits some 100 ms for a font that is
 * preloaded from the head.
 */
function fontScript(manifest: Manifest): string {
  // The font of every page; browsers load the Arabic one where there are letters of it.
  const font = Object.values(manifest).find(({ file }) => /latin.*\.woff2$/.test(file));
  if (!font) throw new Error('Klien yang dibangun tidak memuat huruf');
  const link = `{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"/${font.file}"}`;
  // w3c NetworkInformation, which Chromium has: megabits a second.
  const isFast = `(c=>!c||!c.saveData&&c.downlink>=2)(navigator.connection)`;
  return `${isFast}&&document.head.append(Object.assign(document.createElement("link"),${link}))`;
}

/** Creates the tags of a built client, with its inline scripts. @throws Error when it was not built. */
export function createProductionTags(clientFolder: string): PageTags {
  const manifest = readManifest(clientFolder);
  const scripts = inlineScripts(clientFolder, manifest);
  const pageStyles = createPageStyles(readStyles(clientFolder));
  return {
    styles: (first, rest) => {
      const styles = pageStyles(first, rest);
      return { ...styles, tag: `<script>${scripts.font}</script>${styles.tag}` };
    },
    end: `<script type="module" async${attributes((name) => fileOf(manifest, name))}>${scripts.bootstrap}</script>`,
  };
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
