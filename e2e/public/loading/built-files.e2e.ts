import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from '../../fixtures.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Words that only provider and machine know: values, names of settings, files, columns, sources. */
const untold = [
  ...[root, 'pesantren-dev-key', 'ADMIN_PASSWORD', 'DATABASE_URL', 'STORAGE_URL', 'AWS_'],
  ...['pesantren.db', 'sqlite', 'postgres', 'password_hash', 'token_hash', 'apps/api/'],
];

for (const [app, least] of [
  ['public-site', 9],
  ['admin', 20],
] as const) {
  test(`[K06] the build of ${app} holds no secret, no path and no internals of the provider`, async ({
    system,
  }) => {
    const built = join(root, 'apps', app, 'dist');
    const entries = await readdir(built, { recursive: true, withFileTypes: true });
    const files = entries.filter(
      (entry) => entry.isFile() && !/\.(?:br|gz|woff2)$/.test(entry.name),
    );
    expect(files.length).toBeGreaterThanOrEqual(least);
    for (const { parentPath, name } of files) {
      const text = await readFile(join(parentPath, name), 'utf8');
      const leaked = [...untold, system.env.API_KEY ?? '', system.password].filter((word) =>
        text.includes(word),
      );
      expect(leaked, name).toEqual([]);
    }
  });
}
