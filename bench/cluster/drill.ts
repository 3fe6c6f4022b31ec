import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from '../../scripts/run.ts';
import { report } from '../harness/report.ts';
import { type Answer, ask, visit } from './ask.ts';
import { type Cluster, type Member, password, startCluster } from './cluster.ts';
import { write } from './write.ts';

/** In milliseconds: what is published shows on all by then. */
const shownWithin = 5_000;

/** In milliseconds: for so long the bucket is silent. */
const silence = 60_000;

const [site, api] = ['www.sekolah.sch.id', 'api.sekolah.sch.id'];

/** Brings a cluster up and walks through what goes wrong with one, visitors reading. @returns what did not hold. */
export async function measureCluster(port: number, args: readonly string[]): Promise<string[]> {
  if (!build(['@pesantren/public-site'])) return ['build'];
  const began = performance.now();
  const cluster = await startCluster(port);
  try {
    if (args.includes('--stay')) return await stay(cluster);
    const start = Math.round(performance.now() - began);
    return await drill(cluster, start, args);
  } finally {
    await cluster.stop();
  }
}

/** Leaves the cluster running until Ctrl-C. */
async function stay({ https, providers, sites }: Cluster): Promise<string[]> {
  for (const { name } of [...providers, ...sites]) console.log(name);
  console.log(
    `nginx: https://${site}, https://${api}, port ${https}. Ctrl-C menghentikan semuanya.`,
  );
  await once(process, 'SIGINT');
  return [];
}

/** A figure by its name, and whether it is as it should be. */
type Step = () => Promise<[figures: object, isHeld: boolean]>;

async function drill(cluster: Cluster, start: number, wanted: readonly string[]) {
  const cookie = await signIn(cluster);
  const paths = await pagesOf(cluster);
  const { providers, sites, bucket } = cluster;
  await warmUp(cluster, paths);

  /** Has visitors read while something goes wrong; searches and calls fail where there is no database. */
  const during =
    (walk: () => Promise<unknown>, hasDatabase = true): Step =>
    async () => {
      const visitors = visit(cluster.https, paths);
      await pause(1_000);
      await walk();
      await pause(4_000);
      const reads = await visitors.stop();
      for (const line of visitors.failures.toSorted().slice(-5)) console.log(`  ${line}`);
      const isInWords = hasDatabase ? reads.failedLive === 0 : reads.wordless === 0;
      return [reads, reads.failedPages === 0 && isInWords];
    };

  /** Has a standby take over, while some people write too. */
  const failover: Step = async () => {
    const others = [cookie];
    while (others.length < 5) others.push(await signIn(cluster));
    const from = { port: cluster.https, host: api, address };
    const takeOver = await cluster.follow();
    const writers = write(from, others);
    const [reads, isHeld] = await during(takeOver, false)();
    const written = await writers.stop();
    const goesOn = written.lost + written.speechless === 0 && written.afterwards > 0;
    return [{ ...reads, ...written }, isHeld && goesOn];
  };

  const steps: Record<string, Step> = {
    'two starts at once': async () => [{ milliseconds: start }, true],
    'nothing goes wrong': during(() => pause(10_000)),
    'a provider killed': during(() => killOne(providers[0])),
    'a site killed': during(() => killOne(sites[0])),
    'rolling restart': during(() => roll([...providers, ...sites])),
    'PostgreSQL crashed and back': during(cluster.restartPostgres, false),
    'failover to a standby': failover,
    'bucket silent for a minute': during(() => silent(bucket)),
    'published on all': async () => {
      const shown = [];
      for (let n = 0; n < 5; n += 1) shown.push(await publish(cluster, cookie, n));
      const milliseconds = Math.max(...shown);
      return [{ milliseconds }, milliseconds <= shownWithin];
    },
    'wrong passwords over all': async () => equal(await wrongPasswords(cluster), 5),
    'calls a minute over all': async () => equal(await callsTaken(cluster), 600),
    'pictures cut': async () => equal(...(await cutPictures(cluster))),
    'share cards drawn': async () => equal(...(await drawCards(cluster))),
  };
  const rows: Record<string, object> = {};
  const over: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    const [figures, isHeld] = await step();
    rows[name] = figures;
    const line = `${name}: ${JSON.stringify(figures)}`;
    console.log(line);
    if (!isHeld) over.push(line);
  }
  report('cluster', rows);
  return over;
}

const equal = (count: number, wanted: number): [object, boolean] => [
  { wanted, count },
  count === wanted,
];

const address = '203.0.113.9';

function throughNginx({ https }: Cluster, path: string): Promise<Answer> {
  return ask({ port: https, host: site, address }, { path });
}

async function signIn({ https }: Cluster): Promise<string> {
  const body = { username: 'admin', password };
  const from = { port: https, host: api, address };
  const answer = await ask(from, { path: '/api/admin.php/login', method: 'POST', body });
  if (answer.status !== 200) throw new Error(`Login: ${answer.status} ${answer.body}`);
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

async function listOf<Item>({ https }: Cluster, path: string): Promise<Item[]> {
  return JSON.parse((await ask({ port: https, host: api, address }, { path })).body);
}

async function pagesOf(cluster: Cluster): Promise<string[]> {
  const articles = await listOf<{ slug: string }>(cluster, '/api/articles.php?fields=summary');
  const pages = articles.slice(0, 5).map(({ slug }) => `/artikel/${slug}`);
  return ['/', '/artikel', '/pengumuman', '/galeri', '/agenda', ...pages];
}

/** Has each site read what the other has, as after a while. */
async function warmUp(cluster: Cluster, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await throughNginx(cluster, path);
    for (const { port } of cluster.sites) await ask({ port, address }, { path });
  }
}

async function killOne(member: Member | undefined): Promise<void> {
  await member?.end('SIGKILL');
  await pause(8_000);
  await member?.start();
}

/** Restarts each in turn, as a release does. */
async function roll(members: readonly Member[]): Promise<void> {
  for (const { end, start } of members) {
    await end('SIGTERM');
    await start();
    await pause(2_000);
  }
}

async function silent(bucket: Cluster['bucket']): Promise<void> {
  bucket.behave('silent');
  await pause(silence);
  bucket.behave('well');
}

/** Publishes an article at one provider. @returns milliseconds until both sites and nginx have it, page and list. */
async function publish(cluster: Cluster, cookie: string, n: number): Promise<number> {
  const title = `Terbit ${n} ${Date.now()}`;
  const date = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' }).format();
  const body = { title, content: 'Isi', date };
  const from = { port: cluster.https, host: api, address };
  // Everybody has the list from before in memory.
  const places = cluster.sites.map(({ port }) => ({ port, address: '127.0.0.1' }));
  const everywhere = [...places, { port: cluster.https, host: site, address }];
  for (const place of everywhere) await ask(place, { path: '/artikel' });
  const headers = { Cookie: cookie };
  const made = await ask(from, { path: '/api/articles.php', method: 'POST', body, headers });
  if (made.status !== 201) throw new Error(`Artikel: ${made.status} ${made.body}`);
  const { slug } = JSON.parse(made.body);
  const began = performance.now();
  const shows = async (place: (typeof everywhere)[number]) => {
    for (const path of ['/artikel', `/artikel/${slug}`])
      while (!(await ask(place, { path })).body.includes(title)) {
        if (performance.now() - began > 4 * shownWithin) return;
        await pause(100);
      }
  };
  await Promise.all(everywhere.map(shows));
  return Math.round(performance.now() - began);
}

/** Tries wrong passwords of one name at both providers in turns. @returns how many were compared. */
async function wrongPasswords({ providers }: Cluster): Promise<number> {
  let taken = 0;
  for (let n = 0; n < 12; n += 1) {
    const from = { port: providers[n % 2]?.port ?? 0, address: '203.0.113.50' };
    const body = { username: 'siapa', password: 'salah sekali ini' };
    const answer = await ask(from, { path: '/api/admin.php/login', method: 'POST', body });
    if (answer.status === 401) taken += 1;
  }
  return taken;
}

/** Calls both providers from one address as fast as they answer. @returns how many calls were taken. */
async function callsTaken({ providers }: Cluster): Promise<number> {
  let taken = 0;
  for (let round = 0; round < 40; round += 1) {
    const calls = Array.from({ length: 20 }, (_, n) =>
      ask(
        { port: providers[n % 2]?.port ?? 0, address: '203.0.113.60' },
        { path: '/api/articles.php?limit=1' },
      ),
    );
    taken += (await Promise.all(calls)).filter(({ status }) => status === 200).length;
  }
  return taken;
}

/** Asks both providers at once for pictures that nobody has asked for. @returns how many were cut, and wanted. */
async function cutPictures(cluster: Cluster) {
  const items = await listOf<{ image: string }>(cluster, '/api/gallery_items.php');
  const names = items.slice(0, 6).map(({ image }) => new URL(image, 'http://localhost').pathname);
  const { written } = cluster.bucket;
  written.length = 0;
  for (const name of names) {
    const both = cluster.providers.map(({ port }) =>
      ask(
        { port, address: '203.0.113.70' },
        { path: `${name}?w=960`, headers: { Accept: 'image/webp' } },
      ),
    );
    await Promise.all(both);
  }
  await pause(3_000);
  return [written.filter((name) => name.includes('/sized/')).length, names.length] as const;
}

/** Asks for share cards twice, with their time in nginx between. @returns how many were drawn, and wanted. */
async function drawCards(cluster: Cluster) {
  const articles = await listOf<{ slug: string }>(cluster, '/api/articles.php?fields=summary');
  const pages = articles.slice(5, 9).map(({ slug }) => `/artikel/${slug}`);
  const before = drawn(cluster);
  for (const page of pages) {
    const { body } = await throughNginx(cluster, page);
    const path = /property="og:image" content="[^"]*?(\/og\/[^"]+)"/.exec(body)?.[1] ?? '';
    await Promise.all([1, 2, 3].map(() => throughNginx(cluster, path)));
  }
  return [drawn(cluster) - before, pages.length] as const;
}

/** Counts the cards that lie in the sites' folders. */
function drawn({ folder }: Cluster): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((name) => /pesantren-kartu-.*\.jpg$/.test(name)).length;
}
