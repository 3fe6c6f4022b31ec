import { expect, test } from 'vitest';
import { testsOf as testsIn } from './changed-tests.ts';
import type { SourceFile } from './structure/source-file.ts';

/** The repository in small: two features of an app, a package, and the harness that mounts the app for tests. */
const files = Object.entries({
  'packages/content/package.json': '{"name":"@p/content","exports":{"./*":"./src/*.ts"}}',
  'packages/content/src/dates.ts': '',
  'packages/content/src/dates.test.ts': "import { day } from './dates.ts';",
  'apps/api/src/app.ts':
    "import { feed } from './feed/feed.ts';\nimport {\n  log,\n} from './log/log.ts';",
  'apps/api/src/feed/feed.ts': "import { day } from '@p/content/dates';",
  'apps/api/src/log/log.ts': "import type { Day } from '@p/content/dates';",
  'apps/api/src/testing/api.ts': "import { app } from '../app.ts';",
  'apps/api/src/feed/whole.test.ts': "import { api } from '../testing/api.ts';",
  'apps/api/src/log/whole.test.ts': "import { api } from '../testing/api.ts';",
  'apps/api/src/feed/lazy.test.ts': "const { feed } = await import('./feed.ts');",
}).map(([path, text]) => ({ path, text }));

const testsOf = (changed: readonly string[], all: readonly SourceFile[], seconds = 1) =>
  testsIn(changed, all, () => seconds);

test('a change runs the tests beside it and those that import it past a whole app', () => {
  expect(testsOf(['packages/content/src/dates.ts'], files)).toEqual({
    near: ['packages/content/src/dates.test.ts', 'apps/api/src/feed/lazy.test.ts'],
    far: ['apps/api/src/feed/whole.test.ts', 'apps/api/src/log/whole.test.ts'],
  });
  expect(testsOf(['apps/api/src/feed/feed.ts'], files)).toEqual({
    near: ['apps/api/src/feed/lazy.test.ts', 'apps/api/src/feed/whole.test.ts'],
    far: ['apps/api/src/log/whole.test.ts'],
  });
});

test('a change of the harness runs all that stands on it, a test itself, and a document nothing', () => {
  const all = ['apps/api/src/feed/whole.test.ts', 'apps/api/src/log/whole.test.ts'];
  expect(testsOf(['apps/api/src/testing/api.ts'], files)).toEqual({ near: all, far: [] });
  const [own = ''] = all;
  expect(testsOf([own], files)).toEqual({ near: [own], far: [] });
  expect(testsOf(['README.md'], files)).toEqual({ near: [], far: [] });
});

test('of more than a minute the nearest are run', () => {
  const chain = Array.from({ length: 60 }, (_, n) => [
    { path: `apps/a/src/far/${n}.ts`, text: "import { day } from '@p/content/dates';" },
    { path: `apps/a/src/far/${n}.test.ts`, text: `import { a } from './${n}.ts';` },
  ]).flat();
  const ofSeconds = (seconds: number) =>
    testsOf(['packages/content/src/dates.ts'], [...files, ...chain], seconds);
  const { near, far } = ofSeconds(1);
  expect([near[0], near.length, far.length]).toEqual([
    'packages/content/src/dates.test.ts',
    30,
    34,
  ]);
  expect(ofSeconds(90).near).toEqual(['packages/content/src/dates.test.ts']);
});
