import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';

/** An answer as it left the app, and how to know whether it would leave it so again. */
export type KeptAnswer = {
  status: number;
  /** Name after name and value, without the request's id, which is another each time. */
  headers: readonly string[];
  body: Uint8Array | undefined;
  /** What the log and the figures call the address and what answers there. */
  path: string;
  route: string;
  stands: () => Promise<boolean>;
};

/** Longest body that is kept, in bytes. */
export const longestKept = 131_072;

/** So many answers are kept: some MB at most. */
const most = 64;

/** Answers by their questions. */
export type KeptAnswers = ReturnType<typeof keptAnswers>;

/** Keeps what was answered last to whoever may read. */
export function keptAnswers() {
  const recent = new LRUCache<string, KeptAnswer>({ max: most });
  return {
    find(request: IncomingMessage): KeptAnswer | undefined {
      const question = questionOf(request);
      return question === undefined ? undefined : recent.get(question);
    },

    keep(request: IncomingMessage, answer: KeptAnswer): void {
      const question = questionOf(request);
      if (question !== undefined) recent.set(question, answer);
    },
  };
}

/** All that the answer to a read of what anyone may read depends on; `undefined` of other requests. */
function questionOf(request: IncomingMessage): string | undefined {
  const { method, url, headers } = request;
  if (method !== 'GET' || 'content-length' in headers || 'transfer-encoding' in headers) return;
  const { 'x-api-key': key, 'if-none-match': known, origin } = headers;
  return JSON.stringify([url, request.headersDistinct.host, key, origin, known]);
}
