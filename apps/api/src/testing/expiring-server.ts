import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Makes a certificate of `localhost`, signed by itself, in a folder, that ends in so many days. */
export async function selfSigned(folder: string, days: number) {
  const [keyFile, certFile] = [join(folder, 'kunci.pem'), join(folder, 'sertifikat.pem')];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', keyFile, '-out', certFile, '-days', String(days), '-nodes'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  spawnSync('openssl', ['req', '-x509', ...kind, ...name, ...files]);
  return { certFile, key: await readFile(keyFile), cert: await readFile(certFile) };
}

/** Starts a server of `localhost` whose certificate, kept in a folder, ends in so many days. */
export async function expiringServer(folder: string, days: number) {
  const { key, cert } = await selfSigned(folder, days);
  const server = createServer({ key, cert });
  server.listen(0);
  await once(server, 'listening');
  return { origin: `https://localhost:${(server.address() as AddressInfo).port}`, server };
}
