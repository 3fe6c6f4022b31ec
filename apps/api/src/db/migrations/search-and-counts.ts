// Frozen like the migrations that import it.
import { type RawBuilder, sql } from 'kysely';
import { type AnyDatabase, isPostgres } from './declarations.ts';

/** Creates the table of search texts with its trigram index. */
export function createSearchIndex(db: AnyDatabase, name: string): RawBuilder<unknown>[] {
  const texts = sql.ref(`${name}_texts`);
  if (!isPostgres(db)) {
    return [
      sql`create virtual table ${texts} using fts5(text, tokenize = 'trigram case_sensitive 1')`,
    ];
  }
  const index = sql.ref(`${name}_texts_by_trigram`);
  return [
    sql`create extension if not exists pg_trgm`,
    sql`create table ${texts} (rowid bigint primary key, text text not null)`,
    sql`create index ${index} on ${texts} using gin (text gin_trgm_ops)`,
  ];
}

/** Counts the items by category, and creates the triggers that keep the totals. */
export function createCountTriggers(db: AnyDatabase, name: string): RawBuilder<unknown>[] {
  const items = sql.ref(name);
  const resource = sql.lit(name);
  const postgres = isPostgres(db);
  const tag = postgres ? sql`gen_random_uuid()::text` : sql`hex(randomblob(16))`;
  const whether = (live: RawBuilder<unknown>) =>
    postgres ? sql`(${live})::integer` : sql`(${live})`;
  const less = sql`
    update totals set total = total - ${whether(sql`old.deleted_at is null`)}, tag = ${tag}
      where resource = ${resource} and category_key = old.category_key;`;
  const more = sql`
    insert into totals (resource, category_key, total, tag)
      values (${resource}, new.category_key, ${whether(sql`new.deleted_at is null`)}, ${tag})
      on conflict (resource, category_key)
      do update set total = totals.total + excluded.total, tag = excluded.tag;`;
  const parts = { insert: sql`${more}`, update: sql`${less} ${more}`, delete: sql`${less}` };
  return [
    sql`insert into totals (resource, category_key, total, tag)
      select ${resource}, category_key, count(*), ${tag} from ${items}
      where deleted_at is null group by category_key`,
    ...Object.entries(parts).flatMap(([event, body]) => {
      const trigger = sql.ref(`${name}_counted_at_${event}`);
      const when = sql`after ${sql.raw(event)} on ${items}`;
      if (!postgres) return [sql`create trigger ${trigger} ${when} begin ${body} end`];
      return [
        sql`create function ${trigger}() returns trigger language plpgsql as $$
          begin ${body} return null; end $$`,
        sql`create trigger ${trigger} ${when} for each row execute function ${trigger}()`,
      ];
    }),
  ];
}
