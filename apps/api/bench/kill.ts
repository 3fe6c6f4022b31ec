// 50 rounds of SIGKILL at a random moment of writing: nothing acknowledged may be lost (reliability D01).
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isSound, killRound, type Round } from '../src/testing/kill-rounds.ts';

const total = Number(process.argv[2] ?? 50);
const folder = await mkdtemp(join(tmpdir(), 'pesantren-kill-'));
const rounds: Round[] = [];
for (let n = 1; n <= total; n += 1) {
  const round = await killRound({ DATA_DIR: join(folder, 'data') });
  rounds.push(round);
  if (!isSound(round)) console.error(`round ${n}`, round);
}
await rm(folder, { recursive: true });

const sum = (of: (round: Round) => number) => rounds.reduce((all, round) => all + of(round), 0);
const failed = rounds.filter((round) => !isSound(round)).length;
console.log(`${total} rounds, ${sum((round) => round.acknowledged)} items with files acknowledged`);
console.log(
  `lost: ${sum((round) => round.lostRows)} rows, ${sum((round) => round.lostFiles)} files`,
);
console.log(`rows that nobody was told of: ${sum((round) => round.unacknowledged)}`);
console.log(`slowest start after a kill: ${Math.max(...rounds.map((r) => r.startedInMs))} ms`);
process.exitCode = failed === 0 ? 0 : 1;
