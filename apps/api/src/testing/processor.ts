import { readFileSync } from 'node:fs';

/** Milliseconds of processor that a process has taken so far, of its own and for it in the kernel. Linux. */
export function processorOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // In hundredths of a second, as Linux counts for programs.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
