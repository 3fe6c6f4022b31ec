import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { roles } from './account.ts';
import { can, permitted } from './permissions.ts';

const contract = readFileSync(new URL('../../../../docs/contract.md', import.meta.url), 'utf8');

test('[V-13] the contract tells of each action who may do it', () => {
  const table = contract.split('\n## Roles\n')[1]?.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \|[^|]+\| ([a-z, ]+) \|$/gm)];
  const told = Object.fromEntries(rows.map(([, action, list = '']) => [action, list.split(', ')]));
  const actions = Object.keys(permitted) as (keyof typeof permitted)[];
  expect(told).toEqual(
    Object.fromEntries(actions.map((it) => [it, roles.filter((role) => can(role, it))])),
  );
});
