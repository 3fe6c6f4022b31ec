import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { foldText } from '@pesantren/api-client/contract/search';
import { pdfReadingLimits } from '@pesantren/api-client/contract/upload';
import { inputSchemas, type ResourceName, resources } from '@pesantren/api-client/resources';
import * as z from 'zod/mini';
import { continueIds } from '../db/dialect.ts';
import { isUnavailable } from '../db/errors.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { indexForSearch } from '../db/search.ts';
import { tableOf } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createPdfReadings } from '../features/upload/pdf-readings.ts';
import { uploadName } from '../features/upload/storage/storage.ts';
import { printableFields } from '../http/input.ts';
import { sanitizeBody } from '../resources/rich-text.ts';
import { CommandError, type Terminal } from './terminal.ts';

const names = Object.keys(resources) as ResourceName[];
const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(90));

/** Normalizes an instant to milliseconds in UTC, as the database stores them. */
const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text).toISOString()),
);

/** The fields of an item that its form does not send; each resource has some of them. */
const factsSchema = z.object({
  id: z.number().check(z.int(), z.positive()),
  created_at: instant,
  updated_at: instant,
  version: z.number().check(z.int(), z.positive()),
  slug: z.optional(slugSchema),
  published_at: z.optional(instant),
  happened_at: z.optional(z.nullable(instant)),
  rank: z.optional(z.number().check(z.int(), z.lte(0))),
  pdf_bytes: z.optional(z.nullable(z.number().check(z.int(), z.nonnegative()))),
  pdf_image: z.optional(
    z.string().check(z.refine((path) => path === '' || uploadName(path) !== null)),
  ),
  pdf_pages: z.optional(z.nullable(z.number().check(z.int(), z.positive()))),
  pdf_text: z.optional(z.string().check(z.maxLength(pdfReadingLimits.text))),
});

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

const fileSchema = z.object({
  format: z.literal(1),
  articles: rowsSchema,
  announcements: rowsSchema,
  prestasi: rowsSchema,
  carousel: rowsSchema,
  gallery: rowsSchema,
  /** Former slugs of articles; older files have none. */
  past_slugs: z._default(z.array(z.object({ slug: slugSchema, article_id: z.number() })), []),
});

/** Exports the items of all resources as JSON, without files and accounts, which `backup` has. */
export async function exportItems(
  { db }: Pick<Deps, 'db'>,
  target: string,
  terminal: Terminal,
): Promise<void> {
  if (await stat(target).catch(() => null)) throw new CommandError(`${target} sudah ada.`);
  const file: Record<string, unknown> = { format: 1 };
  await inTransaction(db, async (transaction) => {
    for (const name of names) {
      const rows = await transaction
        .selectFrom(tableOf(name))
        .selectAll()
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
      file[name] = rows.map(({ deleted_at, category_key, ...row }) => row);
    }
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
  const counts = names.map((name) => `${(file[name] as unknown[]).length} ${name}`);
  terminal.say(`${target}: ${counts.join(', ')}.`);
}

/**
 * Imports exported items, with their ids and slugs, into a database without items, in one transaction. Each item
 * is validated like the input of a form.
 * @throws CommandError naming the item that breaks one.
 */
export async function importItems(
  { db, urls }: Pick<Deps, 'db' | 'urls'>,
  source: string,
  terminal: Terminal,
): Promise<void> {
  const file = z.safeParse(fileSchema, await readJson(source));
  if (!file.success) throw new CommandError(`${source} bukan hasil perintah export.`);
  const total = names.reduce((sum, name) => sum + file.data[name].length, 0);
  const progress = terminal.progress('Mengimpor', total);
  await inTransaction(db, async (transaction) => {
    await refuseItems(transaction);
    for (const name of names) {
      const table = tableOf(name);
      let last = 0;
      for (const [index, row] of file.data[name].entries()) {
        const item = readItem(name, printableFields(row), index) as never;
        const adding = transaction.insertInto(table).values(item).returningAll();
        const added = await inFile(`${name}[${index}]`, adding.executeTakeFirstOrThrow());
        await indexForSearch(transaction, name, added as never);
        last = Math.max(last, added.id);
        progress.advance();
      }
      await continueIds(transaction, name, last);
    }
    await storePdfReadings(transaction);
    const known = new Set(file.data.articles.map(({ id }) => id));
    const standing = new Set(file.data.articles.map(({ slug }) => slug));
    for (const [index, past] of file.data.past_slugs.entries()) {
      if (!known.has(past.article_id) || standing.has(past.slug)) continue;
      const adding = transaction.insertInto('past_slugs').values(past);
      await inFile(`past_slugs[${index}]`, adding.execute());
    }
  });
  progress.end();
  terminal.say(`Diimpor: ${total} item.`);

  function readItem(name: ResourceName, row: Record<string, unknown>, index: number): object {
    const input = z.safeParse<z.ZodMiniType<Record<string, unknown>>>(inputSchemas[name], row);
    const facts = z.safeParse(factsSchema, row);
    const wrong = input.error?.issues[0] ?? facts.error?.issues[0];
    if (!input.success || !facts.success) {
      const field = `${name}[${index}].${wrong?.path.join('.')}`;
      throw new CommandError(`${field}: ${wrong?.message}`);
    }
    const { content, category } = input.data;
    const key = typeof category === 'string' ? { category_key: foldText(category) } : {};
    const body = typeof content === 'string' ? { content: readBody(content, name, index) } : {};
    return { ...facts.data, ...input.data, ...body, ...key };
  }

  function readBody(content: string, name: ResourceName, index: number): string {
    try {
      return sanitizeBody(content, urls);
    } catch (error) {
      throw new CommandError(`${name}[${index}].content: ${(error as Error).message}`);
    }
  }
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
  for (const name of names) {
    const table = tableOf(name);
    const first = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
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
