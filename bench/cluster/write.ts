import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask.ts';

/** What was written meanwhile. */
export type Written = {
  confirmed: number;
  refused: number;
  /** Refusals that are no 503 with `Retry-After`. */
  speechless: number;
  /** Confirmed once something had been refused. */
  afterwards: number;
  /** Confirmed, and not there in the end. */
  lost: number;
};

/** In milliseconds: a session may write sixty times a minute. */
const distance = 1_100;

/**
 * Has each session write drafts, until `stop`, which then looks for all that were confirmed. What is published would leave pages
 * without a copy that may stand in (docs/spec.md#f-73), which is another matter.
 */
export function write(from: Parameters<typeof ask>[0], cookies: readonly string[]) {
  const written = { confirmed: 0, refused: 0, speechless: 0, afterwards: 0, lost: 0 };
  const made: { id: string; Cookie: string }[] = [];
  let going = true;

  async function writer(Cookie: string, n: number): Promise<void> {
    await pause((distance / cookies.length) * n);
    while (going) {
      const title = `Saat ${n} ${performance.now()}`;
      const body = { title, content: 'Isi', date: '1 Mei 2026', state: 'draft' };
      const sent = { path: '/api/articles.php', method: 'POST', body, headers: { Cookie } };
      const answer = await ask(from, sent);
      if (answer.status === 201) {
        made.push({ id: JSON.parse(answer.body).id, Cookie });
        written.confirmed += 1;
        if (written.refused > 0) written.afterwards += 1;
      } else {
        written.refused += 1;
        if (answer.status !== 503 || !answer.headers['retry-after']) written.speechless += 1;
      }
      await pause(distance);
    }
  }

  const all = cookies.map(writer);
  return {
    async stop(): Promise<Written> {
      going = false;
      await Promise.all(all);
      for (const { id, Cookie } of made) {
        const found = await ask(from, {
          path: `/api/articles.php/${id}?state=all`,
          headers: { Cookie },
        });
        if (found.status !== 200) written.lost += 1;
      }
      return written;
    },
  };
}
