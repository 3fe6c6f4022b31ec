import type { ResourceName } from '@pesantren/api-client/resources';
import type { Instant } from './item-tables.ts';

/** Counts by the day, without a word on who it was: `kind` says of what, `name` tells within it. */
export type TalliesTable = {
  kind: 'sign-in-failed' | 'page' | 'speed';
  /** The school's day, ISO 8601. */
  day: string;
  name: string;
  count: number;
};

/** A link of an item that leads nowhere. */
export type BrokenLinksTable = {
  resource: ResourceName;
  item_id: number;
  url: string;
  /** 1 for one to the site itself, 0 for one to another. */
  is_own: number;
  found_at: Instant;
  /** 1 once it was found again a day later; 0 until then, when the other site may only be away. */
  confirmed: number;
};
