import { join } from 'node:path';
import { build } from '../../scripts/run.ts';
import { appsBelow, memoryOf } from '../harness/processes.ts';
import { quantile } from '../harness/quantile.ts';
import { onSystem } from '../harness/system.ts';
import { measureFlooded } from './school-flood.ts';
import {
  answering,
  type Databases,
  files,
  hostOf,
  makeSchools,
  makeTemplate,
  onPostgres,
  withFolder,
} from './school-folders.ts';
import { measureReads } from './school-reads.ts';

const counts = [1, 20, 200];
/** Milliseconds to the first answer of the processes and of a page that nobody has asked for; megabytes of all three. */
const most = { start: 5_000, cold: 150, memory: 700 };

/**
 * Measures start, first pages and memory of one school, 20 and 200 on one set of processes; with SQLite also what a read costs
 * with each, and one school beside a flood of another. @returns what is over its budget.
 */
export async function measureSchools(port: number, args: readonly string[]): Promise<string[]> {
  if (!build(['@pesantren/public-site', '@pesantren/admin'])) return ['build'];
  const isPostgres = args.includes('PostgreSQL');
  const parts = args.filter((arg) => arg !== 'PostgreSQL');
  const does = (part: string) => parts.length === 0 || parts.includes(part);
  const databases = isPostgres ? await onPostgres(port + 9) : files;
  try {
    return await withFolder(async (template) => {
      await makeTemplate(template, port, databases);
      const over: string[] = [];
      if (does('start')) over.push(...(await starts(template, port, databases)));
      if (isPostgres) return over;
      if (does('reads')) over.push(...(await readsOf(template, port)));
      if (does('flood'))
        over.push(
          ...(await withFolder(async (folder) => {
            await makeSchools({ template, folder, port }, 20, files);
            return measureFlooded(folder, port);
          })),
        );
      return over;
    });
  } finally {
    await databases.stop();
  }
}

async function starts(template: string, port: number, databases: Databases): Promise<string[]> {
  const over: string[] = [];
  const rows: Record<string, object> = {};
  let made = 0;
  await withFolder(async (folder) => {
    for (const count of counts) {
      // One more than are counted: its page makes the code.
      await makeSchools({ template, folder, port, first: made + 1 }, count + 1, databases);
      made = count + 1;
      const row = await measured(folder, count, port);
      rows[count] = { ...row, connections: await databases.connections() };
      for (const [name, limit] of Object.entries(most)) {
        const figure = row[name as keyof typeof most];
        if (figure > limit) over.push(`${count} sekolah, ${name}: ${figure} > ${limit}`);
      }
    }
  });
  console.table(rows);
  return over;
}

async function readsOf(template: string, port: number): Promise<string[]> {
  return withFolder(async (folder) => {
    const folders = new Map<number, string>();
    for (const [at, count] of counts.entries()) {
      const own = join(folder, String(count));
      await makeSchools({ template, folder: own, port: port + at * 3 }, count, files);
      folders.set(count, own);
    }
    return measureReads(folders, port);
  });
}

async function measured(folder: string, count: number, port: number) {
  const env = { SCHOOLS_DIR: folder, HOST: '0.0.0.0', DATA_DIR: folder };
  const began = performance.now();
  return onSystem(port, { env }, async ({ pid, api }) => {
    await answering({ api });
    const start = Math.round(performance.now() - began);
    // The first page of a process, whichever school's, makes its code.
    await load(count + 1, port);
    const cold: number[] = [];
    const warm: number[] = [];
    for (let number = 1; number <= count; number += 1) cold.push(await load(number, port));
    for (let number = count; number > 0; number -= 1) warm.push(await load(number, port));
    const memory = memoryOf(appsBelow(pid)).together?.resident ?? 0;
    const [half, most] = [0.5, 0.95].map((part) => Math.round(quantile(cold, part)));
    return { start, cold: half ?? 0, 'cold p95': most ?? 0, warm: quantile(warm, 0.5), memory };
  });
}

/** Milliseconds for the home page of a school. @throws Error when it is not there. */
async function load(number: number, port: number): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`http://${hostOf(number)}:${port}/`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`School ${number} answered ${answer.status}.`);
  return Number((performance.now() - began).toFixed(1));
}
