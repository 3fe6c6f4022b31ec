import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isTest, readSources } from './source-file.ts';

const root = join(import.meta.dirname, '../..');
const apps = ['api', 'admin', 'public-site'].map((app) => `apps/${app}/`);
const sources = readSources(root).filter(
  (file) =>
    file.path === 'tsconfig.base.json' ||
    (apps.some((app) => file.path.startsWith(app)) && !isTest(file)),
);

/** Folders of extensions that nothing else stands on (docs/contract.md#extensions). */
const folders = ['/features/students/', '/features/search/', '/previews/', '/registrations/'];

/** The options of the apps' own programs together. */
const allApps = {
  extends: '../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2024', 'ESNext', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
    jsx: 'react-jsx',
  },
  include: ['../*/src', '../*/server', '../*/*.ts'],
};

const namesFolder = (text: string) => folders.some((folder) => text.includes(folder));

let copy: string;

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'pesantren-tanpa-'));
});

afterEach(() => rm(copy, { recursive: true }));

/** Returns a file without the lines that import from one of the folders, or mount what they import. */
function withoutImports(text: string): string {
  const lines = text.split('\n');
  const imported = lines
    .filter((line) => line.startsWith('import ') && namesFolder(line))
    .flatMap((line) => /(?:\{ |\* as )([\w, ]+?)(?: \})? from/.exec(line)?.[1]?.split(', ') ?? []);
  const uses = (line: string) =>
    imported.some((name) =>
      [`${name}(`, `, ${name})`, `<${name} `].some((use) => line.includes(use)),
    );
  return lines.filter((line) => !namesFolder(line) && !uses(line)).join('\n');
}

test('[J-41] [V-49] without the directory of pupils, the search, the previews and registering, their folders and the lines that mount them, all apps are whole', async () => {
  const mounting: string[] = [];
  for (const { path, text } of sources) {
    if (namesFolder(path)) continue;
    if (namesFolder(text)) mounting.push(path);
    await mkdir(join(copy, dirname(path)), { recursive: true });
    await writeFile(join(copy, path), withoutImports(text));
  }
  expect(mounting.toSorted()).toEqual([
    'apps/admin/src/routes.tsx',
    'apps/api/src/app.ts',
    'apps/api/src/jobs/cleanup-job.ts',
    'apps/public-site/server/dev-server.ts',
    'apps/public-site/server/production-server.ts',
    'apps/public-site/server/rendering/render.tsx',
    'apps/public-site/server/testing/start-site.ts',
    'apps/public-site/src/features/admission/admission-page.tsx',
    'apps/public-site/src/routes.tsx',
  ]);
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const app of apps) {
    await symlink(join(root, app, 'node_modules'), join(copy, app, 'node_modules'));
  }
  // One program for all three: what they share is read once.
  await writeFile(join(copy, 'apps/admin/tsconfig.json'), JSON.stringify(allApps));
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'apps/admin'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(stdout).toBe('');
});
