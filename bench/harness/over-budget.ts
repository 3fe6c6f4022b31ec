import { budgets } from '../../e2e/budgets/budgets.ts';
import type { WordsRow } from '../browser/first-words.ts';
import type { Touches } from '../browser/touch.ts';
import type { Crowd } from '../site/crowd.ts';
import type { FloodRow } from '../site/floods.ts';
import type { PageFigures } from '../site/lighthouse.ts';
import type { LongList } from '../site/long-lists.ts';
import type { Pupils } from '../site/pupils.ts';
import type { Rendering } from '../site/render.ts';
import type { Speed } from '../site/speed.ts';

/** A figure and the most it may be. */
type Bound = [name: string, figure: number, most: number];

/** Lists the figures of Lighthouse that are over budget: `/: blocking 128 (50)`; of a slower phone all but one. */
export function pageOverBudget(path: string, measured: PageFigures, isSlower: boolean): string[] {
  const { score, firstPaint, largestPaint, blocking, ofStatic, shift } = budgets.lighthouse;
  const { page, withoutScripts, static: bare } = measured;
  const { performance, accessibility, bestPractices, seo } = page;
  const scores = Object.entries({ performance, accessibility, bestPractices, seo })
    .filter(([, points]) => points < score)
    .map(([name, points]) => `${path}: ${name} ${points} (${score})`);
  const pictures = path === '/' || path === '/galeri';
  const times: Bound[] = [
    ['firstPaint', page.firstPaint, isSlower ? Infinity : firstPaint],
    ['firstPaint beside static', page.firstPaint, Math.round(bare.firstPaint * ofStatic)],
    ['largestPaint', page.largestPaint, pictures ? largestPaint.pictures : largestPaint.text],
    ['largestPaint beside static', page.largestPaint, Math.round(bare.largestPaint * ofStatic)],
    ['blocking', page.blocking, withoutScripts.blocking + blocking.overScriptless],
    ['blocking without scripts', withoutScripts.blocking, blocking.scriptless],
    ['shift', page.shift, shift],
  ];
  return [...scores, ...over(path, times)];
}

/** Lists what a visitor waits too long for when touching a control. */
export function touchOverBudget(control: string, { early, ...row }: Touches): string[] {
  const { inp, first, slow } = budgets.touches;
  return over(control, [
    ['inp4', row.inp4, inp[4]],
    ['inp6', row.inp6, inp[6]],
    ['first4', row.first4, first[4]],
    ['first6', row.first6, first[6]],
    ['seen', row.seen, slow.seen],
    ['effect', row.effect, slow.effect],
    ['early', early, 0],
  ]);
}

/** Lists what a visitor with a slow line and phone waits for too long, beside the page's twin and by itself. */
export function wordsOverBudget(
  what: string,
  row: WordsRow,
  { kind, name }: { kind: string; name: string },
): string[] {
  const { ofTwin, first, second, styleAndLayout, blocking } = budgets.firstWords;
  const isHome = name === 'home';
  const ofKind: Bound[] =
    kind === 'valley'
      ? [['first', row.first, isHome ? first.home : first.text]]
      : [
          ['second', row.second, second],
          [
            'styleAndLayout',
            row.styleAndLayout,
            isHome ? styleAndLayout.home : styleAndLayout.text,
          ],
          ['worst', row.worst, blocking],
        ];
  return over(what, [
    ['first beside twin', row.first, Math.round(row.twin * ofTwin)],
    ['largest beside twin', row.largest, Math.round(row.twinLargest * ofTwin)],
    ['shift', row.shift, 0],
    ...ofKind,
  ]);
}

/** Lists what a cached page misses beside bare Node, alone and in a crowd. */
export function speedOverBudget(name: string, speed: Speed, crowd: Crowd): string[] {
  const { ofBareNode, crowdP99 } = budgets.server;
  const slow = speed.ratio < ofBareNode ? [`${name}: ratio ${speed.ratio} (${ofBareNode})`] : [];
  const bounds: Bound[] = [
    ['errors', speed.errors + crowd.errors, 0],
    ['p99', crowd.p99, crowdP99],
  ];
  return [...slow, ...over(name, bounds)];
}

/** Lists the pages whose rendering is over budget, in milliseconds of processor. */
export function renderingOverBudget(path: string, { drawn, errors }: Rendering): string[] {
  return over(path, [
    ['drawn', drawn, Math.round(budgets.server.drawn * 100) / 100],
    ['errors', errors, 0],
  ]);
}

/** Compares the memory of the three processes, in megabytes. */
export function memoryOverBudget(together: number): string[] {
  return over('memory', [['together', together, budgets.server.megabytes]]);
}

/** Lists what a visitor misses during a flood; the floors beside it have no budget. */
export function floodOverBudget(name: string, row: FloodRow): string[] {
  if (row.isFloor) return [];
  const { atHand, search, megabytes } = budgets.server.flooded;
  return over(name, [
    ['p99', row.p99, atHand],
    ['search', row.search, search],
    ['megabytes', row.megabytes, megabytes],
    ['failed', row.failed, 0],
    ['others', row.others, 0],
  ]);
}

/** Lists what the site misses beside a provider whose list is too long. */
export function longListOverBudget(name: string, row: LongList): string[] {
  const { slowest, megabytes } = budgets.server.longLists;
  const silent = row.lines === 1 ? [] : [`${name}: lines ${row.lines} (1)`];
  return [
    ...silent,
    ...over(name, [
      ['slowest', row.slowest, slowest],
      ['megabytes', row.megabytes, megabytes],
      ['failed', row.failed, 0],
    ]),
  ];
}

/** Lists what of the pupils' directory takes too long. */
export function pupilsOverBudget(row: Pupils): string[] {
  const { import200, withdrawal } = budgets.server.pupils;
  return over('pupils', [
    ['import200', row.import200, import200],
    ['withdrawal', row.withdrawal, withdrawal],
  ]);
}

function over(what: string, bounds: readonly Bound[]): string[] {
  return bounds
    .filter(([, figure, most]) => figure > most)
    .map(([name, figure, most]) => `${what}: ${name} ${figure} (${most})`);
}

/** How much more a page may cost with many articles than with few. */
export const mostGrowth = budgets.server.growth;
