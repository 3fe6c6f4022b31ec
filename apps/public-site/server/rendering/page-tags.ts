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

/** Entries that the page's own script loads, by the attribute that names their file (src/plain/open-in-place.ts). */
const loaded = {
  'data-controls': 'src/plain/entry-plain.ts',
  'data-picture-file': 'src/features/gallery/open-picture.ts',
  'data-body-link-file': 'src/features/body-links/open-body-link.ts',
  'data-map-file': 'src/features/contact/open-map.ts',
  'data-toast-file': 'src/layout/show-toast.ts',
};

/**
 * What the build gives every page: the `styles` of its markup, for its head, and at the `end` of its body the page's own
 * script, which starts its controls.
 */
export type PageTags = { styles: (markup: string) => PageStyles; end: string };

/** Reads the inline script of every page from the client's build. @throws Error when it was not built. */
export function readBootstrapScript(clientFolder: string): string {
  return readFileSync(
    join(clientFolder, fileOf(readManifest(clientFolder), bootstrap)),
    'utf8',
  ).trim();
}

/** Creates the tags of a built client, with its inline script. @throws Error when it was not built. */
export function createProductionTags(clientFolder: string, script: string): PageTags {
  const manifest = readManifest(clientFolder);
  return {
    styles: createPageStyles(readStyles(clientFolder)),
    end: `<script type="module" async${attributes((name) => fileOf(manifest, name))}>${script}</script>`,
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
