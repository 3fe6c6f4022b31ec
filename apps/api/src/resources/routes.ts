import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { inTransaction } from '../db/in-transaction.ts';
import type { Row, Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createSessions } from '../features/admin/sessions.ts';
import { type Action, actorOf, createAuditLog } from '../features/audit-log/store.ts';
import { type FileFields, requireUploadKinds } from '../features/upload/require-upload-kind.ts';
import { etagOf, requireIfMatch } from '../http/etag.ts';
import { readInput, readItemId } from '../http/input.ts';
import { noLimit, readListParams, respondWithPage, wantsDeleted } from '../http/pagination.ts';
import { orNotFound } from '../http/problem.ts';
import type { Env } from '../http/request-context.ts';
import { authenticate } from '../http/session.ts';
import { readIdempotencyKey, withIdempotencyKey } from './idempotency.ts';
import type { ResourceList } from './list.ts';
import { answerPage, streamList } from './list-response.ts';
import { createResourceStore } from './store.ts';

/** The parts of a resource's routes that differ from the others'. */
export type ResourceDefinition<Name extends ResourceName, Input> = {
  name: Name;
  /** The message of a 404. */
  missing: string;
  input: z.ZodMiniType<Input>;
  /** The fields that reference files, with the kind that each accepts. */
  files?: FileFields<Input>;
  store: (deps: Deps) => Store<Row<Name>, Input>;
  /** Converts a row to the API's item; fields outside the contract are dropped. */
  serialize: (row: Row<Name>) => ApiItem;
};

type ApiItem = { id: number; version: number };

/** A resource's own SQL; the SQL that all share is `createResourceStore`. */
type Store<Item, Input> = {
  list: ResourceList<Item>;
  create(input: Input): Promise<Item>;
  update(id: number, input: Input): Promise<Item | undefined>;
};

/** Mounts the calls of a resource, `/{resource}.php` (docs/contract.md#calls). `app.ts` puts the guards before writes. */
export function createResourceRoutes<Name extends ResourceName, Input>(
  deps: Deps,
  {
    name,
    missing,
    input: schema,
    files = {},
    store,
    serialize: serializeRow,
  }: ResourceDefinition<Name, Input>,
) {
  const serialize = onlyContractFields(name, serializeRow);
  const live = createSessions(deps);
  const { list } = store(deps);
  const log = (c: Context<Env>, db: Kysely<Tables>, action: Action, id: number) =>
    createAuditLog({ ...deps, db }).add(actorOf(c), action, { resource: name, id });

  /** Changes an item and logs it in one transaction. @throws Problem `changed-meanwhile` by `If-Match`. */
  function change(
    c: Context<Env>,
    action: Action,
    work: (db: Kysely<Tables>, id: number) => Promise<Row<Name> | undefined>,
  ): Promise<Row<Name>> {
    const id = readItemId(c, missing);
    return inTransaction(deps.db, async (db) => {
      requireIfMatch(
        c,
        serialize(
          orNotFound(await createResourceStore({ ...deps, db }, name).lockForUpdate(id), missing),
        ),
      );
      await log(c, db, action, id);
      return orNotFound(await work(db, id), missing);
    });
  }

  return new Hono<Env>()
    .get('/', async (c) => {
      if (wantsDeleted(c)) {
        await authenticate(c, live);
        const { items, total } = await createResourceStore(deps, name).deleted(readListParams(c));
        const answers = items.map((row) => ({ ...serialize(row), deleted_at: row.deleted_at }));
        return respondWithPage(c, { items: answers, total });
      }
      const part = readListParams(c, resources[name].sortFields);
      c.header('Cache-Control', 'no-cache');
      if (part.limit === noLimit) return streamList(c, list, part, serialize);
      return answerPage(c, list, part, serialize);
    })
    .get('/categories', async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.json(await list.categories());
    })
    .get('/:id', async (c) => {
      const item = serialize(
        orNotFound(await createResourceStore(deps, name).get(readItemId(c, missing)), missing),
      );
      c.header('Cache-Control', 'no-cache');
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .post('/', async (c) => {
      const input = await readInput(c, schema);
      const request = await readIdempotencyKey(c);
      const { location, tag, body } = await inTransaction(deps.db, (db) =>
        withIdempotencyKey({ ...deps, db }, request, async () => {
          await requireUploadKinds(deps, files, input);
          const item = serialize(await store({ ...deps, db }).create(input));
          await log(c, db, 'item-created', item.id);
          const location = `${c.req.path}/${item.id}`;
          return { location, tag: etagOf(item), body: JSON.stringify(item) };
        }),
      );
      const headers = { 'Content-Type': 'application/json', Location: location, ETag: tag };
      return c.body(body, 201, headers);
    })
    .post('/:id/restore', async (c) => {
      const id = readItemId(c, missing);
      const item = await inTransaction(deps.db, async (db) => {
        const own = createResourceStore({ ...deps, db }, name);
        const restored = await own.restore(id);
        if (restored) await log(c, db, 'item-restored', id);
        // A retry finds it restored already.
        return serialize(orNotFound(restored ?? (await own.get(id)), missing));
      });
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .put('/:id', async (c) => {
      readItemId(c, missing);
      const input = await readInput(c, schema);
      await requireUploadKinds(deps, files, input);
      const item = serialize(
        await change(c, 'item-changed', (db, id) => store({ ...deps, db }).update(id, input)),
      );
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .delete('/:id', async (c) => {
      await change(c, 'item-deleted', (db, id) =>
        createResourceStore({ ...deps, db }, name).remove(id),
      );
      return c.body(null, 204);
    });
}

/** Drops fields outside the contract: rows may have columns of a later release, or that nothing reads any more. */
function onlyContractFields<Item>(
  name: ResourceName,
  serializeRow: (row: Item) => ApiItem,
): (row: Item) => ApiItem {
  const fields = new Set(Object.keys(resources[name].schema.shape));
  return (row) =>
    Object.fromEntries(
      Object.entries(serializeRow(row)).filter(([field]) => fields.has(field)),
    ) as ApiItem;
}
