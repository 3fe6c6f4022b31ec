import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, readlink, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const sources = ['package.json', 'apps/api', 'packages/content', 'packages/api-client'];

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
  for (const workspace of sources.slice(1)) await linkLibraries(folder, workspace);
  return join(folder, 'apps/api/src');
}

/** Links what a package imports: libraries to those installed here, our own packages to those of the folder. */
async function linkLibraries(folder: string, workspace: string): Promise<void> {
  const installed = join(root, workspace, 'node_modules');
  const target = join(folder, workspace, 'node_modules');
  for (const name of existsSync(installed) ? await readdir(installed) : []) {
    const inScope = name.startsWith('@');
    const names = inScope
      ? (await readdir(join(installed, name))).map((n) => `${name}/${n}`)
      : [name];
    for (const library of names) {
      const link = join(target, library);
      await mkdir(dirname(link), { recursive: true });
      const isOurs = library.startsWith('@pesantren/');
      // A link to one of our packages is relative, and so leads to the one in the same folder.
      await symlink(
        isOurs ? await readlink(join(installed, library)) : join(installed, library),
        link,
      );
    }
  }
}
