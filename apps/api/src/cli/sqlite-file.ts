import { DatabaseSync } from 'node:sqlite';

/** Copies a database that others are writing to: the copy is of one moment, and whole. */
export function snapshot(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
}

/** How many rows each table holds. @throws when the file is damaged. */
export function rowCounts(path: string): Record<string, number> {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const damage = damageOf(database);
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

/** What SQLite finds broken, line by line; nothing when all is well. */
export function damageOf(database: DatabaseSync): string[] {
  const lines = database.prepare('pragma integrity_check').all();
  const broken = lines.map((line) => String(line.integrity_check)).filter((line) => line !== 'ok');
  const astray = database.prepare('pragma foreign_key_check').all();
  return [...broken, ...astray.map((row) => `${row.table}: baris ${row.rowid} tanpa induk`)];
}
