import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readKey } from '../packages/api-client/src/server/environment.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const workflow = (name: string) => read(`.github/workflows/${name}.yml`);
const apps = ['api', 'public-site', 'admin'];

/** The folders of a workspace package and of all that it takes, in its build too. */
function foldersOf(folder: string, found = new Set<string>()): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${folder}/package.json`));
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const inside = `packages/${name.replace('@pesantren/', '')}`;
    if (name.startsWith('@pesantren/') && existsSync(join(root, inside))) foldersOf(inside, found);
  }
  return found;
}

test.each(apps)('[F-121] a change of anything that %s is made of releases it', (app) => {
  const [, paths = ''] = /paths:\n((?: {6}- .+\n)+)/.exec(workflow(app)) ?? [];
  const named = [...paths.matchAll(/- (.+)$/gm)].map(([, path]) => path);
  const folders = [...foldersOf(`apps/${app}`)].map((folder) => `${folder}/**`);
  const files = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json'];
  const others = ['scripts/*.ts', 'tsconfig.base.json', '.github/actions/setup/**'];
  expect(named).toEqual(expect.arrayContaining([...folders, ...files, ...others]));
});

test.each(['public-site', 'admin'])(
  '[F-121] the release of %s takes the scripts of the one before along',
  (app) => {
    expect(workflow(app)).toContain(`gh run download "$run" --pattern '${app}-*' --dir before`);
    expect(workflow(app)).toContain(`release ${app} release/${app} before/${app}\n`);
  },
);

test('[F-121] an archive takes the scripts of the one before along', () => {
  expect(workflow('release')).toContain('release archive release before\n');
  expect(read('.dockerignore')).toMatch(/^release\nrelease-before\nbefore$/m);
});

test('[F-121] a tag makes archives and images for both architectures, after all tests, with provenance and changes', () => {
  const text = workflow('release');
  expect(text).toMatch(/^ {4}uses: \.\/\.github\/workflows\/ci\.yml$/m);
  expect(text).toMatch(/^ {4}needs: test$/m);
  expect(text).toContain('runner: [ubuntu-latest, ubuntu-24.04-arm]');
  for (const part of ['release archive release', 'attest-build-provenance', '--notes-file changes'])
    expect(text).toContain(part);
  expect(text).toContain('--provenance=mode=max --sbom=true');
  expect(workflow('ci')).toMatch(/^ {2}workflow_call:$/m);
  // A name for both architectures, and the commit in what has no history.
  expect(text).toContain('imagetools create --tag "$image" "$image-amd64" "$image-arm64"');
  for (const app of apps)
    expect(read(`deploy/docker/${app}.Dockerfile`)).toMatch(/^ARG GITHUB_SHA$/m);
});

test('[F-121] nobody starts with the key of the example', () => {
  const [, key] = /^API_KEY=(.+)$/m.exec(read('deploy/pesantren.env.example')) ?? [];
  expect(() => readKey({ API_KEY: key })).toThrow(/^API_KEY=.*ganti dengan kunci sendiri/);
  expect(readKey({ API_KEY: 'kunci-sekolah' })).toBe('kunci-sekolah');
});
