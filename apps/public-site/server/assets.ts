import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Where the client's build starts, as its manifest names it. */
const entry = 'src/entry-client.tsx';

/**
 * What a page loads of the build, given the modules of its routes: what its first picture needs in the
 * `head`, what takes it over, which may wait, at the `end` of its body.
 */
export type BuildTags = (routeModules: readonly string[]) => { head: string; end: string };

/** The tags of a built client. @throws Error when it was not built. */
export function builtTags(clientFolder: string): BuildTags {
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const start = manifest[entry];
  if (!start) throw new Error(`${path} tidak memuat ${entry}`);

  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  if (!font) throw new Error(`${path} tidak memuat huruf`);
  const fontTag = `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;

  return (routeModules) => {
    const chunks = chunksOf(manifest, [entry, ...routeModules]);
    chunks.delete(start);
    const styles = new Set([start, ...chunks].flatMap(({ css = [] }) => css));
    const scripts = [...chunks].map(
      ({ file }) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`,
    );
    return {
      head: [...styles].map((css) => `<link rel="stylesheet" href="/${css}">`).join('') + fontTag,
      end: `${scripts.join('')}<script type="module" src="/${start.file}" fetchpriority="low"></script>`,
    };
  };
}

/** The tags of sources that Vite serves. */
export const sourceTags: BuildTags = () => ({
  head: '<link rel="stylesheet" href="/src/site.css">',
  end: `<script type="module" src="/${entry}"></script>`,
});

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
