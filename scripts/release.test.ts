import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildKeepingAssets, keepEarlierAssets } from './earlier-assets.ts';
import { keepServerLibraries } from './server-libraries.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pesantren-rilis-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('[F-63] two builds after each other: the assets that the second lacks are kept, for one release', () => {
  const assets = 'admin/dist/assets';
  const build = (names: string[]) => () => {
    rmSync(join(folder, 'admin/dist'), { recursive: true, force: true });
    for (const name of names) write(`${assets}/${name}`, name);
    return true;
  };
  const run = (names: string[]) => buildKeepingAssets([join(folder, 'admin')], build(names));
  const keptAssets = () => readdirSync(join(folder, 'admin/dist-before/assets')).toSorted();
  expect(run(['a1.js', 'b1.js'])).toBe(true);
  expect(readdirSync(join(folder, 'admin'))).toEqual(['dist']);
  run(['a2.js', 'b1.js']);
  expect(keptAssets()).toEqual(['a1.js']);
  const manifest = readFileSync(join(folder, 'admin/dist-before/manifest.json'), 'utf8');
  expect(JSON.parse(manifest)).toEqual({ assets: ['a1.js'] });
  // A build of the same is no release.
  run(['a2.js', 'b1.js']);
  expect(keptAssets()).toEqual(['a1.js']);
  run(['a3.js', 'b3.js']);
  expect(keptAssets()).toEqual(['a2.js', 'b1.js']);
  expect(buildKeepingAssets([join(folder, 'admin')], () => false)).toBe(false);
  expect(readdirSync(join(folder, 'admin')).toSorted()).toEqual(['dist', 'dist-before']);
});

test('[F-63] a release takes the assets of the release before out of its folder', () => {
  write('before/assets/a1.js', 'a');
  write('before/assets/b1.js', 'b');
  write('now/assets/b1.js', 'b');
  const target = join(folder, 'now/dist-before');
  keepEarlierAssets(join(folder, 'before/assets'), join(folder, 'now/assets'), target);
  expect(readdirSync(join(target, 'assets'))).toEqual(['a1.js']);
});

test('[F-64] a release keeps the libraries that its server reaches, and no other', () => {
  const store = 'node_modules/.pnpm';
  for (const name of ['hono', 'zod', 'react', 'left']) {
    write(`${store}/${name}@1/node_modules/${name}/index.js`);
  }
  write('packages/api-client/package.json', '{}');
  write('packages/ui/package.json', '{}');
  write(
    'apps/admin/server/main.ts',
    "import { Hono } from 'hono';\nimport a from '@pesantren/api-client/x';\n",
  );
  write('apps/admin/server/main.test.ts', "import { test } from 'react';\n");
  const link = (at: string, to: string) => {
    mkdirSync(dirname(join(folder, at)), { recursive: true });
    symlinkSync(join(folder, to), join(folder, at));
  };
  link('apps/admin/node_modules/hono', `${store}/hono@1/node_modules/hono`);
  link('apps/admin/node_modules/react', `${store}/react@1/node_modules/react`);
  link('apps/admin/node_modules/@pesantren/api-client', 'packages/api-client');
  link('apps/admin/node_modules/@pesantren/ui', 'packages/ui');
  link('packages/api-client/node_modules/zod', `${store}/zod@1/node_modules/zod`);
  link(`${store}/zod@1/node_modules/left`, `${store}/left@1/node_modules/left`);
  keepServerLibraries(folder, join(folder, 'apps/admin'));
  expect(readdirSync(join(folder, store)).toSorted()).toEqual(['hono@1', 'left@1', 'zod@1']);
  expect(readdirSync(join(folder, 'packages'))).toEqual(['api-client']);
  expect(readdirSync(join(folder, 'apps/admin/node_modules')).toSorted()).toEqual([
    '@pesantren',
    'hono',
  ]);
});
