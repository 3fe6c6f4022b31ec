import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Removes from an installed release whatever its server does not reach: libraries that went into the built
 * files are not needed beside them. @param folder the release. @param app its app's folder.
 */
export function keepServerLibraries(folder: string, app: string): void {
  const needed = importsOf(join(app, 'server'));
  const modules = join(app, 'node_modules');
  for (const name of librariesIn(modules)) {
    if (!needed.has(name)) rmSync(join(modules, name), { recursive: true });
  }
  const reached = new Set<string>();
  for (const name of librariesIn(modules)) reach(join(modules, name), reached);

  const packages = join(folder, 'packages');
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    const own = join(packages, name);
    if (!reached.has(realpathSync(own))) rmSync(own, { recursive: true });
  }
  const store = join(folder, 'node_modules/.pnpm');
  const reachable = new Set(
    [...reached].map((path) => path.split(`${sep}.pnpm${sep}`)[1]?.split(sep)[0]),
  );
  for (const name of readdirSync(store)) {
    if (name === 'lock.yaml' || reachable.has(name)) continue;
    rmSync(join(store, name), { recursive: true });
  }
}

/** Follows a library and what it depends on, as pnpm has linked them. */
function reach(link: string, reached: Set<string>): void {
  const library = realpathSync(link);
  if (reached.has(library)) return;
  reached.add(library);
  const inStore = library.includes(`${sep}.pnpm${sep}`);
  // pnpm links what a library depends on beside it, one of our packages has its own folder.
  const beside = inStore
    ? library.slice(
        0,
        library.lastIndexOf(`${sep}node_modules${sep}`) + `${sep}node_modules`.length,
      )
    : join(library, 'node_modules');
  for (const name of librariesIn(beside)) reach(join(beside, name), reached);
}

function librariesIn(modules: string): string[] {
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`)
        : [name],
    )
    .filter((name) => existsSync(join(modules, name)));
}

/** The packages that the sources of a folder import. */
function importsOf(folder: string): Set<string> {
  const names = readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const imported = names.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(/(?:from|import\()\s*'([^'.][^']*)'/g),
  ]);
  return new Set(imported.map(([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? ''));
}
