import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { System } from '../../systems.ts';

const killSwitch = join(import.meta.dirname, '../../../apps/admin/public/sw-off.js');

/**
 * What the server of the admin has out: the release that was built, the same with a worker that tells the pages
 * which notifications it shows, a newer release, or the kill switch.
 */
type Out = 'built' | 'telling' | 'newer' | 'off';

// A browser without a window shows no notifications: what it is asked to show.
const tellShown = `
  registration.showNotification = async (title, options) =>
    new BroadcastChannel('shown').postMessage({ title, ...options });
`;

/**
 * Stands before the admin's server on an origin of its own, and can put out a newer release, whose page is marked.
 */
export async function releaseProxy(system: System) {
  let out: Out = 'built';
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(system.admin + path);
    const type = answer.headers.get('content-type') ?? '';
    response.setHeader('Content-Type', type);
    response.setHeader('Cache-Control', 'no-cache');
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.statusCode = answer.status;
    if (path.endsWith('/sw.js')) return response.end(await workerOf(out, String(bytes)));
    if (type.startsWith('text/html') && out === 'newer') {
      return response.end(String(bytes).replace('<title>', '<meta name="newer-release" /><title>'));
    }
    return response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address() as { port: number };
  return {
    url: `http://localhost:${address.port}/adminsekolah/`,
    putOut(release: Out) {
      out = release;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function workerOf(out: Out, built: string): Promise<string> {
  if (out === 'off') return readFile(killSwitch, 'utf8');
  if (out === 'telling') return tellShown + built;
  return out === 'built' ? built : built.replace(/(?<=[`"'])[0-9a-f]{16}(?=[`"'])/, 'baru');
}
