import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ResourceName } from '@pesantren/api-client/resources';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { BrokenLinksTable } from '../../../db/report-tables.ts';
import type { Tables } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { visibleAt } from '../../publication/visible.ts';
import { isLostElsewhere } from './ask-link.ts';
import { isLost, ownPath } from './own-links.ts';

type Sources = Pick<Deps, 'db' | 'now' | 'uploads' | 'siteOrigin'>;
type Link = Pick<BrokenLinksTable, 'resource' | 'item_id' | 'url'>;

/** The resources with bodies. */
const withBodies = ['articles', 'announcements', 'pages'] as const satisfies ResourceName[];

const rowsAtOnce = 200;

/** Addresses of other sites that are asked in one run; the others wait for the next ones. */
const askedAtOnce = 100;

/** In milliseconds: another site is told as lost once it was so again after this time. */
const doubt = 20 * 3_600_000;

/** Links that are told of at most: more tell nobody more. */
const most = 500;

/** Asks whether an address of another site is lost. */
type Ask = (url: string) => Promise<boolean>;

/**
 * Looks for links that lead nowhere, of all that visitors read: those of the site itself at once, those of other sites some
 * at a time, by `ask`.
 */
export async function checkLinks(
  deps: Sources,
  ask: Ask = (url) => isLostElsewhere(url),
): Promise<void> {
  const { own, foreign } = await collect(deps);
  const rows = [...own, ...(await askOthers(deps, foreign, ask))].slice(0, most);
  await inTransaction(deps.db, async (db) => {
    await db.deleteFrom('broken_links').execute();
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await db
        .insertInto('broken_links')
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
    }
  });
}

/** Collects the links that are lost of the site's own, and one to each address of others. */
async function collect(deps: Sources) {
  const at = deps.now().toISOString();
  const own: BrokenLinksTable[] = [];
  const foreign = new Map<string, Link>();
  const judged = new Map<string, boolean>();
  for await (const link of allLinks(deps)) {
    const path = ownPath(link.url, deps.siteOrigin);
    if (path === undefined) {
      foreign.set(link.url, link);
      continue;
    }
    const lost = judged.get(path) ?? (await isLost(path, deps));
    judged.set(path, lost);
    if (lost) own.push({ ...link, is_own: 1, found_at: at, confirmed: 1 });
  }
  return { own, foreign };
}

/** Asks those whose turn it is; what is known of the others stays. */
async function askOthers(
  { db, now }: Sources,
  foreign: ReadonlyMap<string, Link>,
  ask: Ask,
): Promise<BrokenLinksTable[]> {
  const known = await db.selectFrom('broken_links').where('is_own', '=', 0).selectAll().execute();
  const before = new Map(known.map((link) => [link.url, link]));
  const turn = new Set(turnOf([...foreign.keys()], now()));
  const rows: BrokenLinksTable[] = [];
  for (const [url, link] of foreign) {
    const first = before.get(url);
    if (!turn.has(url)) {
      if (first) rows.push({ ...first, ...link });
    } else if (await ask(url)) {
      const found_at = first?.found_at ?? now().toISOString();
      const isSure = now().getTime() - Date.parse(found_at) >= doubt;
      rows.push({ ...link, is_own: 0, found_at, confirmed: isSure ? 1 : 0 });
    }
  }
  return rows;
}

/** Chooses whose turn it is: each address comes again after as many half days as there are shares. */
function turnOf(urls: readonly string[], now: Date): string[] {
  const shares = Math.ceil(urls.length / askedAtOnce);
  const turn = Math.floor(now.getTime() / (12 * 3_600_000));
  return urls.filter((_, index) => index % shares === turn % shares);
}

async function* allLinks(deps: Sources): AsyncGenerator<Link> {
  for (const resource of withBodies) {
    for await (const { id, content } of bodiesOf(deps.db, resource, deps.now())) {
      for (const url of linksIn(content)) {
        if (URL.canParse(url, deps.siteOrigin)) yield { resource, item_id: id, url };
      }
    }
  }
}

/** Reads the bodies that visitors see, some at a time: another request waits for no more than those. */
async function* bodiesOf(db: Kysely<Tables>, name: (typeof withBodies)[number], now: Date) {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number; content: string }>`
      select id, content from ${sql.table(name)}
      where id > ${last} and ${visibleAt(name, now)}
      order by id limit ${rowsAtOnce}`.execute(db);
    yield* rows;
    // SQLite answers at once: without this nobody else would have a turn until the end.
    await othersTurn();
    last = Number(rows.at(-1)?.id ?? last);
    if (rows.length < rowsAtOnce) return;
  }
}

/** Matches the targets of a text's links, and addresses that stand in it as they are. */
const target = /\shref="([^"]+)"|(?<![="'/\w])(https?:\/\/[^\s"'<>]+)/g;

/** Lists where a body leads, each address once, without what only chooses a place on its page. */
function linksIn(body: string): string[] {
  const found = [...body.matchAll(target)].map(([, href, plain]) =>
    (href ?? plain?.replace(/[.,;:!?)]+$/, '') ?? '').replaceAll('&amp;', '&').replace(/#.*/s, ''),
  );
  return [...new Set(found)].filter((url) => /^(?:https?:\/\/.|\/[^/])/.test(url));
}
