import { Problem } from '../../http/problem.ts';

/**
 * Uploads of a session that run at once and that wait; the bodies of those who wait are not read. Beyond
 * these comes a refusal, which hardly reaches who is still sending a body (reliability U15).
 */
const ofSession = { running: 4, waiting: 16 };
/** Uploads that run at once in this process: however busy a session is, others begin. */
const inProcess = 8;

type Session = { running: number; queue: (() => void)[] };

/** Runs an upload of a session in its turn. */
export type UploadQueue = <Result>(session: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets each session run four uploads at once and the process eight; free places go to the sessions in
 * turn. The queue throws Problem `unavailable` when too many of one session wait.
 */
export function createUploadQueue(): UploadQueue {
  const sessions = new Map<string, Session>();
  let running = 0;

  /** Starts what may run: the session that was served last comes last. */
  function startNext(): void {
    for (const [id, session] of sessions) {
      if (running >= inProcess) return;
      if (session.running >= ofSession.running) continue;
      const start = session.queue.shift();
      if (!start) continue;
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
    const isFull = session.running >= ofSession.running || running >= inProcess;
    if (isFull && session.queue.length >= ofSession.waiting) {
      throw new Problem('unavailable', { headers: { 'Retry-After': '5' } });
    }
    await new Promise<void>((start) => {
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
