import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSchool, schoolFile } from '@pesantren/api-client/server/schools/school-list';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDeps } from '../create-deps.ts';
import { createSessions } from '../features/admin/sessions.ts';
import { openApiDocument } from '../features/openapi/document.ts';
import { initializeDatabase } from '../jobs/initialize-database.ts';
import { type Generated, generatedRequest } from '../testing/generated-requests.ts';
import { createSchoolServer } from './school-server.ts';

const host = 'api.alas.sch.id';
const key = 'kunci-alas';
const settings = {
  SITE_URL: 'https://www.alas.sch.id',
  ADMIN_URL: 'https://admin.alas.sch.id',
  API_URL: `https://${host}/api`,
  API_KEY: key,
  RATE_LIMIT_FACTOR: '9999',
};
const first = { SEED: 'sample', ADMIN_PASSWORD: 'hujan payung tikar senja' };
const quiet = () => {};

/** Whose answers hold what is drawn by lot: passwords, tokens, keys, names of files. */
const byLot = /preview|accounts|upload|password|registration|login|backups/;
const keys = /push/;

let folder: string;
let session: string;
beforeAll(async () => {
  // Both answer at the same moment.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  folder = await mkdtemp(join(tmpdir(), 'pesantren-satu-'));
  await mkdir(join(folder, 'sekolah/alas'), { recursive: true });
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(folder, 'sekolah/alas', schoolFile), `${lines.join('\n')}\n`);
  const school = readSchool(join(folder, 'sekolah'), 'alas', {});
  const config = readConfig({ ...school.env, ...first });
  const { deps, close } = await createDeps(config, quiet);
  await initializeDatabase(deps, config);
  session = await createSessions(deps).start(1, { userAgent: 'uji', address: '' });
  await close();
  await cp(config.dataDir, join(folder, 'sendiri'), { recursive: true });
});
afterAll(async () => {
  vi.useRealTimers();
  await rm(folder, { recursive: true });
});

const isWrite = ({ method }: Generated) => method !== 'GET';

type Answering = (request: Request, bindings: object) => Response | Promise<Response>;

/** What somebody is answered, to the byte, but for the number of the request and what is drawn by lot. */
async function answerOf(answering: Answering, { method, path, headers, body, signed }: Generated) {
  const request = new Request(`https://${host}${path}`, {
    method,
    headers: {
      ...{ 'X-API-Key': key, Origin: settings.ADMIN_URL, ...headers },
      ...(signed && { Cookie: `__Host-sid=${session}` }),
    },
    body: body ?? null,
  });
  const answer = await answering(request, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
  const told = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isByLot = keys.test(path) || (byLot.test(path) && method !== 'GET');
  const text = isByLot ? '' : bytes.toString('latin1');
  const kept = text === '' ? told.filter(([name]) => name === 'content-type') : told;
  return { path: `${method} ${path}`, status: answer.status, headers: kept, text };
}

test('[F-130] one school of its own and one in SCHOOLS_DIR answer 250 requests with the same bytes', async () => {
  const config = readConfig({ ...settings, DATA_DIR: join(folder, 'sendiri') });
  const { deps, close } = await createDeps(config, quiet);
  const alone = createApp(deps);
  const among = createSchoolServer({
    env: { SCHOOLS_DIR: join(folder, 'sekolah') },
    log: quiet,
  });
  // Fewer than a school's calls a second.
  const all = { numRuns: 250, seed: 20_261_201 };
  const generated = fc.sample(generatedRequest(await openApiDocument(alone)), all);
  // Reads come first: a write gives its list a tag by lot.
  const requests = generated.toSorted(
    (one, other) => Number(isWrite(one)) - Number(isWrite(other)),
  );
  const statuses = new Set<number>();
  for (const request of requests) {
    const expected = await answerOf((one, bindings) => alone.fetch(one, bindings), request);
    expect(await answerOf(among.answer, request)).toEqual(expected);
    statuses.add(expected.status);
  }
  for (const status of [200, 400, 401, 404, 422]) expect(statuses).toContain(status);
  await among.close();
  await close();
});
