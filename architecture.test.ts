import { describe, expect, test } from 'vitest';
import { exportedFunctionsAreExplained, oneComponentPerFile } from './scripts/structure/exports.ts';
import {
  arrowsPointLeft,
  importsAreDeclared,
  mantineStaysInAdmin,
  migrationsAreFrozen,
  oneNameForTheRouter,
} from './scripts/structure/imports.ts';
import { versionsStandInTheCatalog } from './scripts/structure/manifests.ts';
import {
  namesAreKebabCase,
  namesSayAConcept,
  noBarrels,
  pagesAreNamedSo,
} from './scripts/structure/names.ts';
import {
  colorsAreTokens,
  noMachineIsNamed,
  onlyTheClientFetches,
} from './scripts/structure/places.ts';
import { mostFilesAreShort, noFileIsLong } from './scripts/structure/size.ts';
import { type Rule, readSources } from './scripts/structure/source-file.ts';
import { disabledRulesHaveReasons, typesAreHonest } from './scripts/structure/typing.ts';

const repository = readSources(import.meta.dirname);

/** `[path, text]` of a file that a rule looks at. */
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
const ui = 'packages/ui/src/controls/badge.tsx';
const dynamic = (name: string) => `const a = await import('${name}');`;
const any = 'any';
const lines = (count: number) => 'x\n'.repeat(count);

test('the repository is looked at', () => {
  const paths = repository.map(({ path }) => path);
  expect(paths).toContain('architecture.test.ts');
  expect(paths).toContain('packages/ui/src/theme.css');
  expect(paths.filter((path) => /(?:node_modules|dist)\//.test(path))).toEqual([]);
});

test('half of the files have at most 80 lines, 9 of 10 at most 200', () => {
  const files = (...counts: number[]) =>
    counts.map((count, n) => ({ path: `a${n}.ts`, text: lines(count) }));
  expect(mostFilesAreShort(repository)).toEqual([]);
  expect(mostFilesAreShort(files(80, 80, 200))).toEqual([]);
  expect(mostFilesAreShort(files(80, 81, 82))).toHaveLength(1);
  expect(mostFilesAreShort(files(1, 1, 1, 1, 1, 1, 1, 1, 1, 201, 201))).toHaveLength(1);
});

rule('no file has more than 300 lines but tables and copy', noFileIsLong, {
  bad: [['scripts/start.ts', lines(301)]],
  good: [
    ['scripts/start.ts', lines(300)],
    ['apps/api/src/db/tables.ts', lines(301)],
    ['apps/api/src/db/migrations/0001-first.ts', lines(301)],
    ['apps/api/src/seed/sample-articles.ts', lines(301)],
    ['packages/content/src/students.ts', lines(301)],
    ['apps/admin/src/routes.tsx', lines(301)],
  ],
});

rule('names are kebab-case', namesAreKebabCase, {
  bad: [
    ['packages/ui/src/QueryState.tsx', ''],
    ['packages/ui/src/page_state.tsx', ''],
    ['apps/api/src/Features/store.ts', ''],
    ['packages/ui/src/themeDark.css', ''],
  ],
  good: [
    ['apps/api/src/db/migrations/0001-first.ts', ''],
    ['packages/api-client/src/client.test.ts', ''],
    ['apps/admin/vite.config.ts', ''],
  ],
});

rule('[F-07] migrations are frozen text', migrationsAreFrozen, {
  bad: [
    ['apps/api/src/db/migrations/0001-first.ts', "import { foldText } from '../search.ts';"],
    ['apps/api/src/db/migrations/growth.ts', "import { a } from '@pesantren/content/school';"],
  ],
  good: [
    ['apps/api/src/db/migrations/0001-first.ts', "import { sql } from 'kysely';"],
    ['apps/api/src/db/migrations/0001-first.ts', "import { a } from './declarations.ts';"],
    ['apps/api/src/db/migrations/first.test.ts', "import { a } from '../search.ts';"],
  ],
});

rule('no barrels', noBarrels, {
  bad: [
    ['packages/ui/src/index.ts', ''],
    ['index.tsx', ''],
  ],
  good: [['apps/admin/index.html', '']],
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

rule('pages end in -page.tsx', pagesAreNamedSo, {
  bad: [
    ['apps/admin/src/home.tsx', 'export function HomePage() {}'],
    [page, 'export function Home() {}'],
  ],
  good: [
    [page, 'export const loader = () => 1;\nexport function HomePage() {}'],
    ['apps/admin/src/home/home-page.test.tsx', ''],
  ],
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

rule('types are honest', typesAreHonest, {
  bad: [
    ['a.ts', `const a: ${any} = 1;`],
    ['a.ts', `f(a as ${any});`],
    ['a.ts', `const a: Record<string, ${any}> = {};`],
    ['a.ts', `function f(a: ${any}[]) {}`],
    ['a.ts', `type A = string | ${any};`],
    ['a.ts', `// @ts-${'ignore'} a long and good reason`],
    ['a.ts', `// @ts-${'nocheck'}`],
    ['a.ts', `// @ts-${'expect-error'}`],
    ['a.ts', `// @ts-${'expect-error'}: broken`],
  ],
  good: [
    ['a.ts', '// of any kind: any'],
    ['a.ts', 'const many: string = company;'],
    ['a.ts', 'http.any("*");'],
    ['a.ts', `// @ts-${'expect-error'} the library's types lack this field`],
  ],
});

rule('a disabled lint rule has its reason', disabledRulesHaveReasons, {
  bad: [
    ['a.ts', `// biome-${'ignore'} lint/a/b`],
    ['a.ts', `// biome-${'ignore'} lint/a/b: <explanation>`],
    ['a.tsx', `{/* biome-${'ignore'} lint/a/b: needed */}`],
    ['a.css', `/* biome-${'ignore-all'} lint/a/b: ok */`],
  ],
  good: [['a.css', `/* biome-${'ignore'} lint/a/b: visitors who ask for less motion */`]],
});

rule('packages import from their left', arrowsPointLeft, {
  bad: [
    ['packages/content/src/a.ts', "import { b } from '@pesantren/api-client/client';"],
    ['packages/api-client/src/a.ts', "import type { B } from '@pesantren/ui/controls/badge';"],
    [ui, dynamic('@pesantren/api/testing')],
    [page, "import { b } from '@pesantren/api/testing';"],
    [page, "import { b } from '../../../public-site/src/paths.ts';"],
    ['apps/admin/src/a.test.ts', "import { b } from '@pesantren/public-site/paths';"],
    ['e2e/a.ts', "import { b } from '@pesantren/api-client/client';"],
    ['packages/api-client/src/client.ts', "import { json } from './testing/provider.ts';"],
    ['packages/content/src/a.css', '@import "@pesantren/ui/theme.css";'],
  ],
  good: [
    [page, "import { b } from '@pesantren/ui/controls/badge';\nimport { c } from '../paths.ts';"],
    ['apps/admin/src/testing/app.tsx', "import { b } from '@pesantren/api/testing';"],
    ['e2e/a.ts', "import { b } from '@pesantren/content/school';"],
  ],
});

rule('what is imported is declared', importsAreDeclared, {
  bad: [
    [page, "import { z } from 'zod/mini';"],
    [page, "import '@tanstack/react-query/x';"],
    ['apps/admin/src/a.css', "@import 'tailwindcss';"],
  ],
  good: [
    [page, "import { a } from 'react';\nimport b from '@mantine/core/b';\nimport 'node:fs';"],
    [page, "import { a } from '#parse-html';\nconst b = Array.from('abc');"],
  ],
});

rule('versions stand in the catalog', versionsStandInTheCatalog, {
  bad: [
    ['packages/ui/package.json', '{"dependencies":{"react":"^19.3.1"}}'],
    ['package.json', '{"devDependencies":{\n"vitest":"5.1.1"}}'],
  ],
  good: [['e2e/package.json', '{"version":"0.1.0","dependencies":{"hono":"catalog:"}}']],
});

rule('the router has one name', oneNameForTheRouter, {
  bad: [
    [page, "import { Link } from 'react-router';"],
    [page, dynamic('react-router/dom')],
  ],
  good: [[page, "import { Link } from 'react-router-dom';"]],
});

rule('Mantine stays in the admin', mantineStaysInAdmin, {
  bad: [[ui, "import { Badge } from '@mantine/core';"]],
  good: [[page, "import { Badge } from '@mantine/core';"]],
});

rule('only the client calls fetch', onlyTheClientFetches, {
  bad: [
    [page, "const a = await fetch('/api');"],
    [page, 'const send = globalThis.fetch;'],
    ['apps/api/src/app.ts', '  return fetch(url);'],
  ],
  good: [
    ['packages/api-client/src/client.ts', 'fetch(input, init)'],
    [page, 'app.fetch(request); refetch(); prefetch();'],
    ['apps/admin/src/a.test.ts', 'fetch(url)'],
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
