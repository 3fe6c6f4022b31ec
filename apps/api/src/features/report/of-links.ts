import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import type { ResourceName } from '@pesantren/api-client/resources';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';

type Sources = Pick<Deps, 'db'>;

/** Says which links of texts lead nowhere, as the last look has found them (`links/check-links.ts`). */
export async function linesOfLinks({ db }: Sources): Promise<ReportLine[]> {
  const [own, foreign] = await Promise.all([lineOf(db, 1), lineOf(db, 0)]);
  return [...own, ...foreign];
}

async function lineOf(db: Deps['db'], isOwn: 0 | 1): Promise<ReportLine[]> {
  const links = db
    .selectFrom('broken_links')
    .where('is_own', '=', isOwn)
    .where('confirmed', '=', 1);
  const first = await links
    .selectAll()
    .orderBy('found_at')
    .orderBy('resource')
    .orderBy('item_id')
    .orderBy('url')
    .limit(1)
    .executeTakeFirst();
  if (!first) return [];
  const { n } = await links
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const title = await titleOf(db, sql.table(first.resource), first.item_id);
  const more = Number(n) > 1 ? `, dan ${Number(n) - 1} tautan lain` : '';
  const where = isOwn ? 'halaman yang sudah tidak ada' : 'situs lain yang sudah tidak ada';
  return [
    {
      name: isOwn ? 'own-links' : 'foreign-links',
      level: 'look',
      text: `Tautan di "${title}" menuju ${where}${more}.`,
      advice: 'Buka tulisannya, ganti atau hapus tautan itu.',
      path: itemPath(first.resource, first.item_id),
    },
  ];
}

async function titleOf(db: Deps['db'], table: RawBuilder<unknown>, id: number): Promise<string> {
  const { rows } = await sql<{ title: string }>`
    select title from ${table} where id = ${id}`.execute(db);
  return rows[0]?.title ?? '';
}

const itemPath = (resource: ResourceName, id: number) => `/${resource}/${id}`;
