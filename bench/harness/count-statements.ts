// Loaded before a provider's program: counts the statements that it puts to SQLite, and writes the number at SIGUSR2
// into the folder that BENCH_STATEMENTS names, in a file of the process's number.
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StatementSync } from 'node:sqlite';

const folder = process.env.BENCH_STATEMENTS ?? '';
let count = 0;
const { prototype } = StatementSync;
for (const name of ['all', 'get', 'iterate', 'run'] as const) {
  const own = prototype[name] as (...values: unknown[]) => unknown;
  function counted(this: StatementSync, ...values: unknown[]): unknown {
    count += 1;
    return own.apply(this, values);
  }
  Object.assign(prototype, { [name]: counted });
}
process.on('SIGUSR2', () => {
  const file = join(folder, String(process.pid));
  writeFileSync(`${file}.part`, String(count));
  renameSync(`${file}.part`, file);
});
