import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Where the client's build starts, as its manifest names it: what takes the page over, and what brings that. */
const entry = 'src/entry-client.tsx';
const starter = 'src/start.ts';

/**
 * What a page loads of the build, given the modules of its routes: what its first picture needs in the
 * `head`, what later brings the rest at the `end` of its body.
 */
export type BuildTags = (routeModules: readonly string[]) => { head: string; end: string };

/** The tags of a built client. @throws Error when it was not built. */
export function builtTags(clientFolder: string): BuildTags {
  const path = join(clientFolder, '.vite/manifest.json');
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  const [begin, start] = [manifest[entry], manifest[starter]];
  if (!begin || !start) throw new Error(`${path} tidak memuat ${entry} atau ${starter}`);

  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'));
  if (!font) throw new Error(`${path} tidak memuat huruf`);
  const fontTag = `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;

  const tagsOf: BuildTags = (routeModules) => {
    const chunks = chunksOf(manifest, [entry, ...routeModules]);
    const styles = new Set([begin, ...chunks].flatMap(({ css = [] }) => css));
    chunks.delete(start);
    return {
      head: [...styles].map((css) => `<link rel="stylesheet" href="/${css}">`).join('') + fontTag,
      end: startTag(
        `/${start.file}`,
        [...chunks].map(({ file }) => `/${file}`),
      ),
    };
  };

  // As many as the site has routes.
  const known = new Map<string, ReturnType<BuildTags>>();
  return (routeModules) => {
    const key = routeModules.join();
    const tags = known.get(key) ?? tagsOf(routeModules);
    known.set(key, tags);
    return tags;
  };
}

/** The tags of sources that Vite serves. */
export const sourceTags: BuildTags = () => ({
  head: '<link rel="stylesheet" href="/src/site.css">',
  end: startTag(`/${starter}`, [`/${entry}`]),
});

/** The tag of `src/start.ts`, which brings `scripts` when it is time. */
function startTag(src: string, scripts: readonly string[]): string {
  return `<script type="module" async src="${src}" data-scripts="${scripts.join(' ')}"></script>`;
}

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
