import { execFileSync } from 'node:child_process';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
/** The folder where pnpm links every library, those of other packages too. */
const installedLibraries = join(root, 'node_modules/.pnpm/node_modules');
const workspaces = ['apps/api', 'packages/content', 'packages/api-client'];
const sources = ['package.json', 'tsconfig.base.json', ...workspaces];

/**
 * Puts the sources of the release before into `folder`, out of the repository's history, with the libraries of
 * today. @returns the folder of the provider's sources there.
 * @throws Error that says what a shallow clone lacks.
 */
export async function unpackPreviousRelease(folder: string): Promise<string> {
  const commit = (await readFile(join(root, 'apps/api/previous-release'), 'utf8')).trim();
  let archive: Buffer;
  try {
    const args = ['-C', root, 'archive', '--format=tar', commit, '--', ...sources];
    archive = execFileSync('git', args, { maxBuffer: 512 * 1024 * 1024, stdio: 'pipe' });
  } catch (cause) {
    const why = `Commit ${commit}, which apps/api/previous-release names, is not in this clone`;
    const how = 'fetch the whole history with: git fetch --unshallow';
    throw new Error(`${why}; ${how}`, { cause });
  }
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  for (const workspace of workspaces) await linkLibraries(folder, workspace);
  return join(folder, 'apps/api/src');
}

/** Links the dependencies of a package: its own to those in `folder`, libraries to those installed today. */
async function linkLibraries(folder: string, workspace: string): Promise<void> {
  const manifest = await readFile(join(folder, workspace, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, workspace, 'node_modules', name);
    const [scope, own = ''] = name.split('/');
    const target =
      scope === '@pesantren' ? join(folder, 'packages', own) : join(installedLibraries, name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(target, link);
  }
}
