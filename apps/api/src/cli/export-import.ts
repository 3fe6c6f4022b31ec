import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { type SchoolInput, schoolInputSchema } from '@pesantren/api-client/contract/school/school';
import {
  type Inputs,
  type ResourceName,
  resourceNames,
  resources,
} from '@pesantren/api-client/resources';
import type { Insertable } from 'kysely';
import * as z from 'zod/mini';
import { continueIds } from '../db/dialect.ts';
import { isUnavailable } from '../db/errors.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { ItemTable } from '../db/item-tables.ts';
import { indexForSearch } from '../db/search.ts';
import { itemsIn } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { slugSchema } from '../features/articles/articles.ts';
import { draftOf } from '../features/publication/publication-input.ts';
import { hasPublication } from '../features/publication/visible.ts';
import { createSchoolStore } from '../features/school/store.ts';
import { createPdfReadings } from '../features/upload/pdf-readings.ts';
import { uploadName } from '../features/upload/storage/storage.ts';
import { printableFields } from '../http/input.ts';
import { instant } from '../resources/definition.ts';
import { registry } from '../resources/registry.ts';
import { categoryKey, searchTexts, toStorage } from '../resources/representations.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** The fields of every item that its form does not send. */
const itemFacts = z.object({
  id: z.number().check(z.int(), z.positive()),
  created_at: instant,
  updated_at: instant,
  version: z.number().check(z.int(), z.positive()),
});

/** When an item of a resource with drafts is seen; older files have none. */
const publicationFacts = z.partial(
  z.object({
    published: z.literal([0, 1]),
    publish_at: z.nullable(instant),
    expire_at: z.nullable(instant),
    submitted_at: z.nullable(instant),
    pinned_at: z.nullable(instant),
    written_by: z.string().check(z.maxLength(100)),
  }),
);

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

/** The contents of a file since its format began; a resource that came later is missing in older files. */
const fileSchema = z.catchall(
  z.object({
    format: z.literal(1),
    articles: rowsSchema,
    announcements: rowsSchema,
    prestasi: rowsSchema,
    carousel: rowsSchema,
    gallery: rowsSchema,
    /** Former slugs of articles; older files have none. */
    past_slugs: z._default(z.array(z.object({ slug: slugSchema, article_id: z.number() })), []),
    /** The facts that the school has saved; older files have none. */
    school: z.optional(z.object({ facts: z.unknown(), sample: z.optional(z.boolean()) })),
  }),
  rowsSchema,
);

/** Exports the items of all resources and the facts of the school as JSON, without files and accounts, which `backup` has. */
export async function exportItems(
  { db }: Pick<Deps, 'db'>,
  target: string,
  terminal: Terminal,
): Promise<void> {
  if (await stat(target).catch(() => null)) throw new CommandError(`${target} sudah ada.`);
  const file: Record<string, unknown> = { format: 1 };
  const counts: string[] = [];
  await inTransaction(db, async (transaction) => {
    for (const name of resourceNames) {
      const rows = await itemsIn(transaction)
        .selectFrom(name)
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
      file[name] = rows.map(({ deleted_at, category_key, ...row }) => row);
      counts.push(`${rows.length} ${name}`);
    }
    const school = await transaction
      .selectFrom('school')
      .select(['facts', 'sample'])
      .executeTakeFirst();
    if (school) file.school = { facts: JSON.parse(school.facts), sample: school.sample === 1 };
    file.past_slugs = await transaction
      .selectFrom('past_slugs')
      .innerJoin('articles', 'articles.id', 'article_id')
      .where('deleted_at', 'is', null)
      .select(['past_slugs.slug', 'article_id'])
      .orderBy('past_slugs.slug')
      .execute();
  });
  const unfinished = `${target}.part`;
  try {
    await writeFile(unfinished, JSON.stringify(file, null, 2), { flush: true });
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  terminal.say(`${target}: ${counts.join(', ')}.`);
}

/**
 * Imports exported items, with their ids and slugs, into a database without items, in one transaction. Each item
 * is validated like the input of a form.
 * @throws CommandError naming the item that breaks one.
 */
export async function importItems(
  { db, now, urls }: Pick<Deps, 'db' | 'now' | 'urls'>,
  source: string,
  terminal: Terminal,
): Promise<void> {
  const file = z.safeParse(fileSchema, await readJson(source));
  if (!file.success) throw new CommandError(`${source} bukan hasil perintah export.`);
  const { format, past_slugs, school, ...items } = file.data;
  const unknown = Object.keys(items).find((name) => !Object.hasOwn(registry, name));
  if (unknown) throw new CommandError(`${source} berisi ${unknown}, yang tidak dikenal rilis ini.`);
  const total = Object.values(items).reduce((sum, rows) => sum + rows.length, 0);
  const progress = terminal.progress('Mengimpor', total);
  await inTransaction(db, async (transaction) => {
    await refuseItems(transaction);
    for (const name of resourceNames) {
      let last = 0;
      for (const [index, fields] of (items[name] ?? []).entries()) {
        const part = `${name}[${index}]`;
        const adding = insert(transaction, name, readItem(name, printableFields(fields), part));
        last = Math.max(last, await inFile(part, adding));
        progress.advance();
      }
      await continueIds(transaction, name, last);
    }
    await storePdfReadings(transaction);
    if (school) await saveFacts(createSchoolStore({ db: transaction, now, urls }), school);
    const known = new Set(items.articles.map(({ id }) => id));
    const standing = new Set(items.articles.map(({ slug }) => slug));
    for (const [index, past] of past_slugs.entries()) {
      if (!known.has(past.article_id) || standing.has(past.slug)) continue;
      const adding = transaction.insertInto('past_slugs').values(past);
      await inFile(`past_slugs[${index}]`, adding.execute());
    }
  });
  progress.end();
  terminal.say(`Diimpor: ${total} item.`);

  function readItem<Name extends ResourceName>(name: Name, fields: object, part: string) {
    const schema = resources[name].input;
    const isDraft = hasPublication(name) && Reflect.get(fields, 'published') === 0;
    const input = z.safeParse(isDraft ? draftOf(schema) : schema, fields);
    const own = z.safeParse(z.partial(z.object(registry[name].facts)), fields);
    const facts = z.safeParse(itemFacts, fields);
    const times = z.safeParse(publicationFacts, hasPublication(name) ? fields : {});
    if (input.success && own.success && facts.success && times.success) {
      const columns = withoutFlags(readUploads(name, input.data, part));
      const category_key = categoryKey(input.data);
      return { ...columns, ...own.data, ...facts.data, ...times.data, category_key };
    }
    const wrong = (input.error ?? own.error ?? facts.error ?? times.error)?.issues[0];
    throw new CommandError(`${part}.${wrong?.path.join('.')}: ${wrong?.message}`);
  }

  function readUploads<Name extends ResourceName>(name: Name, input: Inputs[Name], part: string) {
    try {
      return toStorage({ urls }, name, input);
    } catch (error) {
      throw new CommandError(`${part}.content: ${(error as Error).message}`);
    }
  }
}

/** Saves the facts of a file. @throws CommandError naming the one that does not fit, or when some are saved already. */
async function saveFacts(store: ReturnType<typeof createSchoolStore>, school: object) {
  const { data, error } = z.safeParse(schoolInputSchema, school);
  const [wrong] = error?.issues ?? [];
  if (wrong) throw new CommandError(`school.${wrong.path.join('.')}: ${wrong.message}`);
  const before = await store.read();
  if (before.saved.version > 0) throw new CommandError('Data sekolah sudah diisi.');
  const { facts, sample = !(facts.identity && facts.contacts) } = data as SchoolInput;
  await store.save(facts, before, sample);
}

/** Writes yes and no as columns hold them, 1 and 0. */
function withoutFlags(input: object): object {
  const stored = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value);
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, stored(value)]));
}

/** Inserts an item of the file with its search text. @returns its id. */
async function insert(
  db: Deps['db'],
  name: ResourceName,
  item: Insertable<ItemTable>,
): Promise<number> {
  const adding = itemsIn(db).insertInto(name).values(item).returningAll();
  const added = await adding.executeTakeFirstOrThrow();
  await indexForSearch(db, name, added.id, searchTexts(name, added));
  return added.id;
}

/** Awaits the insert of a part of the file. @throws CommandError that names the part when it fails. */
async function inFile<Answer>(part: string, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isUnavailable(error)) throw error;
    throw new CommandError(`${part}: ${(error as Error).message}`);
  }
}

/** Stores the PDF facts of imported announcements, for when they are saved again. */
async function storePdfReadings(db: Deps['db']): Promise<void> {
  const rows = await db
    .selectFrom('announcements')
    .select(['pdf_url', 'pdf_image', 'pdf_pages', 'pdf_text'])
    .where('pdf_image', '!=', '')
    .execute();
  for (const { pdf_url, pdf_image: image, pdf_pages, pdf_text: text } of rows) {
    const name = uploadName(pdf_url);
    if (name) await createPdfReadings({ db }).save({ name, image, pages: pdf_pages ?? 1, text });
  }
}

/** @throws CommandError when there is an item already, deleted ones included. */
export async function refuseItems(db: Deps['db']): Promise<void> {
  for (const name of resourceNames) {
    const first = await itemsIn(db).selectFrom(name).select('id').limit(1).executeTakeFirst();
    if (first) throw new CommandError('Basis data sudah berisi item; ini untuk yang kosong.');
  }
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`${path} tidak ada.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new CommandError(`${path} bukan JSON.`);
  }
}
