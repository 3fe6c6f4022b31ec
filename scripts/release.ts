import { cp, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { appsNamed, root } from './apps.ts';
import { build, run } from './run.ts';

const usage = 'Pemakaian: pnpm release <api|public-site|admin> <folder>';

/**
 * Everything that one app needs to run where there is nothing but Node: its sources and those of the
 * packages it takes, what was built, the libraries of production, and `sbom.cdx.json`, the list of them
 * (CycloneDX; reliability K07). The folder keeps the repository's shape, since Node runs no TypeScript
 * below `node_modules`, where `pnpm deploy` would put our packages.
 * @throws Error with a line for people when the names are wrong, the folder holds something, or a step fails.
 */
async function release(name: string, target: string): Promise<void> {
  const [app, ...others] = appsNamed([name]);
  if (!app || others.length > 0) throw new Error(usage);
  const inside = await readdir(target).catch(() => []);
  if (inside.length > 0) throw new Error(`${target} tidak kosong.`);

  const packageName = `@pesantren/${app.name}`;
  const isBuilt = app.name !== 'api';
  if (isBuilt && !build([packageName])) throw new Error('Pembangunan gagal.');
  await step('turbo', ['prune', packageName, '--production', '--out-dir', target]);
  const place = join('apps', app.name, 'dist');
  if (isBuilt) await cp(join(root, place), join(target, place), { recursive: true });
  const filter = ['--prod', '--filter-prod', `${packageName}...`];
  await step('pnpm', ['-C', target, 'install', '--frozen-lockfile', ...filter]);
  const list = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const output = ['--out', join(target, 'sbom.cdx.json')];
  await step('pnpm', ['-C', target, 'sbom', '--prod', '--filter', packageName, ...list, ...output]);
}

async function step(command: string, args: readonly string[]): Promise<void> {
  if ((await run(command, args)) !== 0) throw new Error(`${command} ${args[0]} gagal.`);
}

try {
  const [name, folder, ...rest] = process.argv.slice(2);
  if (!name || !folder || rest.length > 0) throw new Error(usage);
  const target = resolve(process.env.INIT_CWD ?? '.', folder);
  await release(name, target);
  console.log(`${name} siap di ${target}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
