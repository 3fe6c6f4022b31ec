import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { schoolFile } from '@pesantren/api-client/server/schools/school-list';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { schoolCommands } from '../cli/school.ts';
import { silentTerminal } from '../cli/terminal.ts';
import type { Log } from '../deps.ts';
import { createSchoolServer } from '../schools/school-server.ts';

/** Two schools of one process, as `school create` makes them. */
export const names = ['alas', 'bukit'] as const;
export type Name = (typeof names)[number];

let template = '';
/** The folder of the schools that are served. */
export const here = { folder: '' };
let served: ReturnType<typeof createSchoolServer> | undefined;
const passwords = new Map<string, string>();
export const keys = new Map<string, string>();
export const log = vi.fn<Log>();

/** Makes both before the tests of a file, and puts an end to what each has served. */
export function schoolsForEachTest(): void {
  beforeAll(async () => {
    template = await mkdtemp(join(tmpdir(), 'schools-'));
    for (const name of names) await createSchool(template, name);
  });
  afterAll(() => rm(template, { recursive: true }));
  afterEach(async () => {
    await served?.close();
    served = undefined;
    log.mockClear();
    if (here.folder) await rm(here.folder, { recursive: true });
    here.folder = '';
  });
}

/** Serves copies of both until the test ends. @param maxOpen how many are open at once. */
export async function serve(maxOpen?: number): Promise<void> {
  here.folder = await mkdtemp(join(tmpdir(), 'schools-'));
  await cp(template, here.folder, { recursive: true });
  // At each look at the folders they are old enough to be read again.
  let time = 0;
  const now = () => {
    time += 1_000;
    return time;
  };
  served = createSchoolServer({
    ...{ env: { SCHOOLS_DIR: here.folder }, log, now, ...(maxOpen && { maxOpen }) },
  });
}

async function createSchool(parent: string, name: string): Promise<void> {
  const say = (line: string) => {
    const [, password] = /Kata sandi +(\S+)/.exec(line) ?? [];
    if (password) passwords.set(name, password);
  };
  const commands = schoolCommands({ SCHOOLS_DIR: parent }, { ...silentTerminal, say }, log);
  await commands.create(name, `www.${name}.sch.id`);
  const settings = await readFile(join(parent, name, schoolFile), 'utf8');
  keys.set(name, /API_KEY=(.+)/.exec(settings)?.[1] ?? '');
}

type Call = {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
  key?: Name;
  from?: string;
};

/** Calls the provider of a school, with its key unless another is named. */
export function call(
  name: string,
  path: string,
  { method = 'GET', body, headers, key, from = '203.0.113.7' }: Call = {},
) {
  const init = {
    method,
    headers: {
      'X-API-Key': keys.get(key ?? name) ?? '',
      Origin: `https://admin.${name}.sch.id`,
      ...(!(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  };
  const request = new Request(`https://api.${name}.sch.id${path}`, init);
  const bindings = { incoming: { socket: { remoteAddress: from } } };
  return served?.answer(request, bindings) ?? Promise.reject(new Error('Nothing is served.'));
}

/** The body of an answer, as a shape that the test reads. */
export const bodyOf = async <Shape>(answer: Response): Promise<Shape> =>
  (await answer.json()) as Shape;

/** Signs in; returns the header that the browser sends from then on. */
export async function signIn(name: Name): Promise<{ Cookie: string }> {
  const body = { username: 'admin', password: passwords.get(name) };
  const answer = await call(name, '/api/admin.php/login', { method: 'POST', body });
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { Cookie: cookies.join('; ') };
}
