import { whileAlone } from '../db/while-alone.ts';
import { asFailure, BackupFailure } from './failure.ts';
import { takeLock } from './lock.ts';
import { openSchool, shareState } from './school-state.ts';
import { changeState, readState, resultOf } from './state.ts';

/** Tells what is being done, and how much of it is. */
export type Say = (step: string, share?: number) => void;

/** In milliseconds: who looks at the state looks no oftener. */
const toldEvery = 1000;

/**
 * Does the work of a backup or of a proof, alone on its data folder and in its school, and tells by the state what is being done and how it
 * ended.
 * @throws BackupFailure
 */
export async function whileRunning(
  kind: 'backup' | 'proof',
  { dataDir, databaseUrl, now }: { dataDir: string; databaseUrl: string; now: () => Date },
  work: (say: Say) => Promise<void>,
): Promise<void> {
  // Without a database the run fails by itself, in words for it.
  const school = await openSchool(databaseUrl);
  const alone = () => runHere(kind, { dataDir, now }, work);
  if (!school) return alone();
  const { db, close } = school;
  try {
    if (!(await whileAlone(db, 'backup', alone))) throw new BackupFailure('busy');
  } finally {
    await shareState(dataDir, db).catch(() => {});
    await close();
  }
}

async function runHere(
  kind: 'backup' | 'proof',
  { dataDir, now }: { dataDir: string; now: () => Date },
  work: (say: Say) => Promise<void>,
): Promise<void> {
  // Read first: once the lock is taken, one that was interrupted seems to run.
  const before = await readState(dataDir);
  const free = takeLock(dataDir);
  if (!free) throw new BackupFailure('busy');
  const since = now().toISOString();
  const tell = (step: string, share: number) =>
    changeState(dataDir, { running: { kind, since, step, share } });
  let telling = changeState(dataDir, before).catch(() => {});
  let toldAt = 0;
  let last = '';
  const say: Say = (step, share = 0) => {
    if (step === last && Date.now() - toldAt < toldEvery) return;
    [toldAt, last] = [Date.now(), step];
    // On a full disk the work itself fails with a reason.
    telling = telling.then(() => tell(step, share)).catch(() => {});
  };
  try {
    const result = await work(say).then(
      () => undefined,
      (error: unknown) => asFailure(error),
    );
    await telling;
    const ended = resultOf(now(), result);
    const told = changeState(dataDir, {
      running: null,
      [kind === 'proof' ? 'proof' : 'last']: ended,
    });
    // Where not even this can be written, the state tells that it was interrupted.
    await told.catch((error: unknown) => {
      throw result ?? asFailure(error);
    });
    if (result) throw result;
  } finally {
    free();
  }
}
