import { build } from '../../scripts/run.ts';
import { report } from '../harness/report.ts';
import { canFill } from './device.ts';
import { onItsWay } from './ends.ts';
import { type Ending, endings, plansOf } from './plan.ts';
import { type Outcome, runOnce } from './run.ts';
import { openSchool } from './school.ts';

/** Ends texts in nine ways at random moments, and looks whether a word, a photo or an item is lost or doubled. */
export async function measureLosses(port: number, args: readonly string[]): Promise<string[]> {
  const [runs = 40, seed = Date.now() % 1_000_000, only] = args.map(Number);
  if (!build(['@pesantren/public-site', '@pesantren/admin'])) return ['build'];
  console.log(
    `benih ${seed}; kata yang ${onItsWay} ms sebelum akhir sudah tertulis tidak boleh hilang`,
  );
  const school = await openSchool(port);
  const outcomes: Outcome[] = [];
  try {
    for (const plan of plansOf(runs, seed)) {
      if (only !== undefined && plan.number !== only) continue;
      if (plan.ending === 'storage' && !canFill) continue;
      const outcome = await runOnce(plan, school);
      outcomes.push(outcome);
      tell(outcome);
    }
  } finally {
    await school.stop();
  }
  const rows = endings.map((ending) => [ending, rowOf(ending, outcomes)] as const);
  report('losses', Object.fromEntries(rows.filter(([, { runs: some }]) => some > 0)));
  return outcomes.filter((one) => !isSound(one)).map(inWords);
}

const isSound = ({ lost, doubled, problem }: Outcome) =>
  lost.length === 0 && doubled === 0 && problem === '';

function tell(outcome: Outcome): void {
  console.log(`${isSound(outcome) ? 'ok' : '!!'} ${inWords(outcome)}`);
}

function inWords({ plan, typed, lost, young, doubled, presses, problem }: Outcome): string {
  const what = `${plan.number} ${plan.ending}/${plan.moment} ${plan.kind} ${plan.isNew ? 'new' : 'old'} ${plan.screen}`;
  const some = lost.length > 0 ? `, lost ${lost.length} (${lost.slice(0, 4).join(' ')} …)` : '';
  return `${what}: typed ${typed}${some}, young ${young}, doubled ${doubled}, presses ${presses}${problem && `, ${problem}`}`;
}

function rowOf(ending: Ending, outcomes: readonly Outcome[]) {
  const own = outcomes.filter(({ plan }) => plan.ending === ending);
  const sum = (of: (outcome: Outcome) => number) => own.reduce((all, one) => all + of(one), 0);
  const worst = own.toSorted((a, b) => b.lost.length - a.lost.length || b.presses - a.presses)[0];
  return {
    runs: own.length,
    'words typed': sum(({ typed }) => typed),
    'words lost': sum(({ lost }) => lost.length),
    'on their way': sum(({ young }) => young),
    'items doubled': sum(({ doubled }) => doubled),
    stuck: sum(({ problem }) => Number(problem !== '')),
    'presses, at most': Math.max(0, ...own.map(({ presses }) => presses)),
    worst: worst ? `run ${worst.plan.number}, ${worst.plan.kind}, ${worst.plan.moment}` : '',
  };
}
