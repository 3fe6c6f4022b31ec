import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../scripts/run.ts';
import { report } from '../harness/report.ts';

/**
 * Measures how long a server takes to be installed, upgraded and brought back, as `deploy/pesantren` does it, with visitors
 * who read meanwhile: with the archive of a release, real processes and a real nginx, in namespaces of its own (Linux, root),
 * where `systemctl.ts` runs what the units say.
 * @returns what went wrong: a failed read, a step that did not end as it should.
 */
export async function measureMachine(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-server-'));
  try {
    if ((await run('pnpm', ['run', 'release', 'archive', folder])) !== 0) return ['archive'];
    const namespaces = ['--mount', '--net', '--pid', '--fork', '--mount-proc'];
    const walk = ['sh', join(import.meta.dirname, 'walk.sh'), import.meta.dirname, folder];
    const { status, stdout, stderr } = spawnSync('unshare', [...namespaces, ...walk], {
      encoding: 'utf8',
    });
    const lines = stdout.split('\n').map((line) => line.split('|'));
    const reads = lines.find(([name]) => name === 'reads');
    const steps = lines.filter(([name, , code]) => name !== 'reads' && code !== undefined);
    report('machine', {
      ...Object.fromEntries(steps.map(([name = '', ms = '']) => [name, { ms: Number(ms) }])),
      'reads meanwhile': { read: Number(reads?.[1]), failed: Number(reads?.[2]) },
    });
    if (status === 0 && reads?.[2] === '0') return [];
    console.error(stdout, stderr);
    return ['machine'];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
