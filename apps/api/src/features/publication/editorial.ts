import type { Publication, PublishedName } from '@pesantren/api-client/contract/publication';
import type { Item, PublishedItem } from '../../db/tables.ts';
import { rowOf } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { createSerializer } from '../../resources/representations.ts';
import { columnsOf } from '../../resources/save-item.ts';
import { createReviews } from './reviews.ts';
import type { RevisionBody } from './revisions.ts';
import { createRevisions } from './revisions.ts';
import { stateOf } from './visible.ts';

/** An item as a session sees it. */
export type EditorialItem = Publication & { id: number; version: number };

/** Creates the conversion of rows to items as a session sees them (docs/contract.md#publication). */
export function createEditorial(deps: Pick<Deps, 'db' | 'now' | 'urls'>, name: PublishedName) {
  const serialize = createSerializer(deps, name);

  async function all(rows: readonly Item[]): Promise<EditorialItem[]> {
    const items = rows as readonly PublishedItem[];
    const ids = items.map(({ id }) => id);
    const newest = await createRevisions(deps, name).newest(ids);
    const reviews = await createReviews(deps, name).of(ids);
    const now = deps.now();
    return items.map((row) => {
      const version = Math.max(row.version, newest.get(row.id) ?? 0);
      const review = reviews.get(row.id);
      return {
        ...serialize(row),
        version,
        state: stateOf(row, now),
        publish_at: row.publish_at ?? '',
        expire_at: row.expire_at ?? '',
        pinned_at: ('pinned_at' in row && String(row.pinned_at ?? '')) || '',
        submitted_at: row.submitted_at ?? '',
        written_by: row.written_by,
        ...{ reviewed_at: review?.at ?? '', reviewed_by: review?.username ?? '' },
        review_note: review?.note ?? '',
        draft_version: version > row.version ? version : null,
      };
    });
  }

  return {
    all,

    async one(row: Item): Promise<EditorialItem> {
      return (await all([row]))[0] as EditorialItem;
    },
  };
}

/** Returns an item as one of its versions shows it. */
export async function itemAtVersion<Name extends PublishedName>(
  deps: Pick<Deps, 'db' | 'now' | 'urls'>,
  name: Name,
  row: PublishedItem,
  { version, at, body }: { version: number; at: string; body: RevisionBody<Name> },
): Promise<object> {
  const { publish_at, expire_at, ...fields } = body;
  const facts = { published: 1, publish_at, expire_at };
  const input = fields as unknown as Parameters<typeof columnsOf<Name>>[2];
  const columns = await columnsOf(deps, name, input, facts, row);
  const shown = { ...row, ...columns, ...facts, version, updated_at: at };
  return createSerializer(deps, name)(rowOf(name, shown));
}
