import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json'));
const found = (pattern: RegExp, text: string) => pattern.exec(text)?.[1] ?? '';

/** Each app with its default port. */
const apps = [
  { app: 'api', port: '4000' },
  { app: 'public-site', port: '3000' },
  { app: 'admin', port: '3001' },
];

describe.each(apps)('$app', ({ app, port }) => {
  const starts = (entry: string) =>
    expect(existsSync(join(root, 'apps', app, entry)), entry).toBe(true);

  test('its image is made by a script that exists, with the versions of the repository', () => {
    const text = read(`deploy/docker/${app}.Dockerfile`);
    expect(manifest.scripts).toHaveProperty('release');
    expect(text).toContain(`npx -y ${manifest.packageManager} release ${app} /release`);
    const node = found(/^ {2}node: ([\d.]+)$/m, read('pnpm-workspace.yaml'));
    expect(text.match(/^FROM (\S+)/gm)).toEqual(Array(2).fill(`FROM node:${node}-slim`));
    expect(text).toContain(`WORKDIR /app/apps/${app}\nEXPOSE ${port}\n`);
    expect(text).toContain(`localhost:${port}/healthz`);
    expect(text.indexOf('USER node')).toBeGreaterThan(text.lastIndexOf('RUN '));
    starts(found(/^CMD \["node", "(.+)"\]$/m, text));
  });

  test('its unit starts a file that exists, as nobody with rights', () => {
    const text = read(`deploy/systemd/pesantren-${app}.service`);
    expect(text).toContain(`WorkingDirectory=/srv/pesantren/${app}/apps/${app}\n`);
    starts(found(/^ExecStart=\/usr\/bin\/node (.+)$/m, text));
    expect(text).toMatch(/^(?:User=pesantren|DynamicUser=yes)$/m);
    expect(text).toMatch(/^NoNewPrivileges=yes$/m);
  });

  test('nginx and compose lead to its port', () => {
    expect(read(`deploy/nginx/${app}.conf`)).toContain(`server 127.0.0.1:${port} `);
    expect(read('deploy/docker/compose.yaml')).toContain(`"127.0.0.1:${port}:${port}"`);
  });

  test('nginx closes an idle connection before the process does', () => {
    const seconds = found(/keepalive_timeout (\d+)s;/, read(`deploy/nginx/${app}.conf`));
    expect(Number(seconds) * 1000).toBeGreaterThan(0);
    // Of the provider its own, of the two others Node's.
    const own = found(/keepAliveTimeout: ([\d_]+),/, read('apps/api/src/http/server.ts'));
    const waits = app === 'api' ? Number(own.replace('_', '')) : createServer().keepAliveTimeout;
    expect(Number(seconds) * 1000).toBeLessThan(waits);
  });

  test('[K07] its workflow looks at every package it takes, and uploads the list of its parts', () => {
    const text = read(`.github/workflows/${app}.yml`);
    const { dependencies } = JSON.parse(read(`apps/${app}/package.json`));
    const packages = Object.keys(dependencies).filter((name) => name.startsWith('@pesantren/'));
    for (const name of packages) {
      expect(text).toContain(`- packages/${name.replace('@pesantren/', '')}/**\n`);
    }
    expect(text).toContain(`release/${app}/sbom.cdx.json`);
    const projects = [...text.matchAll(/--project (\S+)/g)].map(([, name = '']) => name);
    expect(projects).toContain(app);
    starts(found(new RegExp(`release/${app}/apps/${app}/(\\S+)`), text));
  });
});

test.each(['backup', 'prove', 'alarm'])(
  '[F-120] a timer starts the command %s, which exists',
  (name) => {
    expect(read(`deploy/systemd/pesantren-${name}.timer`)).toMatch(
      /^On(?:Calendar|UnitActiveSec)=/m,
    );
    const unit = read(`deploy/systemd/pesantren-${name}.service`);
    const command = found(/^ExecStart=\/usr\/bin\/node (src\/cli\.ts \w+)/m, unit);
    const { scripts } = JSON.parse(read('apps/api/package.json'));
    expect(Object.values(scripts)).toContain(`node ${command}`);
    // All three, and the provider, mean the same place of the backups.
    const place = (text: string) => found(/^Environment=BACKUP_URL=(.+)$/m, text);
    expect(place(unit)).toBe(place(read('deploy/systemd/pesantren-api.service')));
    expect(place(unit)).not.toBe('');
  },
);

test('nginx lets every upload through that the provider takes', () => {
  const taken = read('packages/api-client/src/contract/uploads/upload.ts');
  const pdf = Number(found(/pdf: (\d+) \* /, taken));
  const text = read('deploy/nginx/api.conf');
  expect(pdf).toBeGreaterThan(0);
  expect(Number(found(/upload\.php \{\s+client_max_body_size (\d+)m;/, text))).toBeGreaterThan(
    pdf + 1,
  );
  const image = Number(found(/image: (\d+) \* /, taken));
  expect(Number(found(/photo\)\$ \{[^}]+client_max_body_size (\d+)m;/, text))).toBeGreaterThan(
    image + 1,
  );
});

test('the example environment names variables that docs/operating/environment.md explains', () => {
  const names = [...read('deploy/pesantren.env.example').matchAll(/^([A-Z_]+)=/gm)];
  expect(names.length).toBeGreaterThan(3);
  const explained = read('docs/operating/environment.md');
  for (const [, name] of names) expect(explained).toContain(`\`${name}\``);
});

test('[K02] every action is a commit, not a name that somebody can move', () => {
  const folders = ['.github/workflows', '.github/actions/setup'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  const uses = files.flatMap((file) =>
    [...read(file).matchAll(/uses: (.+)$/gm)].map(([, action = '']) => action),
  );
  expect(uses.length).toBeGreaterThan(8);
  for (const action of uses) expect(action).toMatch(/^(?:\.\/|[\w/-]+@[0-9a-f]{40} # v)/);
});

test('[F-131] nginx before several machines asks the ports that compose opens, and ends idle connections first', () => {
  const upstreams = read('deploy/cluster/upstreams.conf');
  const compose = read('deploy/compose/compose.yaml');
  const asked = [...upstreams.matchAll(/server (127\.0\.0\.1:\d+) /g)].map(
    ([, address]) => address,
  );
  expect(asked).toHaveLength(4);
  for (const address of asked) expect(compose).toContain(`"${address}:`);
  const [ofSite, ofApi] = ['public-site', 'api'].map((name) => {
    const single = read(`deploy/nginx/${name}.conf`);
    return /keepalive_timeout \d+s;/.exec(single)?.[0];
  });
  const kept = [...upstreams.matchAll(/keepalive_timeout \d+s;/g)].map(([text]) => text);
  expect(kept).toEqual([ofSite, ofApi]);
});

const commands = [
  'install.sh',
  'cluster/up.sh',
  'pesantren',
  ...readdirSync(join(root, 'deploy/commands')),
];

test.each(commands)('the shell of Debian reads deploy/%s', (name) => {
  const path = existsSync(join(root, 'deploy', name)) ? name : `commands/${name}`;
  const { status, stderr } = spawnSync('sh', ['-n', join(root, 'deploy', path)], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('[F-121] an installation asks at most six things, each named in docs/operating.md', () => {
  const asked = [...read('deploy/commands/install.sh').matchAll(/^ {2,}ask (\w+) /gm)];
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThanOrEqual(6);
  for (const [, name] of asked) expect(read('docs/operating.md')).toContain(`${name}=…`);
});

test('[F-121] the operator reads two pages, whose commands exist and are run as they stand by the walk', () => {
  const text = read('docs/operating.md');
  expect(text.split('\n').length).toBeLessThanOrEqual(121);
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = '']) => lines);
  const typed = blocks.join('').trim().split('\n');
  const usage = read('deploy/pesantren');
  const api = JSON.parse(read('apps/api/package.json')).scripts;
  const named = typed
    .filter((line) => line.startsWith('pesantren '))
    .map((line) => line.split(' '));
  expect(named.length).toBeGreaterThan(9);
  for (const [, command = '', first = ''] of named) {
    expect(usage).toMatch(new RegExp(`^ {2}pesantren ${command}\\b`, 'm'));
    if (command === 'provider') expect(api).toHaveProperty(first);
  }
  // By the first two the walk has installed the machine.
  expect(typed.slice(0, 2).join()).toMatch(/^tar -xzf \S+,sh \S+install\.sh$/);
  expect(read('bench/machine/steps.sh')).toContain('docs/operating.md" |');
});

test('[F-121] an installation on a machine that cannot have it says so and changes nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-pasang-'));
  cpSync(join(root, 'deploy'), join(folder, 'deploy'), { recursive: true });
  const sh = (...args: string[]) =>
    spawnSync('sh', [join(folder, 'deploy/install.sh'), ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const refused = sh();
  expect(refused.status).toBe(1);
  const isRoot = process.getuid?.() === 0;
  expect(refused.stderr).toMatch(isRoot ? /bukan folder rilis/ : /Jalankan sebagai root/);
  rmSync(folder, { recursive: true });
});
