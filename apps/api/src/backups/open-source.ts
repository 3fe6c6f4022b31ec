import { stat } from 'node:fs/promises';
import { type Config, sqlitePath } from '../config.ts';
import { openConfigured, openUploads } from '../create-deps.ts';
import { BackupFailure } from './failure.ts';
import type { StageSource } from './stage.ts';

/** Opens database and storage as they are, without migrating. @throws BackupFailure naming which does not answer. */
export async function openSource(
  config: Config,
): Promise<{ source: StageSource; close: () => Promise<void> }> {
  const { databaseUrl, storage } = config;
  const databasePath = sqlitePath(databaseUrl);
  const is = (problem: 'database-away' | 'files-away') => (error: Error) => {
    throw new BackupFailure(problem, error.message);
  };
  // Opening would make one where there is none.
  if (databasePath) await stat(databasePath).catch(is('database-away'));
  const uploads = await openUploads(config).catch(is('files-away'));
  const { db, close } = await openConfigured(config).catch(is('database-away'));
  const uploadsPath = 'folder' in storage ? storage.folder : undefined;
  return { source: { db, databasePath, uploads, uploadsPath }, close };
}
