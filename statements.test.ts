import { expect, test } from 'vitest';
import { statementsAreProved } from './scripts/structure/statements.ts';

const spec = {
  path: 'docs/spec.md',
  text: '## H\n- H-01 E header\n- H-02 U + links\n',
};
const header = { path: 'e2e/public/header.e2e.ts', text: "test('[H-01] the header', f);" };
const links = { path: 'apps/site/links.test.ts', text: "test.each(a)('[U02] [H-02] links', f);" };

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

test('a test names no statement that is not there', () => {
  const wrong = { path: 'e2e/public/links.e2e.ts', text: "test('[H-09] links', f);" };
  expect(statementsAreProved([spec, header, links, wrong])).toEqual([
    'e2e/public/links.e2e.ts names H-09, which docs/spec.md does not have',
  ]);
});
