import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Where the client's build starts, as its manifest names it. */
const entry = 'src/entry-client.tsx';

/** What the head of a page loads, given the modules of its routes: style, font, scripts. */
export type HeadTags = (routeModules: readonly string[]) => string;

/** The tags of a built client. @throws Error when it was not built. */
export function builtHeadTags(clientFolder: string): HeadTags {
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const start = manifest[entry];
  if (!start) throw new Error(`${path} tidak memuat ${entry}`);

  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  const fontTag =
    font && `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;

  return (routeModules) => {
    const chunks = chunksOf(manifest, [entry, ...routeModules]);
    chunks.delete(start);
    const styles = new Set([start, ...chunks].flatMap(({ css = [] }) => css));
    return [
      ...[...styles].map((css) => `<link rel="stylesheet" href="/${css}">`),
      fontTag,
      `<script type="module" src="/${start.file}"></script>`,
      ...[...chunks].map(({ file }) => `<link rel="modulepreload" href="/${file}">`),
    ].join('');
  };
}

/** The tags of sources that Vite serves. */
export const sourceHeadTags: HeadTags = () =>
  `<link rel="stylesheet" href="/src/site.css"><script type="module" src="/${entry}"></script>`;

/** The chunks that modules and what they import statically are in; chunks may import each other. */
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
