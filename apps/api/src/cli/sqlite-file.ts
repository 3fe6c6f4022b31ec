import { DatabaseSync } from 'node:sqlite';

/** Copies a snapshot of a database, also while others write to it. */
export function snapshot(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
}

/** Counts the rows of each table. @throws when the file is damaged. */
export function rowCounts(path: string): Record<string, number> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const damage = findDamage(database);
    if (damage.length > 0) throw new Error(damage[0]);
    const tables = database
      .prepare(
        `select name from sqlite_schema where type = 'table' and sql not like 'create virtual%'`,
      )
      .all();
    return Object.fromEntries(
      tables.map(({ name }) => {
        const { count } = database.prepare(`select count(*) as count from "${name}"`).get() ?? {};
        return [String(name), Number(count)];
      }),
    );
  } finally {
    database.close();
  }
}

/** Lists all damage that SQLite finds, a line each. */
export function findDamage(database: DatabaseSync): string[] {
  const lines = database.prepare('pragma integrity_check').all();
  const broken = lines.map((line) => String(line.integrity_check)).filter((line) => line !== 'ok');
  const astray = database.prepare('pragma foreign_key_check').all();
  return [...broken, ...astray.map((row) => `${row.table}: baris ${row.rowid} tanpa induk`)];
}
