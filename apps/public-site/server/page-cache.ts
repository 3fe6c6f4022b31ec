import { LRUCache } from 'lru-cache';
import { type Answer, answerWith, type DrawnPage, drawnPage, encodeLike } from './drawn-page.ts';
import { type Asked, askedBy, pageKey, type Wanted, wantedBy } from './page-key.ts';
import type { Render } from './render.tsx';

type PageCache = {
  /** Draws a page anew. */
  draw: Render;
  /** Set on every page. */
  headers?: Readonly<Record<string, string>>;
  /** How many megabytes of pages are kept; 0 keeps none. */
  megabytes: number;
  /** Milliseconds on a clock that is never set back. */
  now?: () => number;
};

/**
 * In milliseconds: how long a page stands, then may be served while it is renewed or when it cannot be.
 * What is published shows within 5 s, drawing included.
 */
const freshFor = 4_000;
const keptFor = 24 * 3_600_000;

/** In milliseconds: how long the visitor who finds a page old waits for the new one. */
const patience = 500;

type Kept = { page: DrawnPage; checkedAt: number; drawnAt: number };

export type Pages = ReturnType<typeof keepPages>;

/**
 * Answers GET requests with pages that are drawn once for all who ask: kept for 4 s, then renewed while
 * others still get the old one; what cannot be drawn anew is answered with its last good copy for 24 h
 * (reliability S04 to S08). Failures and pages of unknown addresses are never kept.
 */
export function keepPages({ draw, headers, megabytes, now = elapsed }: PageCache) {
  const kept = new LRUCache<string, Kept>({
    maxSize: Math.max(megabytes, 1) * 1024 * 1024,
    // The copies in two encodings are about a third of the page itself.
    sizeCalculation: ({ page }, key) => Math.ceil(page.body.length * 1.4) + key.length,
  });
  /** Drawings under way: who asks meanwhile gets the old page, or waits for the same one (reliability S07). */
  const renewals = new Map<string, Promise<DrawnPage>>();

  return {
    /** The answer that is at hand, without waiting; none for an address that was not asked for before. */
    ready(asked: Asked): Answer | undefined {
      const key = pageKey(wantedBy(asked));
      const old = kept.get(key);
      const answer = old && stands(key, old) ? answerWith(old.page, asked) : undefined;
      return answer instanceof Promise ? undefined : answer;
    },

    /** The answer to any request. */
    async answer(request: Request): Promise<Response> {
      const asked = askedBy(request);
      const wanted = wantedBy(asked);
      const key = pageKey(wanted);
      const old = kept.get(key);
      const page = old && stands(key, old) ? old.page : await renewed(key, wanted, old?.page);
      const { body, ...rest } = await answerWith(page, asked);
      return new Response(body, rest);
    },
  };

  /** While a copy is fresh, or is being renewed for the one who found it old. */
  function stands(key: string, { checkedAt }: Kept): boolean {
    return now() - checkedAt < freshFor || renewals.has(key);
  }

  /** The page anew, unless that takes too long for who has found its old copy. */
  function renewed(key: string, wanted: Wanted, old?: DrawnPage) {
    const renewal = renewals.get(key) ?? renew(key, wanted).finally(() => renewals.delete(key));
    renewals.set(key, renewal);
    return old ? Promise.race([renewal, after(patience, old)]) : renewal;
  }

  async function renew(key: string, wanted: Wanted): Promise<DrawnPage> {
    const page = drawnPage(await draw(wanted), headers);
    const old = kept.get(key);
    if (isFailure(page)) {
      if (!old || now() - old.drawnAt > keptFor) return page;
      kept.set(key, { ...old, checkedAt: now() });
      return old.page;
    }
    if (page.status !== 200 || megabytes === 0) {
      kept.delete(key);
      return page;
    }
    // The same version keeps what was compressed of it.
    const same = old?.page.tag === page.tag ? old.page : page;
    // Until the new one is compressed the old one is sent, which is at hand.
    if (old && same === page) await encodeLike(page, old.page);
    kept.set(key, { page: same, checkedAt: now(), drawnAt: now() });
    return same;
  }
}

/** Of the server, or of a part that the page shows as failed. */
function isFailure({ status, headers }: DrawnPage): boolean {
  return status >= 500 || (status === 200 && headers['cache-control'] === 'no-store');
}

const elapsed = () => performance.now();

function after<Value>(milliseconds: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
}
