import pg from 'pg';

/** Does `work` on a connection of its own to the PostgreSQL database at `url`, which then ends. */
export async function onDatabase<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Asks the PostgreSQL database at `url` one statement. */
export function ask(url: string, statement: string): Promise<pg.QueryResult> {
  return onDatabase(url, (client) => client.query(statement));
}
