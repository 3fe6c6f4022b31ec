import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../../apps/api/src/testing/postgres-server.ts';

export type OwnPostgres = Awaited<ReturnType<typeof ownPostgres>>;

/** Starts a PostgreSQL that logs every statement with its values. @returns `folder`: all that it has, its log too, once it is settled. */
export async function ownPostgres() {
  const { server, url, log } = await startPostgres(['log_statement=all']);
  await server.createDatabase('ukur');
  const ask = async (query: string) => {
    const client = server.getPgClient('ukur');
    await client.connect();
    const { rows } = await client.query(query);
    await client.end();
    return rows[0];
  };
  const { data_directory: folder }: { data_directory: string } = await ask('show data_directory');
  const settle = async () => {
    await ask('checkpoint');
    writeFileSync(join(folder, 'log.txt'), log.join('\n'));
  };
  return { server, folder, env: { DATABASE_URL: `${url}ukur` }, settle };
}
