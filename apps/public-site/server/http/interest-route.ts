import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { interestUrl } from '../../src/features/admission/interest.ts';
import { paths } from '../../src/paths.ts';
import type { FactsReader } from '../facts-reader.ts';

/** Bytes of a filled form, percent-encoded. */
const longest = 16 * 1024;

const noStore = { 'Cache-Control': 'no-store' };

/**
 * Creates the route that turns the interest form into a chat on WhatsApp (docs/spec.md#j-13): a POST, since logs keep what
 * stands in addresses. Nothing of it is stored.
 */
export function interestRoute(readFacts: FactsReader['read']): Hono {
  const limit = bodyLimit({
    maxSize: longest,
    onError: (c) => c.text('Isian terlalu panjang', 413, noStore),
  });
  return new Hono()
    .get(paths.interest, (c) => c.redirect(paths.admission, 302))
    .post(paths.interest, limit, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const facts = await readFacts().catch(() => null);
      const url = facts ? interestUrl(facts.all, (name) => form.get(name) ?? '') : paths.contact;
      c.header('Cache-Control', 'no-store');
      return c.redirect(url, 303);
    });
}
