import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { foldText } from '@pesantren/api-client/contract/search';
import { pdfReadingLimits } from '@pesantren/api-client/contract/upload';
import { inputSchemas, type ResourceName, resources } from '@pesantren/api-client/resources';
import * as z from 'zod/mini';
import { continueIds } from '../db/dialect.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { keepFindable } from '../db/search.ts';
import type { Deps } from '../deps.ts';
import { pdfReadings } from '../features/upload/pdf-readings.ts';
import { pictureColors } from '../features/upload/picture-colors.ts';
import { uploadName } from '../features/upload/storage.ts';
import { bodyAtRest } from '../rich-text.ts';
import { CommandError, type Terminal } from './terminal.ts';

const names = Object.keys(resources) as ResourceName[];
const rowsAtOnce = 100;

const slugSchema = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(90));

/** What an item has beyond what its form sends; a file of another provider may lack all of it. */
const factsSchema = z.object({
  id: z.number().check(z.int(), z.positive()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  version: z.number().check(z.int(), z.positive()),
  slug: z.optional(slugSchema),
  published_at: z.optional(z.iso.datetime()),
  happened_at: z.optional(z.nullable(z.iso.datetime())),
  image_color: z.optional(z.string().check(z.regex(/^(?:#[0-9a-f]{6})?$/))),
  pdf_bytes: z.optional(z.nullable(z.number().check(z.int(), z.nonnegative()))),
  pdf_image: z.optional(z.string().check(z.regex(/^(?:\/uploads\/[\w./-]+)?$/))),
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
  /** Where articles once stood; files from before have none. */
  past_slugs: z._default(z.array(z.object({ slug: slugSchema, article_id: z.number() })), []),
});

/** Writes every item, of all resources, as JSON; files and accounts are not in it (`backup` has them). */
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
        .selectFrom(name as 'articles')
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
  await writeFile(`${target}.part`, JSON.stringify(file, null, 2), { flush: true });
  await rename(`${target}.part`, target);
  const counts = names.map((name) => `${(file[name] as unknown[]).length} ${name}`);
  terminal.say(`${target}: ${counts.join(', ')}.`);
}

/**
 * Puts exported items, with their ids and addresses, into a database that has none: all of them or none.
 * Each is held to the same rules as what a form sends.
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
      // Kysely builds no query over a union of tables; every row is checked before it is here.
      const table = name as 'articles';
      let last = 0;
      const rows = file.data[name].map((row, index) => readItem(name, row, index));
      for (let at = 0; at < rows.length; at += rowsAtOnce) {
        const part = rows.slice(at, at + rowsAtOnce) as never[];
        const added = await transaction.insertInto(table).values(part).returningAll().execute();
        for (const row of added) {
          await keepFindable(transaction, name, row as never);
          last = Math.max(last, row.id);
        }
        progress.advance(part.length);
      }
      await continueIds(transaction, name, last);
    }
    await keepReadings(transaction);
    await keepColors(transaction);
    const known = new Set(file.data.articles.map(({ id }) => id));
    for (const past of file.data.past_slugs) {
      if (known.has(past.article_id))
        await transaction.insertInto('past_slugs').values(past).execute();
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
    const body = typeof content === 'string' ? { content: bodyAtRest(content, urls) } : {};
    return { ...facts.data, ...input.data, ...body, ...key };
  }
}

/** Lets the announcements' PDFs be what they are when their items are saved again. */
async function keepReadings(db: Deps['db']): Promise<void> {
  const rows = await db
    .selectFrom('announcements')
    .select(['pdf_url', 'pdf_image', 'pdf_pages', 'pdf_text'])
    .where('pdf_image', '!=', '')
    .execute();
  for (const { pdf_url, pdf_image: image, pdf_pages, pdf_text: text } of rows) {
    const name = uploadName(pdf_url);
    if (name) await pdfReadings({ db }).keep({ name, image, pages: pdf_pages ?? 1, text });
  }
}

/** The same for the colours of pictures. */
async function keepColors(db: Deps['db']): Promise<void> {
  const rows = await db
    .selectFrom('articles')
    .select(['image', 'image_color'])
    .union(db.selectFrom('gallery').select(['image', 'image_color']))
    .union(db.selectFrom('carousel').select(['src as image', 'image_color']))
    .execute();
  for (const { image, image_color } of rows) {
    const name = uploadName(image);
    if (name && image_color) await pictureColors({ db }).keep(name, image_color);
  }
}

/** @throws CommandError when there is an item already, deleted ones included. */
export async function refuseItems(db: Deps['db']): Promise<void> {
  for (const name of names) {
    const table = name as 'articles';
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
