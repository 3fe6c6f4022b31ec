import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/apps.ts';
import { longListOverBudget } from '../harness/over-budget.ts';
import { memoryOf } from '../harness/processes.ts';
import { report } from '../harness/report.ts';

/** The site beside a provider with too long a list; milliseconds, megabytes, and lines in the operator's log. */
export type LongList = { slowest: number; megabytes: number; lines: number; failed: number };

/** Visitors in the same moment, and how often they all come. */
const [visitors, rounds] = [8, 5];

/** Lists that no provider of ours sends: 55 MB of articles, 100,000 pictures. */
const lists: Record<string, { path: string; page: string; entries: number; entry: Entry }> = {
  '55 MB of articles': {
    path: '/articles.php',
    page: '/artikel',
    entries: 5_500,
    entry: (id) => ({
      id,
      title: `Karangan ${id}`,
      date: '12 Januari 2025',
      category: 'Kegiatan',
      content: `Santri menulis catatan ${id}. `.padEnd(10_000, 'isi karangan yang panjang '),
    }),
  },
  '100,000 pictures': {
    path: '/gallery_items.php',
    page: '/galeri',
    entries: 100_000,
    entry: (id) => ({ id, title: `Foto ${id}`, category: 'Kegiatan', image: `/uploads/${id}.jpg` }),
  },
};
type Entry = (id: number) => object;

/** Measures the site alone, on `port`, beside a plain provider on `port + 1` that sends one of the lists whole. */
export async function measureLongLists(port: number): Promise<string[]> {
  const rows = await longLists(port);
  report('long-lists', rows);
  return Object.entries(rows).flatMap(([name, row]) => longListOverBudget(name, row));
}

async function longLists(port: number): Promise<Record<string, LongList>> {
  const rows: Record<string, LongList> = {};
  for (const [name, { path, page, entries, entry }] of Object.entries(lists)) {
    const items = Array.from({ length: entries }, (_, n) => entry(n + 1));
    const body = Buffer.from(JSON.stringify(items));
    const provider = createServer(({ url = '' }, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(url.includes(path) ? body : '[]');
    }).listen(port + 1, '127.0.0.1');
    await once(provider, 'listening');
    try {
      rows[name] = await besideProvider(port, page);
    } finally {
      provider.closeAllConnections();
      provider.close();
    }
  }
  return rows;
}

async function besideProvider(port: number, page: string): Promise<LongList> {
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    cwd: join(root, 'apps/public-site'),
    env: {
      ...process.env,
      SITE_PORT: String(port),
      API_URL: `http://localhost:${port + 1}`,
      API_KEY: 'bench',
      API_PROFILE: 'plain',
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lines = 0;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      lines += text.toString().split('"list-too-long"').length - 1;
    });
  }
  try {
    await once(child, 'message');
    return { ...(await visit(`http://localhost:${port}`, page, child)), lines };
  } finally {
    await ended(child);
  }
}

/** As `start` runs the site. */
const flags = ['--max-semi-space-size=4', '--max-old-space-size=512'];

async function visit(site: string, page: string, { pid = 0 }: ChildProcess) {
  const times: number[] = [];
  let failed = 0;
  let megabytes = 0;
  const watch = setInterval(() => {
    const { sum } = memoryOf([{ app: 'public-site', pid }]);
    megabytes = Math.max(megabytes, sum?.resident ?? 0);
  }, 50);
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      Array.from({ length: visitors }, async (_, n) => {
        const from = performance.now();
        // Each a page of its own: a search that nobody made before, and the home page.
        const path = n === 0 ? '/' : `${page}?q=${round}-${n}`;
        const response = await fetch(site + path).catch(() => undefined);
        await response?.text();
        times.push(performance.now() - from);
        if (!response?.ok) failed += 1;
      }),
    );
    // What pages read stands for a moment; the next round reads it again.
    await pause(1000);
  }
  clearInterval(watch);
  return { slowest: Math.round(Math.max(...times)), megabytes, failed };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
