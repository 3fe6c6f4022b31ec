import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, promisify, stripVTControlCharacters } from 'node:util';
import { root } from './apps.ts';
import { testsOf } from './changed-tests.ts';
import { runChecks } from './check.ts';
import { runE2e } from './e2e.ts';
import { run } from './run.ts';
import { readSources } from './structure/source-file.ts';

/** One more than cores: a third of a test's time goes by in waiting for disk, timers and other processes. */
const everyCore = `--maxWorkers=${availableParallelism() + 1}`;

/** The count of a part, a paragraph about each failure, and how long each test took, in milliseconds. */
type Result = { passed: number; failures: string[]; tests?: TimedTest[] };

type TimedTest = { name: string; duration: number };

type UnitReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      fullName: string;
      duration?: number | null;
      failureMessages: string[] | null;
    }[];
  }[];
};

/** The part that is read of what Vitest remembers of its runs; milliseconds by file. */
type VitestCache = { projects: Record<string, { files: Record<string, { duration: number }> }> };

type E2eSuite = {
  title: string;
  suites?: E2eSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
};

const reports = mkdtempSync(join(tmpdir(), 'pesantren-test-'));
const [unitReport, e2eReport] = [join(reports, 'unit.json'), join(reports, 'e2e.json')];

/** With `--changed [commit]` only the tests next to what has changed since then; a loop for developers. */
const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean' } },
  allowPositionals: true,
});
const since = values.changed ? (positionals[0] ?? 'HEAD') : undefined;

const results = [
  await timed('pemeriksaan', () => checks(since)),
  await timed('unit', () => unit(since)),
  await timed('peramban', () => e2e(since)),
];
rmSync(reports, { recursive: true });
const slowest = results
  .flatMap(({ tests = [] }) => tests)
  .sort((a, b) => b.duration - a.duration)
  .slice(0, 10);
console.log('\nTes terlama');
for (const { name, duration } of slowest) console.log(`${inSeconds(duration)}  ${name}`);
console.log('\nWaktu per bagian');
for (const { part, duration } of results) console.log(`${inSeconds(duration)}  ${part}`);
const failures = results.flatMap((result) => result.failures);
for (const failure of failures) console.log(`\n✗ ${stripVTControlCharacters(failure)}`);
const passed = results.reduce((total, result) => total + result.passed, 0);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

/** Runs a part and adds how long it took, in milliseconds. */
async function timed(part: string, run: () => Promise<Result>) {
  const begin = performance.now();
  const result = await run();
  return { ...result, part, duration: performance.now() - begin };
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
}

async function checks(since?: string): Promise<Result> {
  const { passed, failed } = await runChecks(since ? await changedSince(since) : undefined);
  return { passed, failures: failed };
}

async function unit(since?: string): Promise<Result> {
  const tests = since ? await testsSince(since) : [];
  if (since && tests.length === 0) return { passed: 0, failures: [] };
  const code = await run('vitest', [
    'run',
    ...tests,
    everyCore,
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${unitReport}`,
  ]);
  return read('vitest', code, unitReport, ({ numPassedTests, testResults }: UnitReport) => ({
    passed: numPassedTests,
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${relative(root, name)} › ${fullName}`,
        duration: duration ?? 0,
      })),
    ),
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

async function e2e(since?: string): Promise<Result> {
  const isOwn = (path: string) => path.startsWith('e2e/');
  if (since && !(await changedSince(since)).some(isOwn)) return { passed: 0, failures: [] };
  const changed = since ? [`--only-changed=${since}`, '--pass-with-no-tests'] : [];
  const code = await runE2e(['--reporter=list,json', ...changed], e2eReport);
  return read(
    'playwright',
    code,
    e2eReport,
    ({ stats, suites }: { stats: { expected: number }; suites: E2eSuite[] }) => ({
      passed: stats.expected,
      failures: suites.flatMap((suite) => failedSpecs(suite)),
      tests: suites.flatMap((suite) => timedSpecs(suite)),
    }),
  );
}

/** The unit tests next to what has changed since a commit; those that come to it through a whole app are counted. */
async function testsSince(commit: string): Promise<string[]> {
  const secondsOf = knownSeconds();
  const { near, far } = testsOf(await changedSince(commit), readSources(root), secondsOf);
  if (far.length > 0) {
    console.log(
      `${near.length} file tes di dekat perubahan; ${far.length} lainnya, yang lebih jauh, dijalankan tanpa --changed.`,
    );
  }
  return near;
}

/** Reads how long each test file took when Vitest last ran it, with a second to load it; of an unknown one two seconds. */
function knownSeconds(): (path: string) => number {
  const [cache] = globSync('node_modules/.vite/vitest/*/results.json', { cwd: root });
  const { projects }: VitestCache = cache
    ? JSON.parse(readFileSync(join(root, cache), 'utf8'))
    : { projects: {} };
  const known = Object.assign({}, ...Object.values(projects).map(({ files }) => files));
  return (path) => 1 + (known[path]?.duration ?? 1_000) / 1_000;
}

/** The files that differ from a commit, new ones included, gone ones not. */
async function changedSince(commit: string): Promise<string[]> {
  const git = async (...args: string[]) =>
    (await promisify(execFile)('git', args, { cwd: root })).stdout.split('\0').filter(Boolean);
  return [
    ...(await git('diff', '--name-only', '--diff-filter=d', '-z', commit)),
    ...(await git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
}

/** How long each test of a suite and of those within it took. */
function timedSpecs({ title, specs, suites = [] }: E2eSuite): TimedTest[] {
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${spec.title}`,
      duration: results.reduce((total, { duration }) => total + duration, 0),
    })),
  );
  return [...own, ...suites.flatMap(timedSpecs)].map((test) => ({
    ...test,
    name: `${title} › ${test.name}`,
  }));
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
