import { maxPinned } from '@pesantren/api-client/contract/publication';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { visibleAt } from '../publication/visible.ts';

/** Matches the announcements that stand first: of those that are pinned and seen, the last three. */
export function pinnedAt(now: Date): RawBuilder<SqlBool> {
  return sql`id in (select id from announcements
    where ${visibleAt('announcements', now)} and pinned_at is not null
    order by pinned_at desc limit ${sql.lit(maxPinned)})`;
}
