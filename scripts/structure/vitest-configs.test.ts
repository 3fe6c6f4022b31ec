import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import postgres from '../../apps/api/vitest.postgres.config.ts';
import schools from '../../apps/api/vitest.schools.config.ts';

const api = join(import.meta.dirname, '../../apps/api');

/** Returns the patterns that a pattern with braces stands for. */
function alternativesOf(pattern: string): string[] {
  const [whole, before = '', inner = '', after = ''] =
    /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (!whole) return [pattern];
  return inner.split(',').flatMap((each) => alternativesOf(before + each + after));
}

test.each(Object.entries({ postgres, schools }))(
  'each test that the project %s names is there: one that has moved would be left out, or run, by mistake',
  (_, { test: { include = [], exclude = [] } = {} }) => {
    const own = [...include, ...exclude].filter((pattern) => pattern.startsWith('src/'));
    const missing = own
      .flatMap(alternativesOf)
      .filter((pattern) => globSync(pattern, { cwd: api }).length === 0);
    expect(own.length).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  },
);
