import { createWaitingCount } from '@pesantren/api-client/server/concurrency-limit';
import { Problem } from '../../http/problem.ts';

/**
 * A session's uploads that run at once and that wait, their bodies unread. More are refused, although a client
 * that is still sending hardly reads the refusal (docs/reliability.md#u15).
 */
const perSession = { running: 4, waiting: 16 };
/** Uploads that run at once in the process: twice a session's, so that one never starves the others. */
const perProcess = 8;

type Session = { running: number; queue: (() => void)[] };

/** Runs an upload of a session when its turn comes. */
export type UploadQueue = <Result>(session: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a fair queue: four uploads a session, eight in the process, free slots go to sessions in turn (round
 * robin). It throws Problem `unavailable` when too many of one session wait.
 */
export function createUploadQueue(): UploadQueue {
  const sessions = new Map<string, Session>();
  let running = 0;
  const count = createWaitingCount('upload');

  /** Starts the next upload of the session served longest ago, as long as slots are free. */
  function startNext(): void {
    for (const [id, session] of sessions) {
      if (running >= perProcess) return;
      if (session.running >= perSession.running) continue;
      const start = session.queue.shift();
      if (!start) continue;
      count(-1);
      sessions.delete(id);
      sessions.set(id, session);
      running += 1;
      session.running += 1;
      start();
      startNext();
      return;
    }
  }

  return async (id, work) => {
    const session = sessions.get(id) ?? { running: 0, queue: [] };
    sessions.set(id, session);
    const isFull = session.running >= perSession.running || running >= perProcess;
    if (isFull && session.queue.length >= perSession.waiting) {
      throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    }
    await new Promise<void>((start) => {
      count(1);
      session.queue.push(start);
      startNext();
    });
    try {
      return await work();
    } finally {
      running -= 1;
      session.running -= 1;
      if (session.running === 0 && session.queue.length === 0) sessions.delete(id);
      startNext();
    }
  };
}
