import type { Items, ResourceName } from '@pesantren/api-client/resources';
import type { SiteClient } from '../../src/services.ts';

/** How long others may store a page, as far as its reads tell (docs/reliability.md#s05). */
export type Cacheability = {
  /** The first end of something on it, in milliseconds of the epoch; infinite without any. */
  endsAt: number;
  /** It has what may be withdrawn at any time: nobody stores it, this server neither. */
  isPrivate: boolean;
};

/** An end that has just passed counts, in milliseconds: reads are shared for a moment. */
const justPassed = 1_000;

/** Returns the client for the reads of one page, and that page's cacheability, which its reads fill in. */
export function readsOfPage(reader: SiteClient): {
  client: SiteClient;
  cacheability: Cacheability;
} {
  const cacheability: Cacheability = { endsAt: Number.POSITIVE_INFINITY, isPrivate: false };

  const note = (item: Items[ResourceName]) => {
    if (!('expire_at' in item)) return;
    const end = Date.parse(item.expire_at ?? '');
    if (end > Date.now() - justPassed) cacheability.endsAt = Math.min(cacheability.endsAt, end);
  };

  const client: SiteClient = {
    ...reader,
    list: async (...call) => {
      const list = await reader.list(...call);
      for (const item of list.items) note(item);
      return list;
    },
    item: async (...call) => {
      const item = await reader.item(...call);
      note(item);
      return item;
    },
    students: async (...call) => {
      const students = await reader.students(...call);
      cacheability.isPrivate ||= students !== null;
      return students;
    },
  };
  return { client, cacheability };
}
