import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';

/** Where the client's build starts, as its manifest names it: what takes the page over, and what brings that. */
const entry = 'src/entry-client.tsx';
const starter = 'src/hydration/bootstrap.ts';
/** The style sheet of paper, which no picture on a screen waits for. */
const print = 'src/print.css';

/** The script that pages carry in themselves, as it was built. @throws Error when it was not. */
export function startScript(clientFolder: string): string {
  return readFileSync(
    join(clientFolder, chunkOf(readManifest(clientFolder), starter).file),
    'utf8',
  ).trim();
}

/**
 * What a page loads of the build, given the modules of its routes: what its first picture needs in the
 * `head`, what later brings the rest at the `end` of its body; and `preloads`, the head's files as links
 * of a `Link` header (RFC 8288), which a CDN sends ahead of the page as 103 (RFC 8297).
 */
export type BuildTags = (routeModules: readonly string[]) => {
  head: string;
  end: string;
  preloads: readonly string[];
};

/** The tags of a built client, whose pages carry the script `start`. @throws Error when it was not built. */
export function builtTags(clientFolder: string, start: string): BuildTags {
  const manifest = readManifest(clientFolder);
  const begin = chunkOf(manifest, entry);

  // The font of every page; that of Arabic is fetched where there are letters of it.
  const font = Object.values(manifest).find(({ file }) => /latin.*\.woff2$/.test(file));
  if (!font) throw new Error(`${clientFolder} tidak memuat huruf`);
  const fontTag = `<link rel="preload" href="/${font.file}" as="font" type="font/woff2" crossorigin>`;

  const printTag = `<link rel="stylesheet" href="/${chunkOf(manifest, print).file}" media="print">`;

  const tagsOf: BuildTags = (routeModules) => {
    const chunks = chunksOf(manifest, [entry, ...routeModules]);
    const styles = [...new Set([begin, ...chunks].flatMap(({ css = [] }) => css))];
    return {
      head:
        styles.map((css) => `<link rel="stylesheet" href="/${css}">`).join('') + fontTag + printTag,
      end: `<script type="module" async ${scriptsOf([...chunks].map(({ file }) => file))}>${start}</script>`,
      preloads: [
        ...styles.map((css) => `</${css}>; rel=preload; as=style`),
        `</${font.file}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
      ],
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
  head: `<link rel="stylesheet" href="/src/site.css"><link rel="stylesheet" href="/${print}" media="print">`,
  end: `<script type="module" async src="/${starter}" ${scriptsOf([entry])}></script>`,
  preloads: [],
});

/** The attribute by which `src/hydration/bootstrap.ts` knows what to bring when it is time. */
function scriptsOf(files: readonly string[]): string {
  return `data-scripts="${files.map((file) => `/${file}`).join(' ')}"`;
}

function readManifest(clientFolder: string): Manifest {
  return JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'));
}

function chunkOf(manifest: Manifest, name: string): ManifestChunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`Klien yang dibangun tidak memuat ${name}`);
  return chunk;
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
