import { parseSchool } from '@pesantren/api-client/contract/school/school';
import { printable } from '@pesantren/api-client/contract/texts/printable';
import { factsOf } from '@pesantren/content/default-facts';
import type { Facts, Identity } from '@pesantren/content/facts';
import type { Deps } from '../../deps.ts';

/** The saved facts, as the API answers them. `sample` is false where nothing of the sample stands in for the others. */
export type SavedSchool = {
  facts: Partial<Facts>;
  version: number;
  updated_at: string | null;
  sample?: false;
};

/** The stored facts: also those that this release cannot read, since a later one wrote them. */
type StoredSchool = { saved: SavedSchool; unread: Record<string, unknown> };

/** Creates the store of the school's facts; their uploads are paths in the database and URLs in the API. */
export function createSchoolStore({ db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>) {
  async function read(): Promise<StoredSchool> {
    // Without a row nothing was saved and nothing switched off.
    const row = await db.selectFrom('school').selectAll().executeTakeFirst();
    const stored: Record<string, unknown> = row ? JSON.parse(row.facts) : {};
    const body = { facts: mapTexts(stored, urls.toApi), version: row?.version ?? 0 };
    const facts = parseSchool(body)?.facts ?? {};
    const unread = Object.entries(stored).filter(([name]) => !Object.hasOwn(facts, name));
    return {
      saved: {
        facts,
        version: body.version,
        updated_at: row?.version ? row.updated_at : null,
        ...(row?.sample === 0 && { sample: false }),
      },
      unread: Object.fromEntries(unread),
    };
  }

  return {
    read,

    /** Returns who the school is: without a name until it has saved that, or the sample where it stands in. */
    async identity(): Promise<Identity> {
      const { facts, sample } = (await read()).saved;
      return factsOf(facts, sample).identity;
    },

    /** Has a school begin empty: nothing of the sample stands in for what it has not saved yet. */
    async beginEmpty(): Promise<void> {
      const columns = { facts: '{}', version: 0, updated_at: now().toISOString(), sample: 0 };
      await db
        .insertInto('school')
        .values({ id: 1, ...columns })
        .execute();
    },

    /**
     * Saves all facts as the next version; what this release cannot read stays.
     * @param before what is stored.
     * @param sample whether the sample stands in for the other facts; as before where it is left out.
     */
    async save(
      facts: Partial<Facts>,
      { saved, unread }: StoredSchool,
      sample = saved.sample ?? true,
    ): Promise<SavedSchool> {
      const columns = {
        facts: JSON.stringify({ ...unread, ...mapTexts(facts, toStorage) }),
        version: saved.version + 1,
        updated_at: now().toISOString(),
        sample: Number(sample),
      };
      await db
        .insertInto('school')
        .values({ id: 1, ...columns })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
        .execute();
      return (await read()).saved;
    },
  };

  function toStorage(text: string): string {
    return urls.toStorage(printable(text));
  }
}

/** Converts every text within a value. */
function mapTexts<Value>(value: Value, convert: (text: string) => string): Value {
  if (typeof value === 'string') return convert(value) as Value;
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, convert)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, mapTexts(one, convert)]);
  return Object.fromEntries(entries);
}
