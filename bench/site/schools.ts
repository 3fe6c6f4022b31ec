import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../apps/api/src/config.ts';
import { createDeps } from '../../apps/api/src/create-deps.ts';
import { initializeDatabase } from '../../apps/api/src/jobs/initialize-database.ts';
import { createLog } from '../../packages/api-client/src/server/log.ts';
import { readSchool } from '../../packages/api-client/src/server/schools/school-list.ts';
import { manyArticles } from '../harness/many-articles.ts';
import { appsBelow, memoryOf } from '../harness/processes.ts';
import { quantile } from '../harness/quantile.ts';
import { onSystem } from '../harness/system.ts';

const counts = [1, 20, 200];
/** Articles of each school, besides the sample's items. */
const articles = 250;
/** Milliseconds to the first answer of the processes and of a page that nobody has asked for; megabytes of all three. */
const most = { start: 5_000, cold: 150, memory: 700 };

/** Measures start, first pages and memory of one school, 20 and 200 on one set of processes. @returns what is over its budget. */
export async function measureSchools(port: number): Promise<string[]> {
  const template = mkdtempSync(join(tmpdir(), 'pesantren-sekolah-'));
  const over: string[] = [];
  const rows: Record<string, object> = {};
  try {
    await makeSchool(template, port);
    for (const count of counts) {
      const folder = copies(template, count, port);
      try {
        const row = await measured(folder, count, port);
        rows[count] = row;
        for (const [name, limit] of Object.entries(most)) {
          const figure = row[name as keyof typeof most];
          if (figure > limit) over.push(`${count} sekolah, ${name}: ${figure} > ${limit}`);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  } finally {
    rmSync(template, { recursive: true, force: true });
  }
  console.table(rows);
  return over;
}

async function measured(folder: string, count: number, port: number) {
  const env = { SCHOOLS_DIR: folder, HOST: '0.0.0.0', DATA_DIR: folder };
  const began = performance.now();
  return onSystem(port, { env }, async ({ pid, api }) => {
    while (!(await fetch(`${api}/../healthz`).catch(() => null))?.ok) await pause(50);
    const start = Math.round(performance.now() - began);
    // The first page of a process, whichever school's, makes its code.
    await load(count + 1, port);
    const cold: number[] = [];
    const warm: number[] = [];
    for (let number = 1; number <= count; number += 1) cold.push(await load(number, port));
    for (let number = count; number > 0; number -= 1) warm.push(await load(number, port));
    const memory = memoryOf(appsBelow(pid)).together?.resident ?? 0;
    const [half, most] = [0.5, 0.95].map((part) => Math.round(quantile(cold, part)));
    return { start, cold: half ?? 0, 'cold p95': most, warm: quantile(warm, 0.5), memory };
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

/** Each school has an address of this machine to itself in place of host names. */
const hostOf = (number: number) => `127.0.1.${number}`;

const settings = (number: number, port: number) =>
  [
    `SITE_URL=http://${hostOf(number)}:${port}`,
    `API_URL=http://${hostOf(number)}:${port + 1}/api`,
    `ADMIN_URL=http://${hostOf(number)}:${port + 2}`,
    `API_KEY=kunci-${number}`,
  ].join('\n');

async function makeSchool(folder: string, port: number): Promise<void> {
  mkdirSync(join(folder, 'contoh'));
  writeFileSync(join(folder, 'contoh/school.env'), `${settings(1, port)}\nSEED=sample\n`);
  const config = readConfig(readSchool(folder, 'contoh', {}).env);
  const { deps, close } = await createDeps(config, createLog('error'));
  await initializeDatabase(deps, config);
  await close();
  await manyArticles(config.databaseUrl, articles);
}

function copies(template: string, count: number, port: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-sekolah-'));
  for (let number = 1; number <= count + 1; number += 1) {
    const school = join(folder, `s${number}`);
    cpSync(join(template, 'contoh'), school, { recursive: true });
    writeFileSync(join(school, 'school.env'), settings(number, port));
  }
  return folder;
}
