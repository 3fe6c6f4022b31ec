import { createHash } from 'node:crypto';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../db/in-transaction.ts';
import type { Item, PublishedItem, Tables } from '../db/tables.ts';
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
import { createEditorial, type EditorialItem } from '../features/publication/editorial.ts';
import {
  requirePermission,
  requirePermissionToDelete,
} from '../features/publication/permissions.ts';
import { type Publication, readItem } from '../features/publication/publication-input.ts';
import { answerState, createPublicationRoutes } from '../features/publication/routes.ts';
import { hasPublication, stateOf } from '../features/publication/visible.ts';
import { createWithHistory, saveWithHistory } from '../features/publication/writer.ts';
import { requireUploadKinds } from '../features/upload/require-upload-kind.ts';
import { etagOf, requireIfMatch } from '../http/etag.ts';
import { authenticate, authorize, callerOf } from '../http/guards/session.ts';
import { readItemId } from '../http/input.ts';
import { noLimit, readListParams, readState, respondWithPage } from '../http/pagination.ts';
import { orNotFound } from '../http/problem.ts';
import type { Env } from '../http/request-context.ts';
import { readIdempotencyKey, withIdempotencyKey } from './idempotency.ts';
import { createResourceList } from './list.ts';
import { answerPage, streamList } from './list-response.ts';
import { registry } from './registry.ts';
import { createSerializer } from './representations.ts';
import { createResourceStore } from './store.ts';

/** Mounts the calls of a resource, `/{resource}.php` (docs/contract.md#calls). `app.ts` puts the guards before writes. */
export function createResourceRoutes<Name extends ResourceName>(deps: Deps, name: Name) {
  const { missing } = resources[name].failures;
  const { uploads, routes: ownRoutes } = registry[name];
  const { sessionSeesAll = false, keepsExpired = false } = registry[name].list;
  const serialize = createSerializer(deps, name);
  const live = createSessions(deps);
  const list = createResourceList(deps, name);
  const log = (c: Context<Env>, db: Kysely<Tables>, action: Action, id: number) =>
    createAuditLog({ ...deps, db }).add(actorOf(c), action, { resource: name, id });

  /**
   * Changes an item in one transaction. @throws Problem `changed-meanwhile` by `If-Match`, which names the version of
   * the item, or the newest one: that of a draft over it.
   */
  function change<Answer>(
    c: Context<Env>,
    work: (db: Kysely<Tables>, before: Item) => Promise<Answer>,
    isEditorial?: boolean,
  ): Promise<Answer> {
    const id = readItemId(c, missing);
    return inTransaction(deps.db, async (db) => {
      const store = createResourceStore({ ...deps, db }, name);
      const before = orNotFound(await store.lockForUpdate(id), missing);
      const editorial = await editorialOf(db, before);
      if (!isEditorial) requireIfMatch(c, serialize(before), editorial);
      else if (editorial) requireIfMatch(c, editorial);
      return work(db, before);
    });
  }

  async function editorialOf(db: Kysely<Tables>, row: Item): Promise<EditorialItem | undefined> {
    return hasPublication(name) ? createEditorial({ ...deps, db }, name).one(row) : undefined;
  }

  /** Returns the item as the caller knows items: with what a session sees where the request speaks of publishing. */
  async function shown(db: Kysely<Tables>, row: Item, publication: Publication | undefined) {
    return (publication && (await editorialOf(db, row))) || serialize(row);
  }

  /** True for a session that sees all without asking for a state; what it sees stays out of shared caches. */
  async function seesAll(c: Context<Env>): Promise<boolean> {
    const hasSession = sessionSeesAll && (await callerOf(c, live)) !== undefined;
    c.header('Cache-Control', hasSession ? 'private, no-cache' : 'no-cache');
    return hasSession;
  }

  /** Finds an item for everyone: what is seen, and what has expired where an archive keeps it. */
  async function publicItem(c: Context<Env>): Promise<Item> {
    const row = await createResourceStore(deps, name).get(readItemId(c, missing));
    const all = await seesAll(c);
    if (!row || all || !hasPublication(name)) return orNotFound(row, missing);
    const state = stateOf(row as PublishedItem, deps.now());
    const isSeen = state === 'published' || (state === 'expired' && keepsExpired);
    return orNotFound(isSeen ? row : undefined, missing);
  }

  /** Reads the item that a request sends, its times on the school's clock. */
  async function readSent(c: Context<Env>) {
    const { input, publication } = await readItem(c, name, deps.now());
    const { onClock } = registry[name];
    return { input: onClock ? onClock(input, await deps.schoolClock.read()) : input, publication };
  }

  const described = describeRoutes(name);
  return new Hono<Env>()
    .get('/', described.list, async (c) => {
      const state = readState(c);
      if (state === 'deleted') {
        await authenticate(c, live);
        const { items, total } = await createResourceStore(deps, name).deleted(readListParams(c));
        const answers = items.map((row) => ({ ...serialize(row), deleted_at: row.deleted_at }));
        return respondWithPage(c, { items: answers, total });
      }
      const part = readListParams(c, { sortFields: resources[name].sortFields });
      const isArchive = keepsExpired && state === 'expired' && !(await callerOf(c, live));
      if (state && hasPublication(name) && !isArchive) {
        c.header('Cache-Control', 'private, no-cache');
        return answerState(c, deps, name, { ...part, view: state });
      }
      const all = await seesAll(c);
      const view = isArchive ? 'expired' : all && 'all';
      part.view = view || undefined;
      if (part.limit === noLimit) return streamList(c, list, part, serialize);
      return answerPage(c, list, part, serialize);
    })
    .route('/', hasPublication(name) ? createPublicationRoutes(deps, name) : new Hono<Env>())
    .route('/', ownRoutes ? ownRoutes(deps) : new Hono<Env>())
    .get('/categories', described.categories, async (c) => {
      c.header('Cache-Control', 'no-cache');
      return c.json(await list.categories());
    })
    .get('/:id', described.item, async (c) => {
      if (readState(c) && hasPublication(name)) {
        await authenticate(c, live);
        c.header('Cache-Control', 'private, no-cache');
        const row = await createResourceStore(deps, name).get(readItemId(c, missing));
        const item = await createEditorial(deps, name).one(orNotFound(row, missing));
        // State, pin, requests and notes change without a version.
        const tag = createHash('sha256').update(JSON.stringify(item)).digest('base64url');
        return c.json(item, 200, { ETag: `"${tag}"` });
      }
      const item = serialize(await publicItem(c));
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .post('/', described.create, async (c) => {
      const sent = await readSent(c);
      const { input, publication } = sent;
      requirePermission(c.get('admin'), { isDraft: publication?.isDraft === true });
      const request = await readIdempotencyKey(c);
      await requireUploadKinds(deps, uploads, input);
      const { location, tag, body } = await inTransaction(deps.db, (db) =>
        withIdempotencyKey({ ...deps, db }, request, async () => {
          const own = { ...deps, db };
          const row = await createWithHistory(own, name, { ...sent, by: c.get('admin') });
          const item = await shown(db, row, publication);
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
        requirePermissionToDelete(c.get('admin'), orNotFound(await own.any(id), missing));
        const restored = await own.restore(id);
        if (restored) {
          await registry[name].restored?.(db);
          await log(c, db, 'item-restored', id);
        }
        // A retry finds it restored already.
        return serialize(orNotFound(restored ?? (await own.get(id)), missing));
      });
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .put('/:id', described.update, async (c) => {
      readItemId(c, missing);
      const sent = await readSent(c);
      const { input, publication } = sent;
      const isDraft = publication?.isDraft === true;
      await requireUploadKinds(deps, uploads, input);
      const save = async (db: Kysely<Tables>, before: Item) => {
        requirePermission(c.get('admin'), { isDraft, before });
        const own = { ...deps, db };
        const { row, isNew } = await saveWithHistory(own, name, before, {
          ...sent,
          by: c.get('admin'),
        });
        if (isNew) await log(c, db, actionOf(isDraft, before), row.id);
        return shown(db, row, publication);
      };
      const item = await change(c, save, publication !== undefined);
      return c.json(item, 200, { ETag: etagOf(item) });
    })
    .delete('/:id', described.remove, async (c) => {
      await change(c, async (db, before) => {
        requirePermissionToDelete(c.get('admin'), before);
        await log(c, db, 'item-deleted', before.id);
        orNotFound(await createResourceStore({ ...deps, db }, name).remove(before.id), missing);
      });
      return c.body(null, 204);
    })
    .post('/:id/purge', described.purge, async (c) => {
      authorize(c.get('admin'), 'publish');
      const id = readItemId(c, missing);
      await inTransaction(deps.db, async (db) => {
        orNotFound(await createResourceStore({ ...deps, db }, name).purgeOne(id), missing);
        await log(c, db, 'item-purged', id);
      });
      return c.body(null, 204);
    });
}

/** Describes the calls that all resources have. */
function describeRoutes(name: ResourceName) {
  const { item: schema, input: body } = resources[name];
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
    purge: describe('Menghapus item di Sampah untuk selamanya', {
      needs,
      parameters: [idParameter],
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

/** Names a save in the audit log: what nobody saw before, and everybody does now, is published. */
function actionOf(isDraft: boolean, before: Item): Action {
  if (isDraft) return 'draft-saved';
  return (before as PublishedItem).published === 0 ? 'item-published' : 'item-changed';
}
