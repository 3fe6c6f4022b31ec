import { posix } from 'node:path';
import { versionsIn } from './manifests.ts';
import { isComment, isTest, packageOf, type Rule, type SourceFile } from './source-file.ts';

type Import = { file: SourceFile; line: number; from: string };

/** What each package may import of the others: only what stands on its left (docs/architecture.md). */
const arrows: Readonly<Record<string, readonly string[]>> = {
  'packages/content': [],
  'packages/api-client': ['content'],
  'packages/ui': ['content', 'api-client'],
  'apps/api': ['content', 'api-client'],
  'apps/public-site': ['content', 'api-client', 'ui'],
  'apps/admin': ['content', 'api-client', 'ui'],
  e2e: ['content'],
  '': [],
};

/** Packages import from their left only; an app's tests may import the API's test entry. */
export const arrowsPointLeft: Rule = (files) =>
  violations(files, ({ file, from }) => {
    const own = packageOf(file.path);
    if (from.startsWith('.')) {
      const path = posix.join(posix.dirname(file.path), from);
      if (packageOf(path) !== own) return 'leaves its package by a path';
      return isTest({ path }) && !isTest(file) && 'imports what is there for tests only';
    }
    const [, name] = /^@pesantren\/([^/]+)/.exec(from) ?? [];
    if (!name || arrows[own]?.includes(name)) return false;
    const testEntry = from === '@pesantren/api/testing' && own.startsWith('apps/') && isTest(file);
    return !testEntry && `${own || 'the root'} may not import ${from}`;
  });

/** What a package imports stands in its package.json; tests and configs also use the root's tools. */
export const importsAreDeclared: Rule = (files) => {
  const manifests = new Map(
    files
      .filter(({ path }) => posix.basename(path) === 'package.json')
      .map(({ path, text }) => [posix.dirname(path), dependenciesOf(text)]),
  );
  return violations(files, ({ file, from }) => {
    if (/^(?:\.|\/|#|node:|virtual:)/.test(from)) return false;
    const name = /^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from;
    const usesTools = isTest(file) || /\.config\.ts$/.test(file.path) || !packageOf(file.path);
    const homes = [packageOf(file.path) || '.', ...(usesTools ? ['.'] : [])];
    return !homes.some((home) => manifests.get(home)?.has(name)) && `${name} is not declared`;
  });
};

/** A migration makes for ever what it made once: it imports Kysely and its own folder, nothing that can change. */
export const migrationsAreFrozen: Rule = (files) =>
  violations(
    files.filter((file) => /\/db\/migrations\//.test(file.path) && !isTest(file)),
    ({ from }) => !/^(?:kysely$|\.\/[^/]+$)/.test(from) && `imports ${from}`,
  );

/** The router is imported as `react-router-dom` only. */
export const oneNameForTheRouter: Rule = (files) =>
  violations(files, ({ from }) => /^react-router(?:\/|$)/.test(from) && `imports ${from}`);

/** Mantine belongs to the administrator's app. */
export const mantineStaysInAdmin: Rule = (files) =>
  violations(
    files.filter(({ path }) => packageOf(path) !== 'apps/admin'),
    ({ from }) => from.startsWith('@mantine/') && `imports ${from}`,
  );

function violations(
  files: readonly SourceFile[],
  judge: (imported: Import) => string | false,
): string[] {
  return files.flatMap(importsOf).flatMap((imported) => {
    const wrong = judge(imported);
    return wrong ? [`${imported.file.path}:${imported.line} ${wrong}`] : [];
  });
}

// Formatted code: a statement begins its line, or closes its list of names there.
const statements = [/^(?:import|export|\}).* from '([^']+)'/, /^import '([^']+)'/];
const dynamicImport = /\bimport\('([^'$]+)'\)/;
const styleImport = /^@import\s+["']([^"']+)/;

function importsOf(file: SourceFile): Import[] {
  const patterns = file.path.endsWith('.css') ? [styleImport] : [...statements, dynamicImport];
  if (!/\.(?:tsx?|css)$/.test(file.path)) return [];
  return file.text.split('\n').flatMap((text, index) => {
    const found = isComment(text) ? [] : patterns.map((pattern) => pattern.exec(text)?.[1]);
    return found
      .filter((from) => from !== undefined)
      .map((from) => ({ file, line: index + 1, from }));
  });
}

function dependenciesOf(manifest: string): Set<string> {
  return new Set(Object.keys(versionsIn(manifest)));
}
