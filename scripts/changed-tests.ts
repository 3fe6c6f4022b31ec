import { posix } from 'node:path';
import { isTypeScript, type SourceFile } from './structure/source-file.ts';

/** The most steps of imports from a test to a change, a whole app being further away. */
const mostSteps = 3;

/** Seconds of one core that the tests of a change may take: with the check less than a minute on two cores. */
const mostSeconds = 30;

/** The tests of a change: `near` those that a developer waits for, the nearest first, `far` all others that come to it. */
export type ChangedTests = { near: string[]; far: string[] };

/**
 * Finds the unit tests that a change of files can break. Nearly every test starts a whole app by the files in
 * `src/testing`, so that by its imports it hangs on every line: such a test is near only where it stands in the folder
 * of the change, or imports it past the app. Of those the nearest are run, as many as a minute has room for.
 * @param secondsOf tells of a test how long its file takes.
 */
export function testsOf(
  changed: readonly string[],
  files: readonly SourceFile[],
  secondsOf: (path: string) => number,
): ChangedTests {
  const importers = importersOf(files);
  const anywhere = reached(changed, importers, Number.POSITIVE_INFINITY, () => true);
  const isOwn = new Set(changed);
  const pastApps = (path: string) => isOwn.has(path) || !isHarness(path);
  const folders = new Set(changed.map((path) => posix.dirname(path)));
  const tests = [...anywhere].filter((path) => /\.test\.tsx?$/.test(path)).toSorted();
  const ranked = new Set<string>();
  for (let steps = 0; steps <= mostSteps; steps += 1) {
    const past = reached(changed, importers, steps, pastApps);
    const isNear = (path: string) => past.has(path) || (steps > 0 && isBeside(path, folders));
    for (const path of tests.filter(isNear)) ranked.add(path);
  }
  let seconds = 0;
  const near = [...ranked].filter((path, index) => {
    seconds += secondsOf(path);
    return index === 0 || seconds <= mostSeconds;
  });
  return { near, far: tests.filter((path) => !near.includes(path)) };
}

const isBeside = (path: string, folders: ReadonlySet<string>) => folders.has(posix.dirname(path));

/** True for what mounts a whole app for tests. */
function isHarness(path: string): boolean {
  return path.includes('/src/testing/') || path.includes('/server/testing/');
}

/** The changed files and what imports them in so many steps, going on from where `mayPass` says so. */
function reached(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
  steps: number,
  mayPass: (path: string) => boolean,
): Set<string> {
  const found = new Set(changed);
  let last = [...found];
  for (let step = 0; step < steps && last.length > 0; step += 1) {
    const next = new Set(last.filter(mayPass).flatMap((path) => importers.get(path) ?? []));
    last = [...next].filter((path) => !found.has(path));
    for (const path of last) found.add(path);
  }
  return found;
}

/** Imports of values; types are the check's. */
const imported =
  /\b(?:import|export)\s+(?!type\s)(?:[\w*{][^;'"]*?\sfrom\s*)?'([^']+)'|\bimport\('([^']+)'/g;

function importersOf(files: readonly SourceFile[]): Map<string, string[]> {
  const existing = new Set(files.map(({ path }) => path));
  const packages = packagesOf(files);
  const importers = new Map<string, string[]>();
  for (const file of files.filter(isTypeScript)) {
    for (const [, ahead, later] of file.text.matchAll(imported)) {
      const specifier = ahead ?? later ?? '';
      for (const target of targetsOf(specifier, file.path, packages)) {
        if (!existing.has(target)) continue;
        importers.set(target, [...(importers.get(target) ?? []), file.path]);
      }
    }
  }
  return importers;
}

type Package = { name: string; folder: string; exports: Record<string, string> };

function packagesOf(files: readonly SourceFile[]): Package[] {
  return files
    .filter(({ path }) => /^(?:apps|packages)\/[^/]+\/package\.json$/.test(path))
    .map(({ path, text }) => {
      const { name, exports = {} } = JSON.parse(text);
      return { name, exports, folder: posix.dirname(path) };
    });
}

/** The files that an import may mean. */
function targetsOf(specifier: string, from: string, packages: readonly Package[]): string[] {
  if (specifier.startsWith('.')) return [posix.join(posix.dirname(from), specifier)];
  const found = packages.find(({ name }) => specifier.startsWith(`${name}/`));
  if (!found) return [];
  const name = `.${specifier.slice(found.name.length)}`;
  return Object.entries(found.exports).flatMap(([pattern, target]) => {
    const [start = '', end] = pattern.split('*');
    if (end === undefined) return pattern === name ? [posix.join(found.folder, target)] : [];
    if (!name.startsWith(start) || !name.endsWith(end)) return [];
    const rest = name.slice(start.length, name.length - end.length);
    return [posix.join(found.folder, target.replace('*', rest))];
  });
}
