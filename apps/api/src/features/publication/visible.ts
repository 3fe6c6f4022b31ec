import {
  type ItemState,
  maxPinned,
  type PublishedName,
  publishedNames,
  type StateCounts,
} from '@pesantren/api-client/contract/publication';
import type { ResourceName } from '@pesantren/api-client/resources';
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PublishedItem, Tables } from '../../db/tables.ts';

type Condition = RawBuilder<SqlBool>;

/**
 * The one owner of who sees an item: a stranger sees what is published, has begun and has not ended. These are
 * conditions of queries, so that no job has to run at a boundary (docs/spec.md#v-01).
 */
export const notDeleted: Condition = sql`deleted_at is null`;

/** True for the resources that have drafts and times. */
export function hasPublication(name: ResourceName): name is PublishedName {
  return publishedNames.some((one) => one === name);
}

/** Matches the items that a stranger sees at a moment. */
export function visibleAt(name: ResourceName, now: Date): Condition {
  return hasPublication(name) ? inState('published', now) : notDeleted;
}

/** Matches the items that are in a state at a moment, or that wait for an editor. */
export function inState(state: ItemState | 'submitted', now: Date): Condition {
  return sql`(${notDeleted} and ${states[state](now.toISOString())})`;
}

// Literals, not parameters, where SQLite is to find the partial indexes.
const states: Record<ItemState | 'submitted', (now: string) => Condition> = {
  // What waits for an editor is in the list of that alone.
  draft: () => sql`published = 0 and submitted_at is null`,
  submitted: () => sql`submitted_at is not null`,
  scheduled: (now) => sql`published = 1 and publish_at > ${now}`,
  published: (now) =>
    sql`published = 1 and (publish_at is null or publish_at <= ${now}) and (expire_at is null or expire_at > ${now})`,
  // What ends has begun: no end comes before its start.
  expired: (now) => sql`published = 1 and expire_at <= ${now}`,
};

/** The state of a row at a moment: the same as that of the conditions. */
export function stateOf(row: PublishedItem, at: Date): ItemState {
  const now = at.toISOString();
  if (row.published !== 1) return 'draft';
  if (row.publish_at !== null && row.publish_at > now) return 'scheduled';
  return row.expire_at !== null && row.expire_at <= now ? 'expired' : 'published';
}

/** The items that are there and that no stranger sees, each kind a range of an index of its own. */
const unseen: readonly ((now: string) => Condition)[] = [
  () => sql`published = 0`,
  states.scheduled,
  states.expired,
];

/** Builds the number of items that are there and that no stranger sees, of those that `within` lets through. */
export function countHidden(
  name: PublishedName,
  at: Date,
  within: RawBuilder<unknown> = sql``,
): RawBuilder<number> {
  const now = at.toISOString();
  const rows = sql`from ${sql.table(name)} where ${notDeleted}`;
  const counts = unseen.map((of) => sql`(select count(*) ${rows} and ${of(now)} ${within})`);
  return sql`(${sql.join(counts, sql` + `)})`;
}

/**
 * Counts the items in each state at a moment, in one statement: each is counted once, whatever is saved meanwhile. All
 * but the hidden ones are those of the totals, so that the count does not grow with the list.
 * @param times `now`, and the instant `since` which what was deleted can be restored.
 */
export async function countStates(
  db: Kysely<Tables>,
  name: PublishedName,
  times: { now: Date; since: string },
): Promise<StateCounts> {
  const count = (condition: Condition) =>
    sql<number>`(select count(*) from ${sql.table(name)} where ${condition})`;
  const inStates = (['draft', 'submitted', 'scheduled', 'expired'] as const).map((state) =>
    count(inState(state, times.now)).as(state),
  );
  const { all, hidden, ...counts } = await db
    .selectFrom('totals')
    .where('resource', '=', name)
    .select(sql<number>`cast(coalesce(sum(total), 0) as bigint)`.as('all'))
    .select(countHidden(name, times.now).as('hidden'))
    .select(inStates)
    .select(count(sql`deleted_at > ${times.since}`).as('deleted'))
    .executeTakeFirstOrThrow();
  const { draft, submitted, scheduled, expired, deleted } = counts;
  const published = all - hidden;
  return { all, draft, submitted, scheduled, published, expired, deleted };
}

/** The last boundary that was passed, as text: with it the tag of a list changes at each of them. */
export function lastBoundary(name: PublishedName, now: Date): RawBuilder<string> {
  const last = (time: 'publish_at' | 'expire_at') => sql`coalesce((select max(${sql.ref(time)})
    from ${sql.table(name)} where ${notDeleted} and ${sql.ref(time)} <= ${now.toISOString()}), '')`;
  return sql`${last('publish_at')} || ' ' || ${last('expire_at')}`;
}

/** Matches the announcements that stand first: of those that are pinned and seen, the last three. */
export function pinnedAt(now: Date): RawBuilder<SqlBool> {
  return sql`id in (select id from announcements
    where ${visibleAt('announcements', now)} and pinned_at is not null
    order by pinned_at desc limit ${sql.lit(maxPinned)})`;
}
