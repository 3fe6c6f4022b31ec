import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from './apps.ts';
import { findProgram, installPackages } from './find-program.ts';

/** The ports of a documented nginx that runs beside others: its own two, and those of the apps behind it. */
export type NginxPorts = { http: number; https: number; site: number; admin: number; api: number };

export type RunningNginx = {
  /** Folder of configuration, certificates, caches and logs. */
  folder: string;
  /** Of its first process. */
  pid: number;
  stop: () => Promise<void>;
};

/** The ports of a second site and provider, and of the providers' common one (deploy/cluster). */
export type ClusterPorts = { site: number; api: number; apis: number };

/** A text that nginx serves as a file of the disk, with no limits: what it can do at most. */
type ServedFile = { port: number; text: string };

type NginxOptions = {
  headerTimeout?: string;
  readTimeout?: string;
  file?: ServedFile | undefined;
  cluster?: ClusterPorts | undefined;
};

/** In the order in which Debian's nginx reads them. */
const sites = ['admin', 'api', 'default', 'public-site'];

/**
 * Starts the nginx of `deploy/nginx` in a folder of its own, with certificates for the test. Who asks may name
 * the address it comes from in `X-Test-Address`, as nobody can outside.
 * @param options how long half a request may stay, and an answer may take, where a test would wait too long.
 * @throws Error with the words of `nginx -t`, or that there is no nginx.
 */
export async function startNginx(
  ports: NginxPorts,
  { headerTimeout = '10s', ...more }: NginxOptions = {},
): Promise<RunningNginx> {
  const program = findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-nginx-'));
  // Its workers have another user when this is root.
  chmodSync(folder, 0o755);
  writeConfiguration(folder, ports, { headerTimeout, ...more });
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const checked = spawnSync(program, [...args, '-t'], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(checked.stderr);
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  await listening(child, ports.https);
  return {
    folder,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Finds nginx: `NGINX_PATH`, else one on PATH, else Debian's package when this is root on a machine with apt. */
function findNginx(): string {
  const found = process.env.NGINX_PATH || onPath('nginx');
  if (found && onPath('openssl')) return found;
  // It is only tried: as a service it would take the ports 80 and 443.
  installPackages(['nginx-light', 'openssl'], { RUNLEVEL: '1' });
  const installed = process.env.NGINX_PATH || onPath('nginx');
  if (installed && onPath('openssl')) return installed;
  throw new Error(
    'nginx atau openssl belum ada: apt install nginx-light openssl, atau isi NGINX_PATH.',
  );
}

function onPath(name: string): string | undefined {
  return findProgram([name], ['/usr/sbin']);
}

/** Writes the files of `deploy/nginx` as they are, but for ports, certificates and folders. */
function writeConfiguration(
  folder: string,
  ports: NginxPorts,
  { headerTimeout, readTimeout, file, cluster }: NginxOptions,
): void {
  if (file) writeFileSync(join(folder, 'file'), file.text);
  const source = join(root, 'deploy/nginx');
  for (const name of ['snippets', 'cache', 'logs']) mkdirSync(join(folder, name));
  for (const name of readdirSync(source).filter((each) => each.endsWith('.conf'))) {
    const read = moved(readFileSync(join(source, name), 'utf8'), folder, ports)
      .replace('client_header_timeout 10s', `client_header_timeout ${headerTimeout}`)
      .replace(
        /proxy_read_timeout \d+s/g,
        readTimeout ? `proxy_read_timeout ${readTimeout}` : '$&',
      );
    const text = cluster ? read.replace(/^upstream pesantren_(?:site|api) \{[^}]*\}$/gm, '') : read;
    const place = sites.includes(name.replace('.conf', '')) ? name : join('snippets', name);
    writeFileSync(join(folder, place), text);
  }
  if (cluster) {
    const text = readFileSync(join(root, 'deploy/cluster/upstreams.conf'), 'utf8')
      .replace('127.0.0.1:3010', `127.0.0.1:${cluster.site}`)
      .replace('127.0.0.1:4010', `127.0.0.1:${cluster.api}`)
      .replace('127.0.0.1:4100', `127.0.0.1:${cluster.apis}`);
    writeFileSync(join(folder, 'upstreams.conf'), moved(text, folder, ports));
  }
  const includes = [...(cluster ? ['upstreams'] : []), ...sites]
    .map((name) => `include ${name}.conf;`)
    .join('\n  ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/logs/error.log error;
worker_processes 1;
worker_rlimit_nofile 20000;
events { worker_connections 8192; }
http {
  access_log off;
  default_type application/octet-stream;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/cache/${name};`).join('\n  ')}
  set_real_ip_from 127.0.0.1;
  real_ip_header X-Test-Address;
  ${includes}
  ${file ? `server { listen 127.0.0.1:${file.port}; location / { root ${folder}; try_files /file =404; } }` : ''}
}
`,
  );
  certify(folder);
}

function moved(text: string, folder: string, { http, https, ...apps }: NginxPorts): string {
  return text
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace(/listen 80\b/g, `listen 127.0.0.1:${http}`)
    .replace(/listen 443\b/g, `listen 127.0.0.1:${https}`)
    .replace(/127\.0\.0\.1:3000 /g, `127.0.0.1:${apps.site} `)
    .replace(/127\.0\.0\.1:3001 /g, `127.0.0.1:${apps.admin} `)
    .replace(/127\.0\.0\.1:4000 /g, `127.0.0.1:${apps.api} `)
    .replaceAll('/etc/letsencrypt/live/sekolah.sch.id', folder)
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', join(folder, 'logs'));
}

/** Writes a certificate for the four names that nobody has signed. */
function certify(folder: string): void {
  const names = ['sekolah', 'www.sekolah', 'admin.sekolah', 'api.sekolah'];
  const args = [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '30', '-subj', '/CN=sekolah.sch.id', '-addext'],
    `subjectAltName=${names.map((name) => `DNS:${name}.sch.id`).join(',')}`,
    ...['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')],
  ];
  const made = spawnSync('openssl', args, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const open = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (open) return;
    await pause(50);
  }
  throw new Error('nginx tidak menyala.');
}
