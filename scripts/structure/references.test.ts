import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  citationsAreLinks,
  decisionsAreDated,
  idsAreDefined,
  linksResolve,
  pathsInDocsExist,
  statementsAreProved,
} from './references.ts';
import { readSources } from './source-file.ts';

const repository = readSources(join(import.meta.dirname, '../..'));
const spec = {
  path: 'docs/spec.md',
  text: '## H\n- H-01 <a id="h-01"></a>E header\n- H-02 <a id="h-02"></a>U + links\n',
};
const catalogue = { path: 'docs/reliability.md', text: '| <a id="u02"></a>U02 | SVG | 415 |' };
const header = { path: 'e2e/public/header.e2e.ts', text: "test('[H-01] the header', f);" };
const links = { path: 'apps/site/links.test.ts', text: "test.each(a)('[U02] [H-02] links', f);" };

test('the repository keeps every rule', () => {
  expect(statementsAreProved(repository)).toEqual([]);
  expect(idsAreDefined(repository)).toEqual([]);
  expect(linksResolve(repository)).toEqual([]);
  expect(citationsAreLinks(repository)).toEqual([]);
  expect(pathsInDocsExist(repository)).toEqual([]);
  expect(decisionsAreDated(repository)).toEqual([]);
});

test('a statement needs a test that names it, an E one in a browser', () => {
  expect(statementsAreProved([spec, header, links])).toEqual([]);
  expect(statementsAreProved([spec, header])).toEqual(['docs/spec.md H-02 has no test']);
  const inUnit = { ...header, path: 'apps/site/header.test.ts' };
  expect(statementsAreProved([spec, inUnit, links])).toEqual([
    'docs/spec.md H-01 has no browser test',
  ]);
  const comment = { ...header, text: "// '[H-01] the header'" };
  expect(statementsAreProved([spec, comment, links])).toHaveLength(1);
});

test('a test names only statements and cases that are defined', () => {
  const path = 'e2e/public/links.e2e.ts';
  const files = [spec, catalogue, header, links];
  expect(idsAreDefined(files)).toEqual([]);
  expect(idsAreDefined([...files, { path, text: "test('[H-09] links', f);" }])).toEqual([
    'e2e/public/links.e2e.ts names H-09, which docs/spec.md does not have',
  ]);
  expect(idsAreDefined([...files, { path, text: "test('[U03] links', f);" }])).toEqual([
    'e2e/public/links.e2e.ts names U03, which docs/reliability.md does not have',
  ]);
});

test.each([
  ['apps/a.ts', '// The case docs/none.md#u02.'],
  ['apps/a.ts', '// The case docs/reliability.md#u99.'],
  ['docs/a.md', '[case](reliability.md#u99)'],
  ['docs/decisions/a.md', '[case](reliability.md#u02)'],
  ['docs/a.md', '[here](#there)'],
  ['README.md', '[code](apps/none.ts)'],
])('a link that leads nowhere is found: %s %s', (path, text) => {
  expect(linksResolve([catalogue, { path, text }])).toEqual([expect.stringContaining(path)]);
});

test.each([
  ['apps/a.ts', '// The case docs/reliability.md#u02, in docs/reliability.md.'],
  ['docs/a.md', '# A «picture», of it\n[here](#a-picture-of-it) [case](reliability.md#u02)'],
  ['docs/decisions/a.md', '[case](../reliability.md#u02) [out](https://example.org/none)'],
  ['README.md', '[code](apps/a.ts) [folder](docs/)'],
])('a link that leads somewhere is left alone: %s %s', (path, text) => {
  const code = { path: 'apps/a.ts', text: '' };
  expect(linksResolve([catalogue, code, { path, text }])).toEqual([]);
});

test('a document names only paths that are there', () => {
  const names = (text: string) => pathsInDocsExist([header, { path: 'docs/a.md', text }]);
  expect(names('`e2e/public/header.e2e.ts`, `e2e/public/`, `apps/<app>`, `apps/*/dist`')).toEqual(
    [],
  );
  expect(names('`e2e/public/footer.e2e.ts`')).toEqual([
    'docs/a.md names e2e/public/footer.e2e.ts, which is not there',
  ]);
});

test('a decision without status, date and evidence is found', () => {
  const path = 'docs/decisions/0001-one.md';
  const dated = '**Status:** accepted, 21 November 2026. **Evidence:** held by `pnpm test`.';
  expect(decisionsAreDated([{ path, text: `# 0001 · One\n\n${dated}\n` }])).toEqual([]);
  expect(decisionsAreDated([{ path, text: '# 0001 · One\n\n**Context.** None.\n' }])).toEqual([
    `${path} has no status, date and evidence`,
  ]);
});

test.each([
  `the form (spec ${'section'} 5)`,
  `of spec ${'sections'} 2 and 9`,
  `a full disk (reliability ${'D06'})`,
  `for providers that do not (spec ${'F-09'})`,
  `Issue ${4} asks for it`,
  `as decision ${'0009'} has it`,
])('a citation that is no link is found: %s', (line) => {
  const text = `/** ${line}. */`;
  expect(citationsAreLinks([{ path: 'apps/a.ts', text }])).toEqual([
    expect.stringContaining('apps/a.ts:1'),
  ]);
});

test.each(['docs/spec.md#f-09', '[decision 0009](0009-a.md)', 'RFC 9110 section 8.8.3', 'issues'])(
  'a citation that is a link is left alone: %s',
  (line) => expect(citationsAreLinks([{ path: 'docs/decisions/a.md', text: line }])).toEqual([]),
);
