import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { command, password } from '../../apps/api/src/testing/server-process.ts';
import type { BrowserContext } from '../../e2e/own-browser.ts';
import { appPids } from '../harness/processes.ts';
import { type MeasuredSystem, startSystem } from '../harness/system.ts';
import type { Kind } from './plan.ts';
import { releases } from './release.ts';
import { wordsIn } from './words.ts';

/** An item as the provider has it: of every state, deleted ones too. */
export type Stored = {
  id: number;
  title: string;
  isPublished: boolean;
  image: string;
  words: Set<string>;
  everWords: Set<string>;
};

export type School = Awaited<ReturnType<typeof openSchool>>;

const key = 'pesantren-dev-key';

/** The path of a resource's calls. */
const pathOf = (kind: Kind) => (kind === 'gallery' ? 'gallery_items.php' : `${kind}.php`);

/** Starts the three processes, with a release's address before the admin's, and with a writer and an editor. */
export async function openSchool(port: number) {
  const admin = `http://localhost:${port + 3}`;
  const env = { ADMIN_PASSWORD: password, ADMIN_URL: admin };
  const system = await startSystem(port, { env, isQuiet: true });
  const release = await releases(port + 3, `http://localhost:${port + 2}`);
  for (const name of ['penulis', 'redaktur']) await addAccount(system, name);
  const database = () => new DatabaseSync(join(system.data, 'pesantren.db'), { timeout: 10_000 });
  let session = '';

  async function call(method: string, path: string, body?: object, headers = {}) {
    const answer = await fetch(`${system.api}/${path}`, {
      method,
      headers: {
        ...{ Origin: admin, 'X-API-Key': key, Cookie: session },
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
  /** Signs the editor in, whose calls these are. */
  async function signIn() {
    const answer = await call('POST', 'admin.php/login', { username: 'redaktur', password });
    session = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }
  await signIn();

  return {
    admin: `${admin}/adminsekolah`,
    origin: admin,
    password,
    release,

    /** Adds an item that is published. @returns its id */
    async add(kind: Kind, title: string, words: readonly string[]): Promise<number> {
      const content = `<p>${words.join(' ')}.</p>`;
      const image = '/uploads/contoh/kemah.jpg';
      const body = kind === 'gallery' ? { title, image } : { title, content };
      return (await (await call('POST', pathOf(kind), body)).json()).id;
    },

    /** Saves the newest version of an item with more words, as somebody else does meanwhile. */
    async saveToo(kind: Kind, id: number, words: readonly string[]): Promise<void> {
      const path = `${pathOf(kind)}/${id}`;
      const item = await (await call('GET', `${path}?state=all`)).json();
      const draft = item.draft_version
        ? (await (await call('GET', `${path}/revisions/${item.draft_version}`)).json()).item
        : item;
      const { title, content = '', image = '' } = { ...item, ...draft };
      const added = words.join(' ');
      const body =
        kind === 'gallery'
          ? { title: `${title} ${words.slice(0, 2).join(' ')}`, image }
          : {
              title,
              content: isMarkup(content) ? `${content}<p>${added}</p>` : `${content}\n\n${added}`,
            };
      await call(
        'PUT',
        path,
        { ...body, state: item.state === 'draft' ? 'draft' : 'published' },
        { 'If-Match': `"${item.version}"` },
      );
    },

    /** Ends a browser's session at the provider; the browser does not know. */
    async revoke(context: BrowserContext): Promise<void> {
      const cookies = await context.cookies(system.api);
      const Cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      await call('POST', 'admin.php/logout', {}, { Cookie });
    },

    /** Ends the provider by SIGKILL; `start` starts it again. */
    killProvider(): void {
      for (const pid of appPids(system.pid, 'api')) process.kill(pid, 'SIGKILL');
    },

    async ready(): Promise<void> {
      while (
        !(await fetch(`${system.api}/articles.php?limit=1`, { headers: { 'X-API-Key': key } }).then(
          ({ ok }) => ok,
          () => false,
        ))
      )
        await pause(100);
    },

    /** The items of a text: those with its mark, or with several of its words, now or in their history. */
    find(kind: Kind, mark: string, words: ReadonlySet<string>): Stored[] {
      const db = database();
      const rows = db.prepare(`SELECT * FROM ${kind}`).all();
      const stored = rows.map((row) => storedOf(row, revisionsOf(db, kind, Number(row.id))));
      db.close();
      return stored.filter(
        ({ everWords }) => everWords.has(mark) || everWords.intersection(words).size > 3,
      );
    },

    /** Tells whether an uploaded file is there. */
    hasFile: async (address: string): Promise<boolean> =>
      (await fetch(new URL(address, system.api))).ok,

    async stop(): Promise<void> {
      release.stop();
      await system.stop();
    },
  };
}

const isMarkup = (text: string) => text.startsWith('<');

function revisionsOf(db: DatabaseSync, kind: Kind, id: number): string[] {
  const query = 'SELECT body FROM revisions WHERE resource = ? AND item_id = ?';
  return db
    .prepare(query)
    .all(kind, id)
    .map(({ body }) => String(body));
}

function storedOf(row: Record<string, SQLOutputValue>, revisions: readonly string[]): Stored {
  const title = String(row.title);
  const now = `${title} ${row.content ?? ''}`;
  return {
    ...{ id: Number(row.id), title, image: String(row.image ?? '') },
    isPublished: row.published === 1 && row.deleted_at === null,
    words: wordsIn(now),
    everWords: wordsIn([now, ...revisions].join(' ')),
  };
}

async function addAccount({ data }: MeasuredSystem, name: string): Promise<void> {
  const args = ['admin', 'create', name, '--stdin'];
  const { code, stderr } = await command(args, { DATA_DIR: data }, `${password}\n`);
  if (code !== 0) throw new Error(stderr);
}
