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
import type { Env } from '../http/env.ts';
import { found, itemId, itemTag, onlyIfUnchanged } from '../http/item.ts';
import { answerList, listPart, wantsDeleted, wholeList } from '../http/list-part.ts';
import { readInput } from '../http/read-input.ts';
import { signedIn } from '../http/session.ts';
import { readIdempotencyKey, withIdempotencyKey } from './idempotency.ts';
import type { ResourceList } from './list.ts';
import { answerPage, streamList } from './list-response.ts';
import { createResourceStore } from './store.ts';

/** How one resource differs from the others. */
export type ResourceDefinition<Name extends ResourceName, Input> = {
  name: Name;
  /** What a 404 says. */
  missing: string;
  input: z.ZodMiniType<Input>;
  /** The fields that name files, and of which kind these have to be. */
  files?: FileFields<Input>;
  store: (deps: Deps) => Store<Row<Name>, Input>;
  /** The row as it goes over the wire. */
  serialize: (row: Row<Name>) => ApiItem;
};

type ApiItem = { id: number; version: number };

/** What a resource's own SQL does; the rest is `createResourceStore`. */
type Store<Item, Input> = {
  list: ResourceList<Item>;
  create(input: Input): Promise<Item>;
  update(id: number, input: Input): Promise<Item | undefined>;
};

/** `/{resource}.php`: reading is open, writing is guarded where this is mounted. */
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

  /** One change of one item, all or nothing, refused when the caller knows an older version. */
  function change(
    c: Context<Env>,
    action: Action,
    work: (db: Kysely<Tables>, id: number) => Promise<Row<Name> | undefined>,
  ): Promise<Row<Name>> {
    const id = itemId(c, missing);
    return inTransaction(deps.db, async (db) => {
      onlyIfUnchanged(
        c,
        serialize(
          found(await createResourceStore({ ...deps, db }, name).lockForUpdate(id), missing),
        ),
      );
      await log(c, db, action, id);
      return found(await work(db, id), missing);
    });
  }

  return new Hono<Env>()
    .get('/', async (c) => {
      if (wantsDeleted(c)) {
        await signedIn(c, live);
        const { items, total } = await createResourceStore(deps, name).deleted(listPart(c));
        const answers = items.map((row) => ({ ...serialize(row), deleted_at: row.deleted_at }));
        return answerList(c, { items: answers, total });
      }
      const part = listPart(c);
      c.header('Cache-Control', 'no-cache');
      if (part.limit === wholeList) return streamList(c, list, part, serialize);
      return answerPage(c, list, part, serialize);
    })
    .get('/:id', async (c) => {
      const item = serialize(
        found(await createResourceStore(deps, name).get(itemId(c, missing)), missing),
      );
      c.header('Cache-Control', 'no-cache');
      return c.json(item, 200, { ETag: itemTag(item) });
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
          return { location, tag: itemTag(item), body: JSON.stringify(item) };
        }),
      );
      const headers = { 'Content-Type': 'application/json', Location: location, ETag: tag };
      return c.body(body, 201, headers);
    })
    .post('/:id/restore', async (c) => {
      const id = itemId(c, missing);
      const item = await inTransaction(deps.db, async (db) => {
        const own = createResourceStore({ ...deps, db }, name);
        const restored = await own.restore(id);
        if (restored) await log(c, db, 'item-restored', id);
        // Asked twice, it is back already.
        return serialize(found(restored ?? (await own.get(id)), missing));
      });
      return c.json(item, 200, { ETag: itemTag(item) });
    })
    .put('/:id', async (c) => {
      itemId(c, missing);
      const input = await readInput(c, schema);
      await requireUploadKinds(deps, files, input);
      const item = serialize(
        await change(c, 'item-changed', (db, id) => store({ ...deps, db }).update(id, input)),
      );
      return c.json(item, 200, { ETag: itemTag(item) });
    })
    .delete('/:id', async (c) => {
      await change(c, 'item-deleted', (db, id) =>
        createResourceStore({ ...deps, db }, name).remove(id),
      );
      return c.body(null, 204);
    });
}

/** Leaves out what is not in the contract: rows may have columns that only a later release knows. */
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
