import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { oneComponentPerFile } from './component-files.ts';
import {
  colorsAreTokens,
  exportedFunctionsAreExplained,
  hasNamesItsSubject,
  migrationsAreFrozen,
  namesSayAConcept,
  noMachineIsNamed,
  onlyTheClientFetches,
  versionsAreInTheCatalog,
} from './rules.ts';
import { type Rule, readSources } from './source-file.ts';

const root = join(import.meta.dirname, '../..');
const repository = readSources(root);

/** Path and text of a file. */
type Sample = readonly [path: string, text: string];

/** Proves a rule on files that break it, one by one, on files that do not, and on the repository. */
function rule(title: string, check: Rule, { bad, good }: { bad: Sample[]; good: Sample[] }): void {
  const broken = (samples: readonly Sample[]) =>
    check([manifest, ...samples.map(([path, text]) => ({ path, text }))]);

  describe(title, () => {
    test('holds', () => expect(check(repository)).toEqual([]));
    test.each(bad)('can fail: %s %j', (path, text) => {
      expect(broken([[path, text]])).toEqual([expect.stringContaining(path)]);
    });
    test.each(good)('leaves alone: %s %j', (path, text) => {
      expect(broken([[path, text]])).toEqual([]);
    });
  });
}

const manifest = {
  path: 'apps/admin/package.json',
  text: '{"dependencies":{"@mantine/core":"catalog:","@pesantren/ui":"workspace:*","react":"catalog:"}}',
};
const page = 'apps/admin/src/home/home-page.tsx';
const ui = 'packages/ui/src/badge.tsx';

test('the rules read the repository', () => {
  const paths = repository.map(({ path }) => path);
  expect(paths).toContain('scripts/structure/architecture.test.ts');
  expect(paths).toContain('packages/ui/src/theme.css');
  expect(paths.filter((path) => /(?:node_modules|dist)\//.test(path))).toEqual([]);
});

rule('[F-07] migrations are frozen text', migrationsAreFrozen, {
  bad: [
    ['apps/api/src/db/migrations/0001-first.ts', "import { foldText } from '../search.ts';"],
    [
      'apps/api/src/db/migrations/search-and-counts.ts',
      "import { a } from '@pesantren/content/facts';",
    ],
  ],
  good: [
    ['apps/api/src/db/migrations/0001-first.ts', "import { sql } from 'kysely';"],
    ['apps/api/src/db/migrations/0001-first.ts', "import { a } from './declarations.ts';"],
    ['apps/api/src/db/migrations/first.test.ts', "import { a } from '../search.ts';"],
  ],
});

rule('a name says a concept', namesSayAConcept, {
  bad: [
    ['packages/ui/src/utils.ts', ''],
    ['apps/admin/src/helpers/dates.ts', ''],
    ['apps/admin/src/form-helpers.ts', ''],
    ['apps/admin/src/misc.css', ''],
  ],
  good: [['apps/admin/src/commonwealth.ts', '']],
});

rule('a component file exports its one component', oneComponentPerFile, {
  bad: [
    [page, 'export function HomePage() {}\nexport function Hero() {}'],
    [page, 'function Hero() {}\nexport const HomePage = () => null;\nexport { Hero as Top };'],
    [ui, 'export function Badge() {}\nexport const tones = [];'],
    [ui, 'export default function Badge() {}\nexport class Tone {}'],
  ],
  good: [
    [ui, 'export type Tone = 1;\nexport function Badge() {}\nexport type { Tone as T };'],
    [page, 'export const loader = () => 1;\nexport function HomePage() {}'],
    ['apps/admin/src/routes.tsx', 'export const routes = [];\nexport const LIMIT = 1;'],
  ],
});

rule('exported functions of packages are explained', exportedFunctionsAreExplained, {
  bad: [
    [ui, 'export function Badge() {}'],
    [ui, '// A badge.\nexport default function Badge() {}'],
    ['packages/content/src/dates.ts', 'export const today = () => 1;'],
    ['packages/content/src/dates.ts', 'export const add = async (\n  a,\n) => a;'],
  ],
  good: [
    [ui, '/** A badge. */\nexport function Badge() {}'],
    [ui, '/**\n * A badge.\n */\nexport async function badge() {}'],
    ['packages/content/src/limits.ts', 'export const limits = {};'],
    [page, 'export function HomePage() {}'],
  ],
});

rule('versions are in the catalog', versionsAreInTheCatalog, {
  bad: [
    ['packages/ui/package.json', '{"dependencies":{"react":"^19.3.1"}}'],
    ['package.json', '{"devDependencies":{\n"vitest":"5.1.1"}}'],
  ],
  good: [['e2e/package.json', '{"version":"0.1.0","dependencies":{"hono":"catalog:"}}']],
});

rule('only the client calls fetch', onlyTheClientFetches, {
  bad: [
    [page, "const a = await fetch('/api');"],
    [page, 'const send = globalThis.fetch;'],
    ['apps/api/src/app.ts', '  return fetch(url);'],
    ['apps/public-site/src/plain/page.ts', 'void fetch(url);'],
  ],
  good: [
    ['packages/api-client/src/client.ts', 'fetch(input, init)'],
    [page, 'app.fetch(request); refetch(); prefetch();'],
    ['apps/admin/src/a.test.ts', 'fetch(url)'],
  ],
});

rule('what :has() decides about is named', hasNamesItsSubject, {
  bad: [
    ['apps/admin/src/a.css', '.top:has(~ form [data-sheet]) > :not(h1) {'],
    ['apps/admin/src/a.css', '.top ~ form:has([data-sheet]) ~ * {'],
    ['apps/public-site/src/a.css', ':root:has(:is(.a, .b)) *,'],
  ],
  good: [
    ['apps/admin/src/a.css', '.top:has(~ form [data-sheet]) > :is(.count, .add) {'],
    ['apps/admin/src/a.css', '.state:not(:has(.action, .problem > *)) {'],
    ['apps/admin/src/a.css', ':root:has(.shell [data-selection]):not(:has(form[data-open])) {'],
    ['apps/public-site/src/print.css', 'body:has([data-printing]) :not(.letterhead) {'],
  ],
});

rule('colors are tokens', colorsAreTokens, {
  bad: [
    [ui, "const a = '#fff';"],
    [ui, '<p className="bg-[#0b5]" />'],
    ['apps/admin/src/a.css', 'a { color: #12345678; }'],
    ['apps/admin/src/a.css', 'a { color: rgba(0 0 0 / 50%); }'],
    ['apps/admin/src/theme.ts', "const a = 'oklch(0.5 0.1 160)';"],
  ],
  good: [
    ['packages/ui/src/theme.css', ':root { --a: #fff; }'],
    [ui, '<a href="#isi" className="bg-primary-700" />'],
    ['apps/admin/src/a.css', 'a { color: oklch(from var(--text) l c h / 50%); }'],
  ],
});

rule('no machine is named', noMachineIsNamed, {
  bad: [
    ['README.md', `cd ${'/'}home/budi/situs`],
    ['a.ts', `const a = '${'/'}root/a';`],
    ['.npmrc', `registry=https:/${'/'}registry.internal:4873/`],
    ['pnpm-lock.yaml', `tarball: https:/${'/'}npm-registry.example.com/a.tgz`],
  ],
  good: [
    ['README.md', 'https://registry.npmjs.org/ and https://example.com/home/a'],
    ['a.ts', "import a from '../features/home/home-page.tsx';"],
  ],
});
