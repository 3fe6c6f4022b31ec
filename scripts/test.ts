import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.ts';
import { runE2e } from './e2e.ts';
import { run } from './run.ts';

/** One more than cores: a third of a test's time goes by in waiting for disk, timers and other processes. */
const everyCore = `--maxWorkers=${availableParallelism() + 1}`;

/** In milliseconds: what a test may take on a machine that is busy otherwise; its hooks' time is each project's. */
const patience = '--testTimeout=120000';

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), 'pesantren-test-'));
const [unitReport, e2eReport] = [join(reports, 'unit.json'), join(reports, 'e2e.json')];

const counts = [await runChecks(), await unit(), await e2e()];
rmSync(reports, { recursive: true });
const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

async function unit(): Promise<Count> {
  const code = await run('vitest', [
    'run',
    everyCore,
    patience,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${unitReport}`,
  ]);
  return counted(
    code,
    unitReport,
    (report: { numPassedTests: number; numFailedTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
    }),
  );
}

async function e2e(): Promise<Count> {
  const code = await runE2e(['--reporter=list,json'], e2eReport);
  return counted(
    code,
    e2eReport,
    ({ stats }: { stats: { expected: number; unexpected: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
    }),
  );
}

/** A run that failed without a failed test (a crash, no report) counts as one failure. */
function counted<Report>(code: number, file: string, read: (report: Report) => Count): Count {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    return code === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
