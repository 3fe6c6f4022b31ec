import {
  type ConcurrencyLimit,
  createConcurrencyLimit,
} from '@pesantren/api-client/server/concurrency-limit';

/** Limits of what is rendered at once, for pages that are kept and for new addresses. */
export type RenderLimits = Record<'renewals' | 'newPages', ConcurrencyLimit>;

/**
 * Pages rendered at once, most of which wait for the provider, and milliseconds that others wait for their turn: enough
 * of them that a slow provider does not hold up everybody.
 */
const usual = { name: 'page', running: 16, deadline: 1_500 };

/**
 * Creates the limits of a process. New addresses, which anyone makes up, take three quarters of the places at most: who opens a page
 * that is kept waits for none of them, neither here nor at the provider (docs/operating/limits.md#ceilings).
 */
export function createRenderLimits(limits: Partial<typeof usual> = {}): RenderLimits {
  const { name, running, deadline } = { ...usual, ...limits };
  const all = createConcurrencyLimit({ name, running, deadline });
  const ofNew = createConcurrencyLimit({
    ...{ name: `${name}-new`, running: Math.ceil((running * 3) / 4), deadline },
  });
  return {
    renewals: (work) => all(work, 1),
    newPages: (work, priority) => ofNew(() => all(work), priority),
  };
}
