// 10,000 generated requests against every route, on both databases: how many of each status, the slowest, memory
// before and after.
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Generated,
  sampleRequests,
  send,
} from '../../apps/api/src/testing/generated-requests.ts';
import { startForTests } from '../../apps/api/src/testing/postgres-server.ts';
import { type TestApi, testApi } from '../../apps/api/src/testing/test-api.ts';

const total = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Date.now() % 2 ** 31);
const atOnce = 100;
let api: TestApi;
let statuses: Record<number, number> = {};
let slowest = { ms: 0, request: '' };

const postgres = await startForTests();
for (const [kind, url] of Object.entries({ SQLite: '', PostgreSQL: postgres.url })) {
  process.env.TEST_POSTGRES_URL = url;
  api = await testApi();
  // The first thousand warm up what is kept for good: compiled code, statements, pools.
  await run(1_000, seed - 1_000);
  statuses = {};
  slowest = { ms: 0, request: '' };
  const before = await restingMegabytes();
  await run(total, seed);
  const after = await restingMegabytes();
  await api.stop();

  console.log(`${kind}: seed ${seed}, ${total} requests by status`, statuses);
  console.log(`slowest ${slowest.ms.toFixed(0)} ms (${slowest.request.slice(0, 120)})`);
  console.log(`memory ${before} MB before, ${after} MB after`);
  const failed = Object.keys(statuses).filter((status) => Number(status) >= 500);
  if (failed.length > 0 || slowest.ms > 2_000 || after > before * 1.5 + 20) process.exitCode = 1;
}
await postgres.server.stop();

async function run(count: number, from: number): Promise<void> {
  for (let at = 0; at < count; at += atOnce) {
    const size = Math.min(atOnce, count - at);
    for (const generated of await sampleRequests(api, size, from + at)) await measure(generated);
  }
}

async function measure(generated: Generated): Promise<void> {
  const start = performance.now();
  const response = await send(api, generated);
  await response.arrayBuffer();
  const ms = performance.now() - start;
  statuses[response.status] = (statuses[response.status] ?? 0) + 1;
  if (ms > slowest.ms) slowest = { ms, request: `${generated.method} ${generated.path}` };
}

/** Returns the memory after garbage collection. */
async function restingMegabytes(): Promise<number> {
  for (let n = 0; n < 5; n += 1) {
    globalThis.gc?.();
    await pause(100);
  }
  return Math.round(process.memoryUsage().rss / 1e6);
}
