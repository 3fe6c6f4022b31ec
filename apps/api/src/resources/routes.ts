import {
  type Inputs,
  inputSchemas,
  type ResourceName,
  resources,
} from '@pesantren/api-client/resources';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../db/in-transaction.ts';
import type { Item, Tables } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { createSessions } from '../features/admin/sessions.ts';
import { type Action, actorOf, createAuditLog } from '../features/audit-log/store.ts';
import {
  describe,
  headerParameter,
  idParameter,
  ifNoneMatch,
  listParameters,
} from '../features/openapi/describe.ts';
import { requireUploadKinds } from '../features/upload/require-upload-kind.ts';
import { etagOf, requireIfMatch } from '../http/etag.ts';
import { readInput, readItemId } from '../http/input.ts';
import { noLimit, readListParams, respondWithPage, wantsDeleted } from '../http/pagination.ts';
import { orNotFound } from '../http/problem.ts';
import type { Env } from '../http/request-context.ts';
import { authenticate, isAuthenticated } from '../http/session.ts';
import { readIdempotencyKey, withIdempotencyKey } from './idempotency.ts';
import { createResourceList } from './list.ts';
import { answerPage, streamList } from './list-response.ts';
import { registry } from './registry.ts';
import { createSerializer } from './representations.ts';
import { createItem, updateItem } from './save-item.ts';
import { createResourceStore } from './store.ts';

/** Mounts the calls of a resource, `/{resource}.php` (docs/contract.md#calls). `app.ts` puts the guards before writes. */
export function createResourceRoutes<Name extends ResourceName>(deps: Deps, name: Name) {
  const { missing } = resources[name].failures;
  const { uploads, routes: ownRoutes } = registry[name];
  const { hidesUnpublished = false } = registry[name].list;
  const schema: z.ZodMiniType<Inputs[Name]> = inputSchemas[name];
  const serialize = createSerializer(deps, name);
  const live = createSessions(deps);
  const list = createResourceList(deps, name);
  const log = (c: Context<Env>, db: Kysely<Tables>, action: Action, id: number) =>
    createAuditLog({ ...deps, db }).add(actorOf(c), action, { resource: name, id });

  /** Changes an item and logs it in one transaction. @throws Problem `changed-meanwhile` by `If-Match`. */
  function change(
    c: Context<Env>,
    action: Action,
    work: (db: Kysely<Tables>, before: Item) => Promise<Item | undefined>,
  ): Promise<Item> {
    const id = readItemId(c, missing);
    return inTransaction(deps.db, async (db) => {
      const store = createResourceStore({ ...deps, db }, name);
      const before = orNotFound(await store.lockForUpdate(id), missing);
      requireIfMatch(c, serialize(before));
      await log(c, db, action, id);
      return orNotFound(await work(db, before), missing);
    });
  }

  /** True for a caller who sees only what is published; what a session sees stays out of shared caches. */
  async function seesPublishedOnly(c: Context<Env>): Promise<boolean> {
    const hasSession = hidesUnpublished && (await isAuthenticated(c, live));
    c.header('Cache-Control', hasSession ? 'private, no-cache' : 'no-cache');
    return hidesUnpublished && !hasSession;
  }

  const described = describeRoutes(name);
  const routes = new Hono<Env>()
    .get('/', described.list, async (c) => {
      if (wantsDeleted(c)) {
        await authenticate(c, live);
        const { items, total } = await createResourceStore(deps, name).deleted(readListParams(c));
        const answers = items.map((row) => ({ ...serialize(row), deleted_at: row.deleted_at }));
        return respondWithPage(c, { items: answers, total });
      }
      const publishedOnly = await seesPublishedOnly(c);
      const part = { ...readListParams(c, resources[name].sortFields), publishedOnly };
      if (part.limit === noLimit) return streamList(c, list, part, serialize);
      return answerPage(c, list, part, serialize);
    })
    .get('/categories', described.categories, async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.json(await list.categories());
    })
    .get('/:id', described.item, async (c) => {
      const publishedOnly = await seesPublishedOnly(c);
      const row = await createResourceStore(deps, name).get(readItemId(c, missing));
      const isHidden = publishedOnly && row && Reflect.get(row, 'published') !== 1;
      const item = serialize(orNotFound(isHidden ? undefined : row, missing));
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .post('/', described.create, async (c) => {
      const input = await readInput(c, schema);
      const request = await readIdempotencyKey(c);
      const { location, tag, body } = await inTransaction(deps.db, (db) =>
        withIdempotencyKey({ ...deps, db }, request, async () => {
          await requireUploadKinds(deps, uploads, input);
          const item = serialize(await createItem({ ...deps, db }, name, input));
          await log(c, db, 'item-created', item.id);
          const location = `${c.req.path}/${item.id}`;
          return { location, tag: etagOf(item), body: JSON.stringify(item) };
        }),
      );
      const headers = { 'Content-Type': 'application/json', Location: location, ETag: tag };
      return c.body(body, 201, headers);
    })
    .post('/:id/restore', described.restore, async (c) => {
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
    .put('/:id', described.update, async (c) => {
      readItemId(c, missing);
      const input = await readInput(c, schema);
      await requireUploadKinds(deps, uploads, input);
      const item = serialize(
        await change(c, 'item-changed', (db, before) =>
          updateItem({ ...deps, db }, name, before, input),
        ),
      );
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .delete('/:id', described.remove, async (c) => {
      await change(c, 'item-deleted', (db, { id }) =>
        createResourceStore({ ...deps, db }, name).remove(id),
      );
      return c.body(null, 204);
    });
  return ownRoutes ? routes.route('/', ownRoutes(deps)) : routes;
}

/** Describes the calls that all resources have. */
function describeRoutes(name: ResourceName) {
  const { schema } = resources[name];
  const body = inputSchemas[name];
  const needs = 'session';
  const versioned = [idParameter, headerParameter('If-Match')];
  return {
    list: describe('Daftar, yang terbaru di atas; deleted perlu sesi', {
      parameters: listParameters(name),
      answers: { 200: z.array(schema), 304: null },
      headers: ['ETag', 'X-Total-Count'],
    }),
    create: describe('Membuat item', {
      needs,
      parameters: [headerParameter('Idempotency-Key')],
      body,
      answers: { 201: schema },
      headers: ['ETag', 'Location'],
    }),
    categories: describe('Kategori yang dipakai, yang tersering di atas', {
      parameters: [ifNoneMatch],
      answers: { 200: z.array(z.string()), 304: null },
      headers: ['ETag'],
    }),
    item: describe('Satu item', {
      parameters: [idParameter, ifNoneMatch],
      answers: { 200: schema, 304: null },
      headers: ['ETag'],
    }),
    update: describe('Mengubah item', {
      needs,
      parameters: versioned,
      body,
      answers: { 200: schema },
      headers: ['ETag'],
    }),
    remove: describe('Menghapus item; dapat dipulihkan 30 hari', {
      needs,
      parameters: versioned,
      answers: { 204: null },
    }),
    restore: describe('Memulihkan item yang dihapus', {
      needs,
      parameters: [idParameter],
      answers: { 200: schema },
      headers: ['ETag'],
    }),
  };
}
