import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { s3Server } from '../../apps/api/src/testing/s3-server.ts';
import { command, password } from '../../apps/api/src/testing/server-process.ts';
import { createRegistrations } from '../../packages/api-client/src/registrations.ts';
import { consentVersion } from '../../packages/content/src/registration.ts';
import { startNginx } from '../../scripts/nginx.ts';
import { type OwnPostgres, ownPostgres } from '../harness/own-postgres.ts';
import { appPids } from '../harness/processes.ts';
import { report } from '../harness/report.ts';
import {
  createSearch,
  type Finds,
  searchFolder,
  searchMemory,
  secretName,
} from '../harness/secrets.ts';
import { signedIn } from '../harness/signed-in.ts';
import { type MeasuredSystem, startSystem } from '../harness/system.ts';

/** Registrations of the walk, and how long the processes rest before their memory is read, in milliseconds. */
const [count, rest] = [200, 20_000];

/** Copies of the number that was asked for last, which V8 keeps until another request. */
const lastNumber = 5;

/** Of age's own manual (https://github.com/FiloSottile/age#readme): nobody here has its private half. */
const publicKey = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const wave = { name: 'Gelombang Uji', opens: day(-2), closes: day(9), discount: 0 };
const waveKey = `${wave.opens} ${wave.name}`;
const form = '/bergabung/daftar';

/** Node collects what nobody needs any more when it is asked to. */
const collecting = `data:text/javascript,${encodeURIComponent(`
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc');
  process.on('SIGUSR2', () => { for (let n = 0; n < 4; n += 1) gc(); });
`)}`;

const names = new Set<string>();
const phones = new Set<string>();
const numbers = new Set<string>();
const secrets = { names, phones, numbers };

/** Registers 200 children through all that stands before the provider, and looks for them everywhere (docs/spec.md#q-08). */
export async function measureSealed(port: number, [kind]: readonly string[]): Promise<string[]> {
  const database = kind === 'PostgreSQL' ? await ownPostgres() : undefined;
  try {
    return await measureOn(port, database);
  } finally {
    await database?.server.stop();
  }
}

async function measureOn(port: number, database: OwnPostgres | undefined): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pesantren-sealed-'));
  for (const name of ['scratch', 'logs', 'backups', 'restored']) mkdirSync(join(folder, name));
  const bucket = await s3Server();
  const { endpoint = '', region } = bucket.location;
  const env = {
    ...{ ADMIN_PASSWORD: password, ADMIN_URL: 'https://admin.sekolah.sch.id' },
    ...{ TRUSTED_PROXIES: '1', API_HOSTS: 'api.sekolah.sch.id', LOG_LEVEL: 'info' },
    STORAGE_URL: `s3://sekolah/situs-a?${new URLSearchParams({ region, endpoint })}`,
    ...{ METRICS_PORT: `${port + 3}`, SITE_METRICS_PORT: `${port + 4}` },
    ADMIN_METRICS_PORT: `${port + 5}`,
    ...{ NODE_OPTIONS: `--import=${collecting}`, TMPDIR: join(folder, 'scratch') },
    ...database?.env,
  };
  const system = await startSystem(port, { env, log: join(folder, 'logs/processes.log') });
  const ports = { site: port, api: port + 1, admin: port + 2, http: port + 6, https: port + 7 };
  const nginx = await startNginx(ports);
  const ask = asking(ports.https);
  try {
    await openWave(system);
    for (let index = 0; index < count; index += 1) await registerChild(ask, index);
    refuseBlindSearch();
    const answers = createSearch(secrets);
    for (const page of await publicAnswers(ask, port)) answers.look(Buffer.from(page));
    await keepAtDesk(system);
    const found: Record<string, Finds> = { 'pages, feeds, search, metrics': answers.finds };
    await goOn(system, ask);
    await pause(rest);
    for (const app of ['api', 'public-site']) {
      for (const pid of appPids(system.pid, app)) {
        process.kill(pid, 'SIGUSR2');
        await pause(2_000);
        const memory = createSearch(secrets);
        searchMemory(pid, memory);
        found[`memory of ${app}`] = memory.finds;
      }
    }
    await backUp(system, folder, { STORAGE_URL: env.STORAGE_URL, ...database?.env });
    await database?.settle();
    // What nginx says of a site that is away.
    for (const pid of appPids(system.pid, 'public-site')) process.kill(pid, 'SIGKILL');
    for (const number of [...numbers].slice(0, 3)) await ask(`${form}/PSB-${number}`);
    for (const [what, place] of [
      ['database and files', system.data],
      ['bucket', bucket.directory],
      ['backups', join(folder, 'backups')],
      ['restored backup', join(folder, 'restored')],
      ['logs of the processes', join(folder, 'logs')],
      ['scratch files', join(folder, 'scratch')],
      ['caches and logs of nginx', nginx.folder],
      ...(database ? [['PostgreSQL and its log', database.folder] as const] : []),
    ] as const) {
      const search = createSearch(secrets);
      await searchFolder(place, search);
      found[what] = search.finds;
    }
    report('sealed', found);
    return Object.entries(found).flatMap(([what, finds]) => {
      const most = what.startsWith('memory') ? lastNumber : 0;
      const isClean = finds.names + finds.phones === 0 && finds.numbers <= most;
      return isClean ? [] : [`sealed, ${what}`];
    });
  } finally {
    await nginx.stop();
    await system.stop();
    await bucket.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @throws Error where what is there is not found, in text of one byte a letter or of two. */
function refuseBlindSearch(): void {
  const known = Object.values(secrets).map((all) => [...all][7]);
  const search = createSearch(secrets);
  for (const encoding of ['latin1', 'utf16le'] as const)
    search.look(Buffer.from(`PSB-0 ${known.join(' ')}`, encoding));
  const { names: found, phones: calls, numbers: ids } = search.finds;
  if (Math.min(found, calls, ids) < 2) throw new Error('The search is blind.');
}

async function openWave({ api }: MeasuredSystem): Promise<void> {
  const send = await signedIn(api, 'https://admin.sekolah.sch.id');
  const headers = { 'X-API-Key': 'pesantren-dev-key', 'Content-Type': 'application/json' };
  const school = await (await send(`${api}/school.php`, { headers })).json();
  const facts = { ...school.facts, waves: [wave] };
  const saved = await send(`${api}/school.php`, {
    ...{ method: 'PUT', headers, body: JSON.stringify({ ...school, facts }) },
  });
  if (!saved.ok) throw new Error(await saved.text());
  const desk = createRegistrations({
    ...{ url: api, key: 'pesantren-dev-key', profile: 'full', fetch: send },
  });
  const wrapped = 'A'.repeat(200);
  const key = { public_key: publicKey, by_passphrase: wrapped, by_paper: wrapped };
  await desk.addRegistrationKey(key);
  await desk.saveRegistrationSettings({ enabled: true });
}

/** What a family does: refused first, sent twice, its state read, and of every twentieth child withdrawn. */
async function registerChild(ask: Ask, index: number): Promise<void> {
  const [name, guardian] = [secretName('child', index), secretName('guardian', index)];
  const phone = String(81_270_000_000 + index * 7_919);
  names.add(name).add(guardian);
  phones.add(phone);
  const fields = {
    ...{ wave: waveKey, name: `Ananda ${name}`, sex: 'Perempuan', birth_year: '2014' },
    ...{ class: 'VII', origin_school: 'SDN 3', regency: 'Aceh Tenggara', relation: 'Ayah' },
    ...{ guardian: `Bapak ${guardian}`, whatsapp: `0${phone}`, note: `Tanya ${name}` },
    ...{ consent: consentVersion, situs: '' },
    kiriman: `${(Date.now() - 60_000).toString(36)}.${crypto.randomUUID()}`,
  };
  const send = (more: object = {}) => ask(form, new URLSearchParams({ ...fields, ...more }));
  if (index % 20 === 0) {
    await send({ note: `NIK 1102030405060007 ${name}` });
    await send({ wave: '2020-01-01 Lama' });
  }
  const sent = await send();
  const there = sent.location;
  if (sent.status !== 303) throw new Error(`${sent.status}: no registration.`);
  numbers.add(there.split('PSB-')[1] ?? '');
  await send();
  if (index % 20 === 1) await send({ name: `Kakak ${name}` });
  await ask(there);
  await ask(form, new URLSearchParams({ nomor: there.split('/').at(-1) ?? '' }));
  // As it is read from paper.
  await ask(there.replace('PSB-', '').toLowerCase());
  await ask(`/api/registrations.php/status/${there.split('/').at(-1)}`, undefined, 'api');
  if (index % 20 !== 2) return;
  await ask(there, new URLSearchParams());
  await ask(there);
}

/** Everything that strangers read. */
async function publicAnswers(ask: Ask, port: number): Promise<string[]> {
  const home = (await ask('/bergabung')).body;
  const card = /https?:[^"]+\/og\/[^"]+/.exec(home)?.[0] ?? '';
  const paths = ['/', '/feed.xml', '/sitemap.xml', '/cari?q=Zqx', '/artikel?q=Xqz', form];
  const pages = [...paths, '/manifest.webmanifest', '/gelombang.ics', new URL(card).pathname];
  const texts = [home];
  for (const path of pages) texts.push((await ask(path)).body);
  for (const metrics of [port + 3, port + 4, port + 5])
    texts.push(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text());
  return texts;
}

async function keepAtDesk({ api }: MeasuredSystem): Promise<void> {
  const desk = createRegistrations({
    ...{ url: api, key: 'pesantren-dev-key', profile: 'full' },
    fetch: await signedIn(api, 'https://admin.sekolah.sch.id'),
  });
  await desk.registrationKeys();
  const rows = await desk.registrations(waveKey);
  if (rows.length !== count - count / 20) throw new Error(`${rows.length} registrations.`);
  const ids = rows.slice(0, 10).map(({ id }) => Number(id));
  await desk.setRegistrationStates({ ids, state: 'lolos', test_day: '' });
}

/** What comes after the last form, as on any day: pages that browsers read, and an article that is saved. */
async function goOn({ api }: MeasuredSystem, ask: Ask): Promise<void> {
  const send = await signedIn(api, 'https://admin.sekolah.sch.id');
  const headers = { 'X-API-Key': 'pesantren-dev-key', 'Content-Type': 'application/json' };
  const article = { title: 'Panen kopi', category: 'Kegiatan', content: 'Santri. '.repeat(400) };
  const body = JSON.stringify(article);
  const saved = await send(`${api}/articles.php`, { method: 'POST', headers, body });
  if (!saved.ok) throw new Error(await saved.text());
  for (const path of ['/', '/artikel', '/kontak', '/bergabung', form, '/cari?q=kopi'])
    await ask(path, undefined, 'www', { cookie: `ukur=${'1'.repeat(1_500)}` });
}

/** Takes both kinds of backup, and restores the one of restic as a thief with its key would. */
async function backUp(
  system: MeasuredSystem,
  folder: string,
  database: Record<string, string>,
): Promise<void> {
  const place = { BACKUP_URL: join(folder, 'backups/restic') };
  const keys = {
    ...{ AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
  };
  const own = { DATA_DIR: system.data, ...database, ...keys, ...place };
  await run(['backup', join(folder, 'backups/cadangan.tar')], own);
  await run(['snapshots', 'run'], own);
  const there = join(folder, 'restored');
  copyFileSync(join(system.data, 'kunci-cadangan'), join(there, 'kunci-cadangan'));
  await run(['snapshots', 'restore'], { DATA_DIR: there, ...place });
}

async function run(args: readonly string[], env: Record<string, string>): Promise<void> {
  const { code, stdout, stderr } = await command(args, env);
  if (code !== 0) throw new Error(stdout + stderr);
}

type Ask = (
  path: string,
  sent?: URLSearchParams,
  host?: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; location: string; body: string }>;

/** Asks through nginx as a browser does, each time from another address. */
function asking(port: number): Ask {
  let last = 0;
  return async (path, sent, name = 'www', more = {}) => {
    const host = `${name}.sekolah.sch.id`;
    last += 1;
    const headers = {
      ...{ host, 'x-test-address': `198.51.${100 + (last >> 8)}.${last & 255}` },
      ...more,
      ...(name === 'api' && { 'x-api-key': 'pesantren-dev-key' }),
      ...(sent && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    const place = { host: '127.0.0.1', port, servername: host, rejectUnauthorized: false };
    const call = request({ ...place, path, headers, method: sent ? 'POST' : 'GET' });
    const [answer]: IncomingMessage[] = await once(call.end(sent?.toString()), 'response');
    if (!answer) throw new Error('no answer');
    const { statusCode: status = 0, headers: answered } = answer;
    return { status, location: answered.location ?? '', body: await text(answer) };
  };
}
