import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test.each([
  ['ADMIN_PORT', '0'],
  ['API_URL', 'bukan alamat'],
  ['API_KEY', 'dengan spasi'],
  ['API_PROFILE', 'lain'],
])('a wrong %s ends the server at once with one line that names it', (name, value) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, [name]: value },
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain(`${name}=${value}`);
});
