import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const apps = ['api', 'public-site', 'admin'] as const;
type App = (typeof apps)[number];

/** Every variable that docs/operating/environment.md explains, with the processes that read it. */
const explained = read('docs/operating/environment.md')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, names = '', readers = ''] = line.split('|');
    const isAll = /all|each(?! its own)/.test(readers);
    const found = [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
    return found.map((name, nth) => {
      const isOf = (each: RegExp, place: number) =>
        isAll || (readers.includes('its own') ? nth === place : each.test(readers));
      return { name, of: [/\bapi\b/, /\bsite\b/, /\badmin\b/].map(isOf) };
    });
  });

/** What an app is told of a file of the operator's that has every variable. */
function told(app: App, more: readonly string[] = []): string[] {
  const names = [...explained.map(({ name }) => name), ...more];
  const script = '. "$0"; filter_environment "$1"';
  const { stdout } = spawnSync(
    'sh',
    ['-c', script, join(root, 'deploy/commands/environment.sh'), app],
    { input: `# Keterangan\n${names.map((name) => `${name}=x\n`).join('')}`, encoding: 'utf8' },
  );
  return stdout.split('\n').flatMap((line) => line.split('=')[0] || []);
}

test.each(apps)('[F-122] %s is told what the environment’s page says that it reads', (app) => {
  const expected = explained.filter(({ of }) => of[apps.indexOf(app)]).map(({ name }) => name);
  expect(expected.length).toBeGreaterThan(8);
  expect(told(app)).toEqual(expected);
});

test('[F-122] keys of buckets, and what is misspelt, go to the provider alone, which refuses the latter', () => {
  const more = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'BACKUP_ULR'];
  expect(told('api', more)).toEqual(expect.arrayContaining(more));
  for (const app of ['public-site', 'admin'] as const)
    for (const name of more) expect(told(app, more)).not.toContain(name);
});

const readers = [
  ['api', 'src/config.ts', 'readConfig'],
  ['public-site', 'server/config.ts', 'readConfig'],
  ['admin', 'server/config.ts', 'readServerConfig'],
] as const;

test.each(readers)('[F-122] %s reads nothing that it is not told', async (app, file, name) => {
  const { [name]: readConfig } = await import(join(root, 'apps', app, file));
  const asked = new Set<string>();
  const env = new Proxy<Record<string, string>>(
    { FOUNDATION_NAME: 'x' },
    {
      get(values, name: string) {
        asked.add(name);
        return values[name];
      },
    },
  );
  // All four variables of a foundation or none.
  if (app === 'public-site') expect(() => readConfig(env)).toThrow();
  asked.delete('FOUNDATION_NAME');
  Reflect.deleteProperty(env, 'FOUNDATION_NAME');
  readConfig(env);
  // NODE_ENV stands in the unit.
  const names = [...asked].filter((name) => name !== 'NODE_ENV');
  expect(names.length).toBeGreaterThan(5);
  expect(told(app, names)).toEqual(expect.arrayContaining(names));
});

test('[F-122] each unit is given its own app’s part of the environment, written before it starts', () => {
  const units = readdirSync(join(root, 'deploy/systemd')).filter((name) =>
    name.endsWith('.service'),
  );
  expect(units).toHaveLength(6);
  for (const unit of units) {
    const text = read(`deploy/systemd/${unit}`);
    const [, app = ''] = /^WorkingDirectory=\/srv\/pesantren\/([a-z-]+)\//m.exec(text) ?? [];
    expect(text.match(/^EnvironmentFile=.*$/gm)).toEqual([
      `EnvironmentFile=-/run/pesantren/${app}.env`,
    ]);
    expect(text.match(/^ExecStartPre=.*$/gm)).toEqual([
      `ExecStartPre=+/bin/sh /srv/pesantren/deploy/pesantren environment ${app}`,
    ]);
  }
});

test('[F-122] the containers of site and admin are given no secret of the provider’s', () => {
  const compose = read('deploy/docker/compose.yaml');
  const [head = '', ...services] = compose.split(/^ {2}(?=(?:api|public-site|admin):$)/m);
  expect(head).not.toContain('env_file');
  const named = (text: string) =>
    [...text.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  for (const [app, service = ''] of [
    ['public-site', services[1]],
    ['admin', services[2]],
  ] as const) {
    expect(service).toMatch(new RegExp(`^${app}:`));
    expect(service).not.toContain('env_file');
    expect(named(service).length).toBeGreaterThan(4);
    expect(told(app)).toEqual(expect.arrayContaining(named(service)));
  }
});
