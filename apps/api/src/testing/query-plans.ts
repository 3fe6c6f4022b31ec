import { CompiledQuery, type Kysely, type KyselyPlugin } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Listens to a database of SQLite. @returns `db` to be asked, and `plans`: the steps of each query so far, in their order. */
export function explaining(database: Kysely<Tables>) {
  const queries: CompiledQuery[] = [];
  const listening: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(database.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  async function planOf({ sql, parameters }: CompiledQuery) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await database.executeQuery<{ detail: string }>(explained);
    return { sql, steps: rows.map(({ detail }) => detail) };
  }

  return {
    db: database.withPlugin(listening),
    plans: () => Promise.all(queries.map(planOf)),
  };
}
