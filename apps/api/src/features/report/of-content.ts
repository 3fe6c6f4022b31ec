import type { ReportLine } from '@pesantren/api-client/contract/operating/report';
import { publishedNames } from '@pesantren/api-client/contract/publication';
import { daysBetween, formatDay, waveAt } from '@pesantren/content/admission';
import { clockOf } from '@pesantren/content/clock';
import { factsOf } from '@pesantren/content/default-facts';
import { type RawBuilder, sql } from 'kysely';
import { itemsIn } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { inState, visibleAt } from '../publication/visible.ts';
import { createSchoolStore } from '../school/store.ts';

const day = 86_400_000;

/** After so many days something is old: a request that nobody has answered, news, an announcement without an end. */
const ages = { request: 3, news: 45, announcement: 90 } as const;

/** Days before a wave closes in which that is told. */
const closing = 14;

/** So many are counted at most: more tell nobody more, and the report stays quick. */
const mostCounted = 1_000;

type Sources = Pick<Deps, 'db' | 'now' | 'urls' | 'schoolClock'>;

/** Says what visitors read that is old, unfinished or missing. */
export async function linesOfContent(deps: Sources): Promise<ReportLine[]> {
  const found = [waiting, closings, endless, wordless, lastNews].map((line) => line(deps));
  return (await Promise.all(found)).flat();
}

async function waiting({ db, now }: Sources): Promise<ReportLine[]> {
  const before = new Date(now().getTime() - ages.request * day).toISOString();
  let count = 0;
  for (const name of publishedNames) {
    const old = sql<boolean>`${inState('submitted', now())} and submitted_at < ${before}`;
    count += await countOf(db, name, old);
  }
  if (count === 0) return [];
  const text = `${count} tulisan sudah lebih dari ${ages.request} hari menunggu diterbitkan.`;
  const advice = 'Terbitkan, atau kembalikan dengan catatan.';
  return [{ name: 'waiting', level: 'act', text, advice, path: '/minggu-ini' }];
}

async function closings({ db, now, urls }: Sources): Promise<ReportLine[]> {
  const { facts, sample } = (await createSchoolStore({ db, now, urls }).read()).saved;
  const name = 'waves';
  const path = '/school/waves';
  const { waves, time_zone } = factsOf(facts, sample);
  const clock = clockOf(time_zone);
  const states = waves.map((wave) => ({ wave, state: waveAt(wave, now(), clock) }));
  if (states.length === 0) return [];
  const open = states.find(({ state }) => state.kind === 'open');
  if (open) {
    const left = daysBetween(clock.isoDay(now()), open.wave.closes);
    const text = `${open.wave.name} ditutup ${formatDay(open.wave.closes)}, ${left} hari lagi.`;
    const advice = 'Umumkan, dan siapkan gelombang berikutnya.';
    if (left <= closing) return [{ name, level: 'look', text, advice, path }];
    return [{ name, level: 'good', text: `${open.wave.name} dibuka.`, advice: '', path }];
  }
  if (states.some(({ state }) => state.kind === 'upcoming')) return [];
  const text = 'Semua gelombang pendaftaran sudah ditutup; itu yang dibaca orang tua.';
  return [{ name, level: 'look', text, advice: 'Isi gelombang tahun depan.', path }];
}

async function endless({ db, now }: Sources): Promise<ReportLine[]> {
  const before = new Date(now().getTime() - ages.announcement * day).toISOString();
  const seen = visibleAt('announcements', now());
  const old = sql<boolean>`${seen} and expire_at is null and published_at < ${before}`;
  const count = await countOf(db, 'announcements', old);
  if (count === 0) return [];
  const text = `${count} pengumuman lama tidak punya tanggal berakhir, jadi masih tampil.`;
  const advice = 'Buka, beri "Berlaku sampai", atau hapus.';
  return [{ name: 'announcements', level: 'look', text, advice, path: '/announcements' }];
}

async function wordless({ db, now }: Sources): Promise<ReportLine[]> {
  const missing = sql<boolean>`${visibleAt('articles', now())} and image != '' and image_alt = ''`;
  const count = await countOf(db, 'articles', missing);
  if (count === 0) return [];
  const text = `${count} gambar utama artikel belum diterangkan bagi yang tidak melihatnya.`;
  const advice = 'Buka artikelnya, isi "Apa yang terlihat di foto ini?".';
  return [{ name: 'pictures', level: 'look', text, advice, path: '/articles' }];
}

async function lastNews({ db, now, schoolClock }: Sources): Promise<ReportLine[]> {
  const row = await db
    .selectFrom('articles')
    .where(visibleAt('articles', now()))
    .select('published_at')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const name = 'news';
  const path = '/articles';
  if (!row) {
    const text = 'Belum ada artikel yang terbit.';
    return [{ name, level: 'look', text, advice: 'Tulis kabar pertama.', path }];
  }
  const at = new Date(row.published_at);
  const { formatDate } = await schoolClock.read();
  const text = `Artikel terakhir terbit ${formatDate(at)}.`;
  if (now().getTime() - at.getTime() <= ages.news * day)
    return [{ name, level: 'good', text, advice: '', path }];
  return [{ name, level: 'look', text, advice: 'Tulis satu kabar baru.', path }];
}

/** Counts the items that match, up to `mostCounted`. */
async function countOf(
  db: Deps['db'],
  name: (typeof publishedNames)[number],
  condition: RawBuilder<boolean>,
): Promise<number> {
  const some = itemsIn(db)
    .selectFrom(name)
    .select('id')
    .where(condition)
    .limit(mostCounted)
    .as('some');
  const counted = db.selectFrom(some).select((eb) => eb.fn.countAll<number>().as('n'));
  return Number((await counted.executeTakeFirstOrThrow()).n);
}
