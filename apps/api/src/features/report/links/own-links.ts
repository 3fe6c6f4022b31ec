import type { ResourceName } from '@pesantren/api-client/resources';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { inState, visibleAt } from '../../publication/visible.ts';

type Sources = Pick<Deps, 'db' | 'now' | 'uploads' | 'siteOrigin'>;

/** The pages of items by the first part of their address. */
const pages: Readonly<Record<string, { name: ResourceName; key: 'id' | 'slug' }>> = {
  artikel: { name: 'articles', key: 'slug' },
  pengumuman: { name: 'announcements', key: 'id' },
  halaman: { name: 'pages', key: 'slug' },
  agenda: { name: 'agenda', key: 'id' },
};

/** Returns the path of an address of the site itself; undefined for another's. */
export function ownPath(url: string, siteOrigin: string): string | undefined {
  const { origin, pathname } = new URL(url, siteOrigin);
  return origin === siteOrigin ? pathname : undefined;
}

/** Tells whether a path of the site leads nowhere: an item that visitors do not see, or a lost file. What else it has, it has always. */
export async function isLost(path: string, deps: Sources): Promise<boolean> {
  const [, first = '', ...rest] = path.split('/').map(decoded);
  if (first === 'uploads') return (await deps.uploads.find(rest.join('/'))) === null;
  return (await titleAt(path, deps)) === null;
}

/**
 * Returns the title of the item at a path of the site; null where there is none, undefined for any other page.
 * @param withEnded also of an announcement that has ended, which the site still shows.
 */
export async function titleAt(
  path: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
  withEnded = true,
): Promise<string | null | undefined> {
  const [, first = '', second = '', ...more] = path.split('/').map(decoded);
  const page = pages[first];
  if (!page || second === '' || more.length > 0) return undefined;
  const { name, key } = page;
  if (key === 'id' && !/^\d{1,15}$/.test(second)) return undefined;
  const ended = withEnded && name === 'announcements' ? inState('expired', now()) : sql`1 = 0`;
  const past = sql`id in (select article_id from past_slugs where slug = ${second})`;
  const isIt =
    key === 'id'
      ? sql`id = ${Number(second)}`
      : sql`(slug = ${second} or ${name === 'articles' ? past : sql`1 = 0`})`;
  const { rows } = await sql<{ title: string }>`select title from ${sql.table(name)}
    where ${isIt} and (${visibleAt(name, now())} or ${ended}) limit 1`.execute(db);
  return rows[0]?.title ?? null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
