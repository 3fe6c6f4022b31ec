import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Tells the files that the app opens and writes with; the reader of PDFs, half of all bytes, comes when a PDF is chosen. */
const isKept = (name: string) =>
  /^assets\/.*\.(?:js|css|woff2)$/.test(name) && !/read-pdf|pdf\.worker/.test(name);

/** Vite plugin: writes `sw.js`, one classic script, with the names of the build's parts. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const parts = Object.keys(bundle).filter(isKept).sort();
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { parts: JSON.stringify(parts) },
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: join(import.meta.dirname, 'worker.ts'),
          output: { format: 'iife', codeSplitting: false },
        },
      },
    });
    const { output } = [result].flat()[0] as { output: { code?: string }[] };
    const [script] = output;
    if (!script?.code) throw new Error('The service worker was not built.');
    await writeFile(join(dir, 'sw.js'), script.code);
  },
};
