import { readFileSync, readlinkSync } from 'node:fs';
import { basename } from 'node:path';

/** A process of one of the apps that `start` runs. */
export type AppProcess = { app: string; pid: number };

/** Megabytes. `own`: what no other process has as well; the rest is the program's file, which all three share. */
type Memory = { resident: number; own: number };

/** The processes that `parent` has started, and theirs, by the folder of their app. Reads /proc: Linux. */
export function appsBelow(parent: number): AppProcess[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8');
  return (children.match(/\d+/g) ?? []).map(Number).flatMap((pid) => {
    const app = basename(readlinkSync(`/proc/${pid}/cwd`));
    return [{ app, pid }, ...appsBelow(pid)];
  });
}

/** Measures the memory of each process, the sum, and the total with shared memory counted once. */
export function memoryOf(processes: readonly AppProcess[]): Record<string, Partial<Memory>> {
  const rows: Record<string, Memory> = {};
  for (const { app, pid } of processes) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const megabytes = (name: string) =>
      Math.round(Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024);
    rows[`${app} ${pid}`] = { resident: megabytes('VmRSS'), own: megabytes('RssAnon') };
  }
  const all = Object.values(rows);
  const sum = (of: (row: Memory) => number) => all.reduce((total, row) => total + of(row), 0);
  const shared = Math.max(...all.map(({ resident, own }) => resident - own));
  return {
    ...rows,
    sum: { resident: sum(({ resident }) => resident), own: sum(({ own }) => own) },
    together: { resident: sum(({ own }) => own) + shared },
  };
}

/** The processes of one app below `parent`: one, or with workers several. @throws Error when it does not run. */
export function appPids(parent: number, wanted: string): number[] {
  const found = appsBelow(parent).filter(({ app }) => app === wanted);
  if (found.length === 0) throw new Error(`${wanted} tidak berjalan.`);
  return found.map(({ pid }) => pid);
}

/** Milliseconds of processor that processes have taken so far, of their own and for them in the kernel. */
export function processorOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + takenIn(`/proc/${pid}/stat`), 0);
}

/** The same of their main threads, which run the program; others compress and collect garbage. */
export function mainThreadOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + takenIn(`/proc/${pid}/task/${pid}/stat`), 0);
}

function takenIn(stat: string): number {
  const fields = readFileSync(stat, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second, as Linux counts for programs.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
