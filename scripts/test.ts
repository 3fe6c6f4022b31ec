import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runChecks } from './check.ts';
import { runE2e } from './e2e.ts';
import { run } from './run.ts';

/** One more than cores: a third of a test's time goes by in waiting for disk, timers and other processes. */
const everyCore = `--maxWorkers=${availableParallelism() + 1}`;

/** In milliseconds: what a test may take on a machine that is busy otherwise; its hooks' time is each project's. */
const patience = '--testTimeout=120000';

/** The count of a part, and a paragraph about each failure. */
type Result = { passed: number; failures: string[] };

type UnitReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
};

type E2eSuite = {
  title: string;
  suites?: E2eSuite[];
  specs: {
    title: string;
    tests: { projectName: string; status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
};

const reports = mkdtempSync(join(tmpdir(), 'pesantren-test-'));
const [unitReport, e2eReport] = [join(reports, 'unit.json'), join(reports, 'e2e.json')];

const results = [await checks(), await unit(), await e2e()];
rmSync(reports, { recursive: true });
const failures = results.flatMap((result) => result.failures);
for (const failure of failures) console.log(`\n✗ ${stripVTControlCharacters(failure)}`);
const passed = results.reduce((total, result) => total + result.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

async function checks(): Promise<Result> {
  const { passed, failed } = await runChecks();
  return { passed, failures: failed };
}

async function unit(): Promise<Result> {
  const code = await run('vitest', [
    'run',
    everyCore,
    patience,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${unitReport}`,
  ]);
  return read('vitest', code, unitReport, ({ numPassedTests, testResults }: UnitReport) => ({
    passed: numPassedTests,
    failures: testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      // A file that cannot be loaded, or whose hook fails, has a message of its own.
      if (file.status === 'failed' && failed.length === 0) return [`${file.name}\n${file.message}`];
      return failed.map(
        (test) => `${file.name} › ${test.fullName}\n${test.failureMessages?.join('\n') ?? ''}`,
      );
    }),
  }));
}

async function e2e(): Promise<Result> {
  const code = await runE2e(['--reporter=list,json'], e2eReport);
  return read(
    'playwright',
    code,
    e2eReport,
    ({ stats, suites }: { stats: { expected: number }; suites: E2eSuite[] }) => ({
      passed: stats.expected,
      failures: suites.flatMap((suite) => failedSpecs(suite)),
    }),
  );
}

/** The failed tests of a suite and of those within it, once for each project, with where they stand and their error. */
function failedSpecs({ title, specs, suites = [] }: E2eSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(
        ({ projectName, results }) =>
          `[${projectName}] ${spec.title}\n${messagesOf(results.at(-1)?.errors ?? [])}`,
      ),
  );
  return [...own, ...suites.flatMap(failedSpecs)].map((line) => `${title} › ${line}`);
}

/** A test that ran out of time has a second error, which names what it waited for. */
function messagesOf(errors: readonly { message?: string }[]): string {
  return errors.map(({ message }) => message ?? '').join('\n');
}

/** A run that ended badly without a failed test (a crash, an unhandled error, no report) is one failure. */
function read<Report>(
  command: string,
  code: number,
  file: string,
  parse: (report: Report) => Result,
): Result {
  let result: Result = { passed: 0, failures: [] };
  try {
    result = parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    return { passed: 0, failures: [`${command}: no report (exit code ${code}): ${error}`] };
  }
  if (code === 0 || result.failures.length > 0) return result;
  return {
    ...result,
    failures: [`${command}: exit code ${code} without a failed test; its own output says why`],
  };
}
