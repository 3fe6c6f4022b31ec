import { run } from './run.ts';

/** The parts of `pnpm check`, each with its command; `lint` is of the named files, or of all. */
const checksOf = (
  lint: readonly string[],
): readonly [name: string, command: string, args: readonly string[]][] => [
  ['tipe', 'turbo', ['run', 'types', '--output-logs=errors-only']],
  ['tipe skrip', 'tsc', ['-p', 'tsconfig.json']],
  ['tipe bench', 'tsc', ['-p', 'bench']],
  [
    'lint dan format',
    'biome',
    ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...lint],
  ],
  ['arah impor', 'turbo', ['boundaries']],
  ['kode tak terpakai', 'knip', []],
  ['rujukan dan pernyataan', 'node', ['scripts/structure/references.ts']],
];

/**
 * Runs every check, also after one failed; gives the number that passed and the names of those that failed.
 * @param changed the files to lint where the rest is as it was; all without it.
 */
export async function runChecks(
  changed: readonly string[] = ['.'],
): Promise<{ passed: number; failed: string[] }> {
  const checks = checksOf(changed);
  const failed: string[] = [];
  for (const [name, command, args] of checks) {
    const ok = (await run(command, args)) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name}`);
    if (!ok) failed.push(name);
  }
  return { passed: checks.length - failed.length, failed };
}

if (import.meta.main) {
  const { failed } = await runChecks();
  process.exitCode = failed.length === 0 ? 0 : 1;
}
