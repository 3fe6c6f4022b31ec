import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EnvironmentError } from '@pesantren/api-client/server/environment';
import { readAppConfig } from './config.ts';
import { fillConfig } from './index-html.ts';

// For a host that serves plain files: copies the build and writes this environment's configuration
// into the copy's index.html. Usage: API_URL=… API_KEY=… node server/write-config.ts <folder>

const dist = join(import.meta.dirname, '..', 'dist');
const [folder] = process.argv.slice(2);

try {
  if (!folder) throw new EnvironmentError('folder', '', 'sebutkan folder tujuan');
  const config = readAppConfig(process.env);
  await cp(dist, folder, { recursive: true });
  const html = await readFile(join(dist, 'index.html'), 'utf8');
  await writeFile(join(folder, 'index.html'), fillConfig(html, config));
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
