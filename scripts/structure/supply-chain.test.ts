import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
const lockfile = read('pnpm-lock.yaml');

/** The lowest versions without the known holes (docs/reliability.md#settings-versions). */
const floors: Record<string, string> = {
  hono: '4.13.5',
  '@hono/node-server': '2.0.0',
  'react-router-dom': '7.18.2',
  sharp: '0.35.0',
  jsdom: '20.0.0',
};

function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split('.').map(Number));
  const at = (want ?? []).findIndex((part, index) => part !== have?.[index]);
  return at === -1 || (have?.[at] ?? 0) > (want?.[at] ?? 0);
}

test('[K04] nothing is below the versions that mended known holes', () => {
  const catalog = read('pnpm-workspace.yaml');
  for (const [name, floor] of Object.entries(floors)) {
    const version = new RegExp(`^ {2}"?${name}"?: ([\\d.]+)$`, 'm').exec(catalog)?.[1] ?? '0';
    expect(isAtLeast(version, floor), `${name} ${version}`).toBe(true);
  }
  const sqlite = new DatabaseSync(':memory:').prepare('select sqlite_version() as v').get()?.v;
  expect(isAtLeast(String(sqlite), '3.51.3'), `SQLite ${sqlite}`).toBe(true);
  expect([isAtLeast('4.13.4', '4.13.5'), isAtLeast('5.0.0', '4.13.5')]).toEqual([false, true]);
});

test('[K02] [K08] everything comes from the registry, and what has no place here is not there', () => {
  expect(lockfile).not.toMatch(/git\+|tarball:|codeload|specifier: (?:https?:|git|file:)/);
  expect(lockfile).not.toMatch(/^ {2}'?(?:react-server-dom-|multer@)/m);
});

// docs/decisions/0015-new-versions-wait-where-they-are-chosen.md
test('[K02] pnpm’s own minimum age of a day is not switched off', () => {
  expect(read('pnpm-workspace.yaml')).not.toMatch(/minimumReleaseAge/);
});

test('[K01] the packages that may run a script at install are named one by one', () => {
  const scripts = /^allowBuilds:\n((?: {2}.+\n)+)/m.exec(read('pnpm-workspace.yaml'))?.[1];
  expect(scripts).toContain('node: true');
  expect(read('pnpm-workspace.yaml')).not.toMatch(/dangerouslyAllowAllBuilds/);
});
