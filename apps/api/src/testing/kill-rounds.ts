import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { pdf } from './files.ts';
import { bodyOf } from './requests.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

/** The result of one round; everything but the first two is a loss. */
export type Round = {
  acknowledged: number;
  startedInMs: number;
  lostRows: number;
  lostFiles: number;
  rowsWithoutFile: number;
  /** Rows that nobody was told of: at most one per writer, whose answer was cut off. */
  unacknowledged: number;
  /** Of the SQLite file; PostgreSQL looks after its own. */
  damage: string;
};

/** The environment of the process. */
type Settings = { DATA_DIR: string; DATABASE_URL?: string };

const writers = 2;

/**
 * Kills the process at a random moment of writing items, each with a file of its own, restarts it and
 * compares its rows and files with those acknowledged (docs/reliability.md#d01, #d05).
 */
export async function killRound(settings: Settings): Promise<Round> {
  const { DATA_DIR: dataDir, DATABASE_URL } = settings;
  const server = await serverProcess(settings);
  const before = (await rowsOf(server)).length;
  const acknowledged: { id: number; name: string; hash: string }[] = [];
  const writing = Array.from({ length: writers }, (_, lane) => write(server, lane, acknowledged));
  // A slow machine takes its time for the first; without any nothing could be lost.
  while (acknowledged.length === 0) await pause(10);
  await pause(Math.random() * 1500);
  await server.stop('SIGKILL');
  await Promise.all(writing);

  const start = performance.now();
  const again = await serverProcess(settings);
  const startedInMs = Math.round(performance.now() - start);
  const rows = await rowsOf(again);
  const ids = new Set(rows.map(({ id }) => id));
  const hashes = await Promise.all(acknowledged.map(({ name }) => hashOf(dataDir, name)));
  const files = await Promise.all(
    rows.map(({ pdf_url }) => hashOf(dataDir, pdf_url.split('/').at(-1) ?? '')),
  );
  const round = {
    acknowledged: acknowledged.length,
    startedInMs,
    lostRows: acknowledged.filter(({ id }) => !ids.has(id)).length,
    lostFiles: acknowledged.filter(({ hash }, n) => hashes[n] !== hash).length,
    rowsWithoutFile: files.filter((hash) => hash === '').length,
    unacknowledged: rows.length - before - acknowledged.length,
    damage: DATABASE_URL ? 'ok' : integrityOf(dataDir),
  };
  await again.stop('SIGTERM');
  return round;
}

/** True when a round lost nothing. */
export function isSound(round: Round): boolean {
  const { lostRows, lostFiles, rowsWithoutFile, unacknowledged, damage } = round;
  const lost = lostRows + lostFiles + rowsWithoutFile;
  return lost === 0 && damage === 'ok' && unacknowledged >= 0 && unacknowledged <= writers;
}

async function write(
  server: ServerProcess,
  lane: number,
  acknowledged: { id: number; name: string; hash: string }[],
): Promise<void> {
  try {
    for (let n = 0; ; n += 1) {
      const bytes = Buffer.concat([pdf, Buffer.from(`% ${lane}-${n}\n%%EOF`)]);
      const uploaded = await server.upload(bytes);
      const { data } = await bodyOf<{ data: { url: string } }>(uploaded);
      const item = { title: `Surat ${lane}-${n}`, content: 'Terlampir.', pdf_url: data.url };
      const created = await server.post('/announcements.php', item);
      const { id } = await bodyOf<{ id: number }>(created);
      const hash = createHash('sha256').update(bytes).digest('hex');
      acknowledged.push({ id, name: data.url.split('/').at(-1) ?? '', hash });
    }
  } catch {
    // The process was killed.
  }
}

function rowsOf(server: ServerProcess): Promise<{ id: number; pdf_url: string }[]> {
  return bodyOf(server.get('/announcements.php'));
}

function integrityOf(dataDir: string): string {
  const path = join(dataDir, 'pesantren.db');
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  const found = database.prepare('pragma integrity_check').get()?.integrity_check;
  database.close();
  return String(found);
}

/** Hashes an upload; `''` when there is no such file. */
async function hashOf(dataDir: string, name: string): Promise<string> {
  const bytes = await readFile(join(dataDir, 'uploads', name)).catch(() => null);
  return bytes ? createHash('sha256').update(bytes).digest('hex') : '';
}
