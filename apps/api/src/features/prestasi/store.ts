import { type PrestasiInput, prestasiSearchFields } from '@pesantren/api-client/contract/prestasi';
import { parseDate } from '@pesantren/content/dates';
import { containsText } from '../../db/search.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import type { List, ListPart } from '../../http/list-part.ts';

export type PrestasiRow = Row<'prestasi'>;

/** The only SQL about prestasi. */
export function prestasiStore({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const atRest = (input: PrestasiInput) => ({
    ...input,
    happened_at: parseDate(input.tanggal)?.toISOString() ?? null,
  });

  return {
    /** Newest first, those without a readable date last. */
    async list(part: ListPart): Promise<List<PrestasiRow>> {
      let matching = db.selectFrom('prestasi').where('deleted_at', 'is', null);
      if (part.q) matching = matching.where(containsText(prestasiSearchFields, part.q));
      const { total } = await matching
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const items = await matching
        .selectAll()
        .orderBy('happened_at', (order) => order.desc().nullsLast())
        .orderBy('id', 'desc')
        .limit(part.limit)
        .offset(part.offset)
        .execute();
      return { items, total };
    },

    create(input: PrestasiInput): Promise<PrestasiRow> {
      const created = now().toISOString();
      return db
        .insertInto('prestasi')
        .values({ ...atRest(input), created_at: created, updated_at: created })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    update(id: number, input: PrestasiInput): Promise<PrestasiRow | undefined> {
      return db
        .updateTable('prestasi')
        .set((eb) => ({
          ...atRest(input),
          updated_at: now().toISOString(),
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
    },
  };
}
