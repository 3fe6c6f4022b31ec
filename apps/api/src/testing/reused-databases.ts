import type pg from 'pg';
import { onDatabase } from './on-database.ts';

/** A copy of the template as it came: what tells that one is altered, its bytes, and the statements that empty it. */
type Fresh = { shape: string; bytes: number; emptying: string };

/** Bytes by which a database may have grown: later tests would read over its dead rows. */
const mostGrown = 4_000_000;

/** Emptied databases of this process, by URL. */
const free: string[] = [];
let fresh: Promise<Fresh> | undefined;

/**
 * Takes a database that a test before has left, emptied, or has one made: to copy one takes a hundred times as long as to
 * empty it. @param make creates a copy of the template and returns its URL.
 */
export async function takeDatabase(make: () => Promise<string>): Promise<string> {
  const url = free.pop() ?? (await make());
  fresh ??= onDatabase(url, readFresh);
  await fresh;
  return url;
}

/** Empties a database for the next test. @returns false for one that has been altered or has grown: it is not taken again. */
export async function giveBack(url: string): Promise<boolean> {
  const { shape, bytes, emptying } = (await fresh) as Fresh;
  const isEmptied = await onDatabase(url, async (client) => {
    await client.query(withoutOthers);
    const now = await look(client);
    if (now.shape !== shape || now.bytes > bytes + mostGrown) return false;
    await client.query(emptying);
    return true;
  });
  if (isEmptied) free.push(url);
  return isEmptied;
}

const withoutOthers = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

async function look(client: pg.Client): Promise<Pick<Fresh, 'shape' | 'bytes'>> {
  const { rows } = await client.query(`
    select md5(string_agg(concat_ws(' ', relname, attname, atttypid, attnotnull, atthasdef), ','
        order by relname, attnum)) || (select count(*) from pg_trigger) as shape,
      pg_database_size(current_database())::int as bytes
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace`);
  return rows[0];
}

async function readFresh(client: pg.Client): Promise<Fresh> {
  const { rows: tables } = await client.query<{ name: string; columns: string }>(`
    select relname as name, string_agg(quote_ident(attname), ',') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attgenerated = ''
    group by relname`);
  const statements = ['begin', 'set local session_replication_role = replica'];
  for (const { name, columns } of tables) {
    const table = client.escapeIdentifier(name);
    const { rows } = await client.query(`select json_agg(t)::text as all from ${table} t`);
    statements.push(`delete from ${table}`);
    if (rows[0].all !== null)
      statements.push(
        `insert into ${table} (${columns}) overriding system value select ${columns}
          from json_populate_recordset(null::${table}, ${client.escapeLiteral(rows[0].all)})`,
      );
  }
  const { rows: sequences } = await client.query<{ restart: string }>(`
    select format('select setval(%L, %s, %L)', sequencename, coalesce(last_value, start_value),
      last_value is not null) as restart
    from pg_sequences where schemaname = 'public'`);
  statements.push(...sequences.map(({ restart }) => restart), 'commit');
  return { ...(await look(client)), emptying: statements.join(';') };
}
