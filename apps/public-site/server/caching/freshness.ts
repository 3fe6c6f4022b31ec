/**
 * How long each copy of what the provider says is kept, in milliseconds: the one place that pages, feeds, cards, icons and
 * headers read (docs/operating/limits.md#how-long-copies-are-kept).
 */
export const freshness = {
  /** The answers of the provider that the pages rendered meanwhile share. */
  read: 250,
  /** A page, feed, sitemap or card, sent without being rendered again. */
  page: 2_000,
  /** A page that one visitor has rendered again, for all others. */
  renewal: 250,
  /** How long who finds a page old waits for the new one before an older one stands in for it. */
  patience: 500,
  /** The one that stands in then, since it was last looked after. */
  impatience: 60_000,
  /** The last good copy while the provider is away, as long as nothing is known to have changed since. */
  providerAway: 24 * 3_600_000,
  /** A proxy's copy. nginx counts whole seconds, so that it lasts for up to twice as long. */
  proxy: 1_000,
  /** A proxy's copy while the site restarts, or for who is over a limit of the proxy. */
  siteAway: 30_000,
  /** Icons, robots.txt and the cards of messengers, in browsers too. */
  minutes: 300_000,
  /** That an address is spelt otherwise, in browsers too. */
  spelling: 3_600_000,
  /** Scripts and their like, under names that change with them. */
  forGood: 365 * 24 * 3_600_000,
} as const;

const inProxies = `public, max-age=0, s-maxage=${freshness.proxy / 1000}`;

/**
 * The caching of what all visitors share. Browsers ask each time: a copy of theirs would outlive every answer of ours.
 * @param endsAt when something in it ends, in milliseconds of the epoch.
 */
export function sharedFor(endsAt = Number.POSITIVE_INFINITY): string {
  const left = Math.min(freshness.siteAway, endsAt - Date.now() - freshness.page);
  return `${inProxies}, stale-if-error=${Math.max(Math.floor(left / 1000), 0)}`;
}

/**
 * The caching of 'not found' and 'moved': a proxy keeps the page that was there before until another answer takes its
 * place, and a browser a 301 for as long as it likes (RFC 9111 section 4.2.2).
 */
export const forAMoment = inProxies;

/** The caching of what may be withdrawn at any time: a preview, whose link ends, and pupils. */
export const forNobody = 'private, no-store';

/** The caching of icons, robots.txt and cards. */
export const forMinutes = `public, max-age=${freshness.minutes / 1000}, s-maxage=${freshness.proxy / 1000}`;

/** The caching of the way to an address that is spelt otherwise. */
export const forSpelling = `public, max-age=${freshness.spelling / 1000}`;

/** The caching of files under names that carry a hash of their content. */
export const forGood = `public, max-age=${freshness.forGood / 1000}, immutable`;

/** Returns true for a status that takes the place of a page: of what was there no copy may be shown again. */
export function isGoneOrMoved(status: number): boolean {
  return status === 404 || status === 410 || (status >= 300 && status < 400);
}
