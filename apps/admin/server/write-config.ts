import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { readAppConfig, readWorkerFile } from './config.ts';
import { fillConfig, fillRevision } from './index-html.ts';

// For a host that serves plain files: copies the build and writes this environment's configuration
// into the copy's index.html and sw.js. Usage: API_URL=… API_KEY=… node server/write-config.ts <folder>

const dist = join(import.meta.dirname, '..', 'dist');
const [folder] = process.argv.slice(2);

try {
  if (!folder) throw new EnvironmentError('folder', '', 'sebutkan folder tujuan');
  const config = readAppConfig(process.env);
  await cp(dist, folder, { recursive: true });
  const html = fillConfig(await readFile(join(dist, 'index.html'), 'utf8'), config);
  await writeFile(join(folder, 'index.html'), html);
  const worker = await readFile(join(dist, readWorkerFile(process.env)), 'utf8');
  await writeFile(join(folder, 'sw.js'), fillRevision(worker, html));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
