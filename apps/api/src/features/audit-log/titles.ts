import { type ResourceName, resourceNames } from '@pesantren/api-client/resources';
import { sql } from 'kysely';
import { itemsIn, type Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { registry } from '../../resources/registry.ts';

type Titled = Row<'log'> & { title: string };

/**
 * Names what the entries are about as it is called now, in the trash too; `''` for what is gone for good, and for pupils,
 * whom the log never names (docs/spec.md#j-20).
 */
export async function withTitles(
  db: Deps['db'],
  entries: readonly Row<'log'>[],
): Promise<Titled[]> {
  const known = new Map<string, string>();
  const keep = (resource: string, rows: readonly { id: number; title: string }[]) => {
    for (const { id, title } of rows) known.set(`${resource} ${id}`, title);
  };
  const idsOf = (resource: string) => [
    ...new Set(entries.flatMap((one) => (one.resource === resource ? (one.item_id ?? []) : []))),
  ];
  for (const name of resourceNames) {
    const ids = idsOf(name);
    if (ids.length > 0) keep(name, await titlesOf(db, name, ids));
  }
  const accounts = idsOf('accounts');
  if (accounts.length > 0) {
    const named = db.selectFrom('admins').select(['id', 'username as title']);
    keep('accounts', await named.where('id', 'in', accounts).execute());
  }
  return entries.map((entry) => ({
    ...entry,
    title: known.get(`${entry.resource} ${entry.item_id}`) ?? '',
  }));
}

function titlesOf(db: Deps['db'], name: ResourceName, ids: readonly number[]) {
  const title = sql<string>`${sql.ref(registry[name].title)}`;
  return itemsIn(db)
    .selectFrom(name)
    .select(['id', title.as('title')])
    .where('id', 'in', ids)
    .execute();
}
