import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Facts } from '@pesantren/content/facts';
import type { Manifest, ManifestChunk } from 'vite';
import { iconPath } from '../../src/paths.ts';
import { feedPaths } from '../feeds/feed-paths.ts';
import { color } from '../theme-colors.ts';

/** Entries of the client's build, as Vite's manifest names them. */
const entry = 'src/entry-client.tsx';
const bootstrap = 'src/hydration/bootstrap.ts';
const controls = 'src/plain/entry-plain.ts';

/** Entries that are loaded when a control is first used, by the attribute that names their file (src/plain/open-in-place.ts). */
const opening = {
  'data-picture-file': 'src/features/gallery/open-picture.ts',
  'data-body-link-file': 'src/features/body-links/open-body-link.ts',
  'data-map-file': 'src/features/contact/open-map.ts',
  'data-toast-file': 'src/layout/show-toast.ts',
};

/**
 * Tags that a page loads its build's files with, given the modules of its routes: the `head` of what the first
 * picture needs, and at the `end` of the body the page's own script, which starts its controls and hydrates an incomplete
 * page. One that is never hydrated has only the controls.
 */
export type PageTags = (
  routeModules: readonly string[],
  isIncomplete: boolean,
  isStatic?: boolean,
) => {
  head: string;
  end: string;
};

/** Reads the inline script of every page from the client's build. @throws Error when it was not built. */
export function readBootstrapScript(clientFolder: string): string {
  const { file } = chunkOf(readManifest(clientFolder), bootstrap);
  return readFileSync(join(clientFolder, file), 'utf8').trim();
}

/** Creates the tags of a built client, with its inline script. @throws Error when it was not built. */
export function createProductionTags(clientFolder: string, script: string): PageTags {
  const manifest = readManifest(clientFolder);
  const begin = chunkOf(manifest, entry);
  const plain = chunkOf(manifest, controls);
  const files = openingFiles((name) => chunkOf(manifest, name).file);

  // The font of every page; browsers load the Arabic one where there are letters of it.
  const font = Object.values(manifest).find(({ file }) => /latin.*\.woff2$/.test(file));
  if (!font) throw new Error(`${clientFolder} tidak memuat huruf`);
  const fontTag = `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;

  return (routeModules, isIncomplete, isStatic) => {
    const chunks = chunksOf(manifest, [entry, ...routeModules]);
    const styles = [...new Set([begin, ...chunks].flatMap(({ css = [] }) => css))];
    const styleTags = styles.map((css) => `<link rel="stylesheet" href="/${css}">`).join('');
    return {
      head: styleTags + fontTag,
      end: isStatic
        ? scriptTag(plain.file)
        : `<script type="module" async ${attributesOf(plain, [...chunks], isIncomplete)}${files}>${script}</script>`,
    };
  };
}

/** Tags of the sources that Vite serves in development. */
export const devTags: PageTags = (_, isIncomplete, isStatic) => ({
  head: '<link rel="stylesheet" href="/src/site.css">',
  end: isStatic
    ? scriptTag(controls)
    : `<script type="module" async src="/${bootstrap}" ${attributesOf({ file: controls }, [{ file: entry }], isIncomplete)}${openingFiles((name) => name)}></script>`,
});

function scriptTag(file: string): string {
  return `<script type="module" async src="/${file}"></script>`;
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

/** Returns the attributes that name the files that open controls in place. */
function openingFiles(fileOf: (name: string) => string): string {
  const attributes = Object.entries(opening);
  return attributes.map(([attribute, name]) => ` ${attribute}="/${fileOf(name)}"`).join('');
}

/** Returns the attributes that name the controls and what hydrates, and whether it does. */
function attributesOf(
  plain: { file: string },
  chunks: readonly { file: string }[],
  isIncomplete: boolean,
): string {
  const files = chunks.map(({ file }) => `/${file}`).join(' ');
  const attributes = `data-controls="/${plain.file}" data-scripts="${files}"`;
  return isIncomplete ? `${attributes} data-incomplete` : attributes;
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Klien yang dibangun tidak memuat ${name}`);
  return chunk;
}

/** Returns the chunks of some modules and of their static imports, which may be circular. */
function chunksOf(manifest: Manifest, names: readonly string[]): Set<ManifestChunk> {
  const chunks = new Set<ManifestChunk>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const name of names) add(name);
  return chunks;
}
