import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findProgram, installPackages } from '../scripts/find-program.ts';

const rules = join(import.meta.dirname, 'alerts/pesantren.rules.yml');

/** Series of a minute's steps, as promtool writes them. */
type Series = Record<string, string>;

const answers = 'http_request_duration_seconds';
const ofSite = 'job="pesantren-public-site"';
const ofProvider = 'job="pesantren-api"';

/** What is so for each alert after a while, by its name: when it is wrong, and when all is well. */
const cases: Record<string, { wrong: Series; well: Series }> = {
  ProcessAway: {
    wrong: { [`up{${ofProvider}}`]: '0x90' },
    well: { [`up{${ofProvider}}`]: '1x90' },
  },
  CrashLoop: {
    wrong: { [`process_start_time_seconds{${ofProvider}}`]: '60+60x90' },
    well: { [`process_start_time_seconds{${ofProvider}}`]: '60x45 2700x45' },
  },
  ProviderAway: {
    wrong: { [`provider_state{${ofSite},state="unreachable"}`]: '1x90' },
    well: {
      [`provider_state{${ofSite},state="unreachable"}`]: '0x90',
      [`provider_state{${ofSite},state="ok"}`]: '1x90',
    },
  },
  Errors: {
    wrong: {
      [`${answers}_count{${ofSite},status="200"}`]: '0+90x90',
      [`${answers}_count{${ofSite},status="503"}`]: '0+10x90',
    },
    well: {
      [`${answers}_count{${ofSite},status="200"}`]: '0+990x90',
      [`${answers}_count{${ofSite},status="503"}`]: '0+10x90',
    },
  },
  Slow: { wrong: durations(50), well: durations(99) },
  QueueWaiting: {
    wrong: { [`queue_waiting{${ofProvider},queue="passwords"}`]: '8x90' },
    well: { [`queue_waiting{${ofProvider},queue="passwords"}`]: '0x30 8 0x59' },
  },
  WrongPasswords: { wrong: signIns('0+2x90'), well: signIns('0+0.2x90') },
  DiskLow: { wrong: disk('600000000x90'), well: disk('6000000000x90') },
  BackupLate: { wrong: backup('age_seconds', 90_000), well: backup('age_seconds', 20_000) },
  BackupFailed: { wrong: backup('failed', 1), well: backup('failed', 0) },
  BackupUnproven: {
    wrong: backup('proof_age_seconds', 1_400_000),
    well: backup('proof_age_seconds', 600_000),
  },
  CertificateEnds: {
    wrong: { [`certificate_days{${ofProvider},host="www.sekolah.sch.id"}`]: '9x90' },
    well: { [`certificate_days{${ofProvider},host="www.sekolah.sch.id"}`]: '30x90' },
  },
};

/** Answers of which so many in a hundred take less than a second. */
function durations(quick: number): Series {
  const within = (le: string) => `${answers}_bucket{${ofSite},le="${le}"}`;
  return {
    [within('1')]: `0+${quick}x90`,
    [within('2.5')]: '0+100x90',
    [within('+Inf')]: '0+100x90',
  };
}

function signIns(values: string): Series {
  const labels = `${ofProvider},route="/api/admin.php/login",status="401"`;
  return { [`${answers}_count{${labels}}`]: values };
}

function disk(values: string): Series {
  return {
    [`disk_free_bytes{${ofProvider}}`]: values,
    [`disk_floor_bytes{${ofProvider}}`]: '500000000x90',
  };
}

function backup(name: string, value: number): Series {
  return { [`backup_${name}{${ofProvider}}`]: `${value}x90` };
}

function promtool(...args: string[]) {
  const program = () => findProgram(['promtool']);
  if (!program()) installPackages(['prometheus']);
  const found = program();
  if (!found) throw new Error('promtool belum ada: apt install prometheus.');
  const { status, stdout, stderr } = spawnSync(found, args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('[F-122] each of Prometheus’ rules fires when it should, and not when all is well', () => {
  const text = readFileSync(rules, 'utf8');
  const names = [...text.matchAll(/- alert: (\w+)$/gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(cases).toSorted());
  const tests = Object.entries(cases).flatMap(([name, { wrong, well }]) =>
    [wrong, well].map((series, index) => ({
      interval: '1m',
      input_series: Object.entries(series).map(([one, values]) => ({ series: one, values })),
      promql_expr_test: [
        {
          expr: `count(ALERTS{alertname="${name}",alertstate="firing"})`,
          eval_time: '80m',
          exp_samples: index === 0 ? [{ labels: '{}', value: 1 }] : [],
        },
      ],
    })),
  );
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-alarm-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'tests.json');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  const { status, said } = promtool('test', 'rules', file);
  expect(said).toContain('SUCCESS');
  expect(status).toBe(0);
});

test('[F-122] the rules read metrics that the processes have', () => {
  const text = readFileSync(rules, 'utf8');
  const sources = ['packages/api-client/src/server', 'apps/api/src', 'apps/public-site/server'];
  const root = join(import.meta.dirname, '..');
  const { stdout } = spawnSync('grep', ['-rhoE', "name: '[a-z_]+'", ...sources], {
    cwd: root,
    encoding: 'utf8',
  });
  const own = new Set([...stdout.matchAll(/'(.+)'/g)].map(([, name]) => name));
  const read = [...text.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?=[{ ]|$)/gm)]
    .map(([, name = '']) => name.replace(/_(?:count|bucket)$/, ''))
    .filter((name) => /^(?:http|provider|queue|disk|backup|certificate)_/.test(name));
  expect(read.length).toBeGreaterThan(8);
  for (const name of read) expect(own, name).toContain(name);
});
