import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/apps.ts';

/** Prints a table and writes the same as JSON into `bench-results/`. */
export function report(name: string, rows: Record<string, unknown>): void {
  console.table(rows);
  const folder = join(root, 'bench-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(rows, null, 2)}\n`);
}
