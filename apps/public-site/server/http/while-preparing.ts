import { isPresentable } from '@pesantren/content/default-facts';
import type { MiddlewareHandler } from 'hono';
import type { FactsReader } from '../facts-reader.ts';

/** The answer of every public address but health checks and files for a school without a name (docs/spec.md#f-77). */
export const preparing = {
  words: 'Situs sedang disiapkan',
  /** Search engines come again in an hour and keep nothing meanwhile. */
  headers: { 'retry-after': '3600', 'x-robots-tag': 'noindex', 'cache-control': 'no-store' },
} as const;

/** Creates the guard of what is no page: 503 until there is a school to tell of. Where that is unknown each route says so itself. */
export function whilePreparing(readFacts: FactsReader['read']): MiddlewareHandler {
  return async (c, next) => {
    const facts = await readFacts().catch(() => null);
    if (facts && !isPresentable(facts.all)) return c.text(preparing.words, 503, preparing.headers);
    return next();
  };
}
