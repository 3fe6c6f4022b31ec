import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../e2e/fixtures.ts';
import { root } from '../../scripts/apps.ts';
import { wordsOverBudget } from '../harness/over-budget.ts';
import { article } from '../harness/pages.ts';
import { quantile } from '../harness/quantile.ts';
import { repeatOnce } from '../harness/repeat-once.ts';
import { report } from '../harness/report.ts';
import { startTwins } from '../harness/twins.ts';
import { copyArticles } from './copy-articles.ts';
import {
  type Browser,
  lookOf,
  type Profile,
  picturesOf,
  profiles,
  usedStyles,
  visitTwice,
  type Words,
  type WordsRow,
} from './first-words.ts';

/** The names of pages, all when empty, and how often each is visited, from the command line. */
const { BENCH_NAMES = '', BENCH_RUNS = '7', BENCH_PORT = '3390' } = process.env;

/** The pages that a parent opens first. */
const pages = {
  home: '/',
  list: '/artikel',
  article,
  announcement: '/pengumuman/12',
  admission: '/bergabung',
  gallery: '/galeri',
  contact: '/kontak',
};

type Name = keyof typeof pages;

/** Milliseconds after which the pictures show what stands. */
const moments = [500, 1000, 1500, 2000, 3000];

test('when the first words and the largest paint of a page come, beside its twin', async ({
  browser,
  system,
}) => {
  test.setTimeout(3_600_000);
  copyArticles(system, 60);
  const twins = await startTwins(system, Number(BENCH_PORT) + 5, (path) =>
    usedStyles(browser, system.site + path),
  );
  const chosen = BENCH_NAMES ? (BENCH_NAMES.split(',') as Name[]) : (Object.keys(pages) as Name[]);
  for (const name of chosen) {
    const look = await lookOf(browser, twins.static + pages[name]);
    expect(look, name).toEqual(await lookOf(browser, system.site + pages[name]));
  }
  const over: string[] = [];
  for (const [kind, profile] of Object.entries(profiles)) {
    const rows: Record<string, WordsRow> = {};
    for (const name of chosen) {
      const urls = { page: system.site + pages[name], twin: twins.static + pages[name] };
      const row = await inTurns(browser, urls, profile);
      rows[name] = row;
      over.push(...wordsOverBudget(`${kind}: ${name}`, row, { kind, name }));
      for (const [who, url] of Object.entries(urls)) {
        const pictures = await picturesOf(browser, url, profile, moments);
        for (const { at, image } of pictures) keep(`${kind}-${name}-${who}-${at}.jpg`, image);
      }
    }
    console.log(kind);
    report(`first-words-${kind}`, rows);
  }
  twins.stop();
  expect(over).toEqual([]);
});

/** Visits a page and its twin in turns, on a new browser each time. */
async function inTurns(
  browser: Browser,
  { page, twin }: { page: string; twin: string },
  profile: Profile,
): Promise<WordsRow> {
  // What both have to make first is no figure.
  for (const url of [page, twin]) await visitTwice(browser, url, { ...profile, slowdown: 1 });
  const ofPage: { cold: Words; second: Words }[] = [];
  const ofTwin: { cold: Words; second: Words }[] = [];
  for (let run = 0; run < Number(BENCH_RUNS); run += 1) {
    ofPage.push(await repeatOnce(page, () => visitTwice(browser, page, profile)));
    ofTwin.push(await repeatOnce(twin, () => visitTwice(browser, twin, profile)));
  }
  return rowOf(ofPage, ofTwin);
}

type Visits = readonly { cold: Words; second: Words }[];

function rowOf(page: Visits, twin: Visits): WordsRow {
  const median = (visits: Visits, visit: 'cold' | 'second', figure: keyof Words) =>
    quantile(
      visits.map((each) => each[visit][figure]),
      0.5,
    );
  return {
    first: median(page, 'cold', 'first'),
    twin: median(twin, 'cold', 'first'),
    largest: median(page, 'cold', 'largest'),
    twinLargest: median(twin, 'cold', 'largest'),
    second: median(page, 'second', 'first'),
    twinSecond: median(twin, 'second', 'first'),
    styleAndLayout: median(page, 'cold', 'styleAndLayout'),
    twinStyle: median(twin, 'cold', 'styleAndLayout'),
    worst: Math.max(...page.map(({ cold }) => cold.blocking)),
    shift: Math.max(...page.map(({ cold, second }) => Math.max(cold.shift, second.shift))),
  };
}

/** Keeps a picture beside the figures. */
function keep(name: string, image: Buffer): void {
  const folder = join(root, 'bench-results/first-words');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), image);
}
