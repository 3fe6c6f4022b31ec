import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { appsNamed, root } from './apps.ts';
import { assetsOf, buildKeepingAssets, earlier, keepEarlierAssets } from './earlier-assets.ts';
import { makeArchive } from './release-archive.ts';
import { build, run } from './run.ts';
import { keepServerLibraries } from './server-libraries.ts';

const usage = `Pemakaian: pnpm release <api|public-site|admin> <folder> [<folder rilis sebelumnya>]
           pnpm release archive <folder> [<folder arsip sebelumnya>]`;

/** In bytes: what the admin's release may weigh; its libraries are in the built files already. */
const adminBudget = 60_000_000;

/**
 * Everything that one app needs to run where there is nothing but Node: its sources and those of the
 * packages it takes, what was built, the libraries of production, and `sbom.cdx.json`, the list of them
 * (CycloneDX; docs/reliability.md#k07). The folder keeps the repository's shape, since Node runs no TypeScript
 * below `node_modules`, where `pnpm deploy` would put our packages.
 * @throws Error with a line for people when the names are wrong, the folder holds something, or a step fails.
 */
async function release(name: string, target: string, before = ''): Promise<void> {
  const [app, ...others] = appsNamed([name]);
  if (!app || others.length > 0) throw new Error(usage);
  const inside = await readdir(target).catch(() => []);
  if (inside.length > 0) throw new Error(`${target} tidak kosong.`);

  const packageName = `@pesantren/${app.name}`;
  const folder = join('apps', app.name);
  const isBuilt = app.name !== 'api';
  const source = join(root, folder);
  if (isBuilt && !buildKeepingAssets([source], () => build([packageName]))) {
    throw new Error('Pembangunan gagal.');
  }
  await step('turbo', ['prune', packageName, '--production', '--out-dir', target]);
  if (app.name !== 'api') {
    await cp(join(source, 'dist'), join(target, folder, 'dist'), { recursive: true });
    // Pages that were opened before this release still find their parts.
    const assets = assetsOf[app.name];
    const previousAssets = join(target, folder, earlier);
    if (before)
      keepEarlierAssets(join(before, folder, assets), join(source, assets), previousAssets);
    else if (existsSync(join(source, earlier))) {
      await cp(join(source, earlier), previousAssets, { recursive: true });
    }
  }
  await writeFile(join(target, 'release.txt'), `${commit()}\n`);
  const filter = ['--prod', '--filter-prod', `${packageName}...`];
  await step('pnpm', ['-C', target, 'install', '--frozen-lockfile', ...filter]);
  const list = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const output = ['--out', join(target, 'sbom.cdx.json')];
  await step('pnpm', ['-C', target, 'sbom', '--prod', '--filter', packageName, ...list, ...output]);
  if (app.name !== 'admin') return;
  keepServerLibraries(target, join(target, folder));
  const size = await sizeOf(target);
  console.log(`${(size / 1_000_000).toFixed(1)} MB`);
  if (size > adminBudget) throw new Error(`Lebih besar dari ${adminBudget / 1_000_000} MB.`);
}

/** Name of the release, for `X-Release`, metrics and `release.txt`. */
function commit(): string {
  if (process.env.GITHUB_SHA) return process.env.GITHUB_SHA;
  const { stdout } = spawnSync('git', ['-C', root, 'rev-parse', 'HEAD'], { encoding: 'utf8' });
  return stdout?.trim() || 'unknown';
}

/** Size of a folder in bytes; links are not followed. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sizes = entries.map(async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sizeOf(path);
    return entry.isFile() ? (await stat(path)).size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

async function step(command: string, args: readonly string[]): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args[0]} gagal.`);
}

try {
  const [name, folder, before, ...rest] = process.argv.slice(2);
  if (!name || !folder || rest.length > 0) throw new Error(usage);
  const from = process.env.INIT_CWD ?? '.';
  const target = resolve(from, folder);
  if (name === 'archive') {
    const old = before && resolve(from, before);
    const make = (app: string, place: string) => release(app, place, old && join(old, app));
    console.log(await makeArchive(target, make));
  } else {
    await release(name, target, before && resolve(from, before));
    console.log(`${name} siap di ${target}`);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
