import { execFileSync } from 'node:child_process';

/** Megabytes of memory (RSS) that a process's descendants take, by what they were started with. */
export function memoryBelow(pid: number): Record<string, number> {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? []);
  const below = new Set([String(pid)]);
  const taken: Record<string, number> = {};
  // Parents are listed before their children.
  for (const [, id = '', parent = '', kilobytes = '', started = ''] of rows) {
    if (!below.has(parent)) continue;
    below.add(id);
    taken[`${id} ${started.slice(-40)}`] = Math.round(Number(kilobytes) / 1024);
  }
  return taken;
}
