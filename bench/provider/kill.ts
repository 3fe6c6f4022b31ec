// 50 rounds of SIGKILL at a random moment of writing, on both databases: nothing acknowledged may be lost, and the
// next start takes 5 s at most (docs/reliability.md#d01).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSound, killRound, type Round } from '../../apps/api/src/testing/kill-rounds.ts';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';

const total = Number(process.argv[2] ?? 50);
/** Milliseconds. */
const slowestStart = 5_000;

const folder = await mkdtemp(join(tmpdir(), 'pesantren-kill-'));
const postgres = await startPostgres([]);
await postgres.server.createDatabase('bunuh');
const places = {
  SQLite: { DATA_DIR: join(folder, 'sqlite') },
  PostgreSQL: { DATA_DIR: join(folder, 'postgres'), DATABASE_URL: `${postgres.url}bunuh` },
};
const figures: Record<string, object> = {};
for (const [kind, place] of Object.entries(places)) {
  const rounds: Round[] = [];
  for (let n = 1; n <= total; n += 1) {
    const round = await killRound(place);
    rounds.push(round);
    if (!isSound(round)) console.error(`${kind}, round ${n}`, round);
  }
  figures[kind] = summed(rounds);
}
await postgres.server.stop();
await rm(folder, { recursive: true });
console.table(figures);

function summed(rounds: readonly Round[]) {
  const sum = (of: (round: Round) => number) => rounds.reduce((all, round) => all + of(round), 0);
  const slowest = Math.max(...rounds.map(({ startedInMs }) => startedInMs));
  if (!rounds.every(isSound) || slowest > slowestStart) process.exitCode = 1;
  return {
    rounds: rounds.length,
    acknowledged: sum((round) => round.acknowledged),
    'rows lost': sum((round) => round.lostRows),
    'files lost': sum((round) => round.lostFiles),
    'rows without file': sum((round) => round.rowsWithoutFile),
    'nobody was told': sum((round) => round.unacknowledged),
    'slowest start, ms': slowest,
  };
}
