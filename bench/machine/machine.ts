import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/apps.ts';
import { findProgram, installPackages } from '../../scripts/find-program.ts';
import { run } from '../../scripts/run.ts';
import { report } from '../harness/report.ts';

/**
 * Measures how long a server takes to be installed, upgraded and brought back, as `deploy/pesantren` does it, with visitors
 * who read meanwhile: with the archive of a release, real processes and a real nginx, on a bare Debian 12 in namespaces of its
 * own (Linux, root), where `systemctl.ts` runs what the units say.
 * @returns what went wrong: a failed read, a write that is lost, a draft that is shown, a step that did not end as it should.
 */
export async function measureMachine(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-server-'));
  try {
    if ((await run('pnpm', ['run', 'release', 'archive', folder])) !== 0) return ['archive'];
    if (!(await copyOlder(join(folder, 'older')))) return ['older archive'];
    const namespaces = ['--mount', '--net', '--pid', '--fork', '--mount-proc'];
    const debian = await bareDebian();
    const script = join(import.meta.dirname, 'walk.sh');
    const walk = ['sh', script, import.meta.dirname, folder, debian];
    const { status, stdout } = spawnSync('unshare', [...namespaces, ...walk], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines = stdout.split('\n').map((line) => line.split('|'));
    const of = (wanted: string) => lines.find(([name]) => name === wanted);
    const [reads, writes, refused] = ['reads', 'writes', 'refused'].map(of);
    const steps = lines.filter(
      (line) => line[2] !== undefined && ![reads, writes, refused].includes(line),
    );
    report('machine', {
      ...Object.fromEntries(steps.map(([name = '', ms = '']) => [name, { ms: Number(ms) }])),
      'reads meanwhile': { done: Number(reads?.[1]), failed: Number(reads?.[2]) },
      'writes meanwhile': { done: Number(writes?.[1]), failed: Number(writes?.[2]) },
      'writes refused for, at most': { ms: Number(refused?.[1]) },
    });
    if (status === 0 && reads?.[2] === '0' && writes?.[2] === '0') return [];
    console.error(stdout);
    return ['machine'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The release that is upgraded from: a schema less, other pages, one environment for all three processes. */
const olderCommit = '5efd5dfd81461084d59978e5c73467b42884d7ac';

/** Copies the archive of the older release into a folder; it is made of its own commit, once. @returns false where that fails. */
async function copyOlder(folder: string): Promise<boolean> {
  const kept = join(root, 'node_modules/.cache/releases', olderCommit);
  if (!existsSync(join(kept, 'whole'))) {
    // Node runs no TypeScript below node_modules.
    const tree = mkdtempSync(join(tmpdir(), 'pesantren-rilis-'));
    rmSync(kept, { recursive: true, force: true });
    const make = `git clone -q --shared "${root}" "${tree}" && cd "${tree}" && git checkout -q ${olderCommit} &&
      npx -y pnpm@12 install --prefer-offline && npx -y pnpm@12 run release archive "${kept}"`;
    const code = await run('sh', ['-c', make]);
    rmSync(tree, { recursive: true });
    if (code !== 0) return false;
    writeFileSync(join(kept, 'whole'), '');
  }
  cpSync(kept, folder, { recursive: true });
  return true;
}

/** Kept between runs: making it takes a minute. */
const debianFolder = join(root, 'node_modules/.cache/debian-12');

/**
 * Makes a bare Debian 12, with the packages downloaded that an installation takes: their journey is the line's, not ours.
 * @returns its folder, `''` where this machine cannot make one.
 */
async function bareDebian(): Promise<string> {
  const packages = 'nginx-light restic openssl libatomic1 openssh-client openssh-server';
  const marker = join(debianFolder, 'whole');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === packages) return debianFolder;
  if (!findProgram(['debootstrap'])) installPackages(['debootstrap']);
  rmSync(debianFolder, { recursive: true, force: true });
  const variant = ['--variant=minbase', '--include=iproute2', 'bookworm', debianFolder];
  if ((await run('debootstrap', variant)) !== 0) return '';
  const download = `apt-get update -q && apt-get install -qyd --no-install-recommends ${packages}`;
  if ((await run('chroot', [debianFolder, 'sh', '-c', download])) !== 0) return '';
  writeFileSync(marker, packages);
  return debianFolder;
}
