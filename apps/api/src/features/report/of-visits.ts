import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import { type Speed, threeOfFour } from '@pesantren/api-client/contract/operating/visits';
import { mainNavigation, pageOfMenu } from '@pesantren/content/navigation';
import type { Deps } from '../../deps.ts';
import { titleAt } from './links/own-links.ts';
import { readTallies, talliedDays } from './tallies.ts';

type Sources = Pick<Deps, 'db' | 'now' | 'schoolClock'>;

/** Fewer visits tell nothing of the others. */
const leastVisits = 20;

/** One visit in so many is counted. */
const share = 10;

const named = 5;

/** A page that is worse is slow, by web.dev/vitals; CLS in thousandths, the others in milliseconds. */
const slow: Readonly<Record<Speed, number>> = { lcp: 2500, inp: 200, cls: 100, ttfb: 800 };

/** Says how quick pages are for visitors, and which they read. */
export async function linesOfVisits(deps: Sources): Promise<ReportLine[]> {
  const [speed, read] = await Promise.all([speedLine(deps), readLine(deps)]);
  return [...speed, ...read];
}

async function speedLine(deps: Sources): Promise<ReportLine[]> {
  const counts = await readTallies(deps, 'speed');
  const visits = [...counts]
    .filter(([name]) => name.startsWith('ttfb:'))
    .reduce((sum, [, count]) => sum + count, 0);
  if (visits < leastVisits) return [];
  const words = (['lcp', 'inp', 'ttfb', 'cls'] as const).flatMap((speed) => {
    const value = threeOfFour(speed, counts);
    return value === undefined ? [] : [{ ...wordsOf(speed, value), isSlow: value > slow[speed] }];
  });
  const tooSlow = words.filter(({ isSlow }) => isSlow);
  const name = 'speed';
  const path = '';
  const all = words.map(({ text }) => text).join(', ');
  const text = `Bagi tiga dari empat pengunjung ${all} (${talliedDays} hari terakhir).`;
  if (tooSlow.length === 0) return [{ name, level: 'good', text, advice: '', path }];
  const advice = tooSlow.map((each) => each.advice).join(' ');
  return [{ name, level: 'look', text: `Situs terasa lambat. ${text}`, advice, path }];
}

function wordsOf(speed: Speed, value: number): { text: string; advice: string } {
  const seconds = `${(value / 1000).toFixed(1).replace('.', ',')} detik`;
  const contact = 'Hubungi orang yang mengurus server: server lambat menjawab.';
  switch (speed) {
    case 'lcp':
      return { text: `isi utama tampil dalam ${seconds}`, advice: 'Kurangi gambar besar di atas.' };
    case 'inp':
      return {
        text: `sentuhan dijawab dalam ${seconds}`,
        advice: 'Sampaikan ini ke pembuat situs.',
      };
    case 'ttfb':
      return { text: `server menjawab dalam ${seconds}`, advice: contact };
    case 'cls':
      return {
        text: `letak isi bergeser ${(value / 1000).toFixed(2).replace('.', ',')}`,
        advice: 'Sampaikan ini ke pembuat situs.',
      };
  }
}

async function readLine(deps: Sources): Promise<ReportLine[]> {
  // What somebody has made up is the name of no page.
  const counts = await readTallies(deps, 'page', { limit: 10 * named });
  const words: string[] = [];
  for (const [page, count] of counts) {
    const title = await nameOf(page, deps);
    if (title && words.length < named) words.push(`${title} (${count * share})`);
  }
  if (words.length === 0) return [];
  const text = `Paling banyak dibaca ${talliedDays} hari terakhir, kira-kira: ${words.join(', ')}.`;
  return [{ name: 'pages', level: 'good', text, advice: '', path: '' }];
}

async function nameOf(page: string, deps: Sources): Promise<string | undefined> {
  const entry = page === '/' ? mainNavigation[0] : pageOfMenu(page.slice(1));
  if (entry?.path === page) return entry.label;
  const title = await titleAt(page, deps);
  return title ? `"${title}"` : undefined;
}
