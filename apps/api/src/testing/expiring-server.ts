import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Starts a server of `localhost` whose certificate, kept in a folder, ends in so many days. */
export async function expiringServer(folder: string, days: number) {
  const [key, cert] = [join(folder, 'kunci.pem'), join(folder, 'sertifikat.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', String(days), '-nodes'];
  const files = ['-keyout', key, '-out', cert];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  spawnSync('openssl', ['req', '-x509', ...kind, ...subject, ...files]);
  const server = createServer({ key: await readFile(key), cert: await readFile(cert) });
  server.listen(0);
  await once(server, 'listening');
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, server };
}
