import {
  type PublishedName,
  previewLinkSchema,
  publicationInputSchema,
  returnInputSchema,
  revisionSchema,
  stateCountsSchema,
} from '@pesantren/api-client/contract/publication';
import { type Inputs, resources } from '@pesantren/api-client/resources';
import { type Context, Hono } from 'hono';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { inTransaction } from '../../db/in-transaction.ts';
import { type PublishedItem, publishedIn, type Tables } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { etagOf, requireIfMatch } from '../../http/etag.ts';
import { authenticate, authorize, requireSession } from '../../http/guards/session.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { type ListParams, maxLimit } from '../../http/pagination.ts';
import { orNotFound } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createResourceList } from '../../resources/list.ts';
import { createResourceStore } from '../../resources/store.ts';
import { createSessions } from '../admin/sessions.ts';
import { type Action, actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, headerParameter, idParameter, ifNoneMatch } from '../openapi/describe.ts';
import { createEditorial, type EditorialItem, itemAtVersion } from './editorial.ts';
import { requirePermission } from './permissions.ts';
import { createPreviewLink } from './preview.ts';
import { createReviews } from './reviews.ts';
import { createRevisions, type RevisionBody } from './revisions.ts';
import { countStates } from './visible.ts';
import { saveWithHistory } from './writer.ts';

const missingVersion = 'Versi ini sudah tidak ada.';
const restoreInputSchema = z.pick(publicationInputSchema, { state: true });
const previewInputSchema = z.object({ version: z.optional(z.int().check(z.positive())) });

/**
 * Mounts the calls of a resource that has drafts and times: its states, the history of an item, previews, taking back
 * and asking for publishing (docs/contract.md#publication).
 */
export function createPublicationRoutes<Name extends PublishedName>(deps: Deps, name: Name) {
  const { missing } = resources[name].failures;
  const guard = requireSession(createSessions(deps));
  const described = describePublication(name);

  async function existing(c: Context<Env>, db: Kysely<Tables>): Promise<PublishedItem> {
    const row = await createResourceStore({ ...deps, db }, name).get(readItemId(c, missing));
    return orNotFound(row, missing) as PublishedItem;
  }

  /** Changes an item in one transaction, logged. @throws Problem `changed-meanwhile` by `If-Match`. */
  function change(
    c: Context<Env>,
    action: Action,
    work: (db: Kysely<Tables>, before: PublishedItem) => Promise<void>,
  ): Promise<EditorialItem> {
    return inTransaction(deps.db, async (db) => {
      const before = await existing(c, db);
      const editorial = createEditorial({ ...deps, db }, name);
      requireIfMatch(c, await editorial.one(before));
      await work(db, before);
      const item = { resource: name, id: before.id };
      await createAuditLog({ ...deps, db }).add(actorOf(c), action, item);
      return editorial.one(await existing(c, db));
    });
  }

  function answer(c: Context<Env>, item: EditorialItem) {
    return c.json(item, 200, { ETag: etagOf(item) });
  }

  async function versionOf(db: Kysely<Tables>, row: PublishedItem, version: number) {
    const found = await createRevisions({ ...deps, db }, name).find(row, version);
    return orNotFound(found, missingVersion);
  }

  return new Hono<Env>()
    .get('/states', described.states, guard, async (c) => {
      const since = createResourceStore(deps, name).oldestRestorable();
      return c.json(await countStates(deps.db, name, { now: deps.now(), since }));
    })
    .get('/:id/revisions', described.revisions, guard, async (c) => {
      const history = await createRevisions(deps, name).list(await existing(c, deps.db));
      return c.json(history.map((one) => ({ ...one, published: one.published === 1 })));
    })
    .get('/:id/revisions/:version', described.revision, guard, async (c) => {
      const version = readVersion(c);
      const row = await existing(c, deps.db);
      const found = await versionOf(deps.db, row, version);
      const { body, published, ...facts } = found;
      return c.json({
        ...{ ...facts, published: published === 1 },
        ...{ publish_at: body.publish_at ?? '', expire_at: body.expire_at ?? '' },
        item: await itemAtVersion(deps, name, row, found),
      });
    })
    .post('/:id/revisions/:version/restore', described.restore, async (c) => {
      const version = readVersion(c);
      const { state } = await readInput(c, restoreInputSchema);
      const item = await change(c, 'version-restored', async (db, before) => {
        const isDraft = state === undefined ? before.published === 0 : state === 'draft';
        requirePermission(c.get('admin'), { isDraft, before });
        const { body } = await versionOf(db, before, version);
        const input = inputOf(body);
        await saveWithHistory({ ...deps, db }, name, before, {
          input,
          publication: { isDraft },
          by: c.get('admin'),
        });
      });
      return answer(c, item);
    })
    .post('/:id/withdraw', described.withdraw, async (c) => {
      authorize(c.get('admin'), 'publish');
      const item = await change(c, 'item-withdrawn', async (db, before) => {
        const revisions = createRevisions({ ...deps, db }, name);
        await revisions.keep(before);
        const head = await revisions.head(before);
        const { body } = await versionOf(db, before, head);
        const row = { ...before, published: 0 };
        const taken = { isDraft: true, publish_at: null, expire_at: null };
        const own = { ...deps, db };
        await saveWithHistory(own, name, row, {
          input: inputOf(body),
          publication: taken,
          by: c.get('admin'),
        });
        await createReviews(own, name).withdraw(before, c.get('admin'));
      });
      return answer(c, item);
    })
    .post('/:id/submit', described.submit, async (c) => {
      const item = await change(c, 'item-submitted', async (db, before) => {
        requirePermission(c.get('admin'), { isDraft: true, before });
        await publishedIn(db)
          .updateTable<PublishedName>(name)
          .set({ submitted_at: deps.now().toISOString() })
          .where('id', '=', before.id)
          .execute();
        await createReviews({ ...deps, db }, name).remove([before.id]);
        await createRevisions({ ...deps, db }, name).seal(before.id);
      });
      return answer(c, item);
    })
    .post('/:id/return', described.return, async (c) => {
      authorize(c.get('admin'), 'publish');
      const { note } = await readInput(c, returnInputSchema);
      const stored = await existing(c, deps.db);
      if (await createReviews(deps, name).isSentBack(stored, note, c.get('admin')))
        return answer(c, await createEditorial(deps, name).one(stored));
      const item = await change(c, 'item-returned', async (db, before) => {
        const reviews = createReviews({ ...deps, db }, name);
        await reviews.sendBack(before, note, c.get('admin'));
        await createRevisions({ ...deps, db }, name).seal(before.id);
      });
      return answer(c, item);
    })
    .post('/:id/preview', described.preview, async (c) => {
      const { version } = await readInput(c, previewInputSchema);
      const link = await inTransaction(deps.db, async (db) => {
        const row = await existing(c, db);
        const revisions = createRevisions({ ...deps, db }, name);
        const shown = version ?? (await revisions.head(row));
        await versionOf(db, row, shown);
        // The link is to this version: what is written from now on is another one.
        await revisions.seal(row.id);
        return createPreviewLink({ ...deps, db }, c.get('admin'), {
          ...{ resource: name, id: row.id, version: shown },
        });
      });
      return c.json(link);
    });
}

/** Answers a list as a session sees it; one without a limit is cut at 100. */
export async function answerState(
  c: Context<Env>,
  deps: Deps,
  name: PublishedName,
  part: ListParams,
) {
  await authenticate(c, createSessions(deps));
  const { items, total } = await createResourceList(deps, name).part({
    ...part,
    limit: Math.min(part.limit, maxLimit),
  });
  const answers = await createEditorial(deps, name).all(items);
  return c.json(answers, 200, { 'X-Total-Count': String(total) });
}

/** The form's fields of a version, without its times. */
function inputOf<Name extends PublishedName>({
  publish_at,
  expire_at,
  ...fields
}: RevisionBody<Name>): Inputs[Name] {
  return fields as unknown as Inputs[Name];
}

function readVersion(c: Context): number {
  const text = c.req.param('version') ?? '';
  return orNotFound(/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined, missingVersion);
}

function describePublication(name: PublishedName) {
  const needs = 'session';
  const { item: schema } = resources[name];
  const version = { ...idParameter, name: 'version' };
  const versioned = [idParameter, headerParameter('If-Match')];
  const changed = { needs, answers: { 200: schema }, headers: ['ETag'] } as const;
  return {
    states: describe('Jumlah item menurut status', {
      needs,
      answers: { 200: stateCountsSchema, 304: null },
    }),
    revisions: describe('Riwayat satu item, yang terbaru di atas', {
      needs,
      parameters: [idParameter, ifNoneMatch],
      answers: { 200: z.array(revisionSchema), 304: null },
    }),
    revision: describe('Satu versi, seperti item itu waktu itu', {
      needs,
      parameters: [idParameter, version, ifNoneMatch],
      answers: { 200: z.extend(revisionSchema, { item: schema }), 304: null },
    }),
    restore: describe('Memulihkan satu versi sebagai versi baru', {
      ...changed,
      parameters: [idParameter, version, headerParameter('If-Match')],
      body: restoreInputSchema,
    }),
    withdraw: describe('Menarik item yang terbit; ia menjadi draf', {
      ...changed,
      parameters: versioned,
    }),
    submit: describe('Meminta draf diterbitkan', { ...changed, parameters: versioned }),
    return: describe('Mengembalikan item yang minta terbit kepada penulisnya, dengan catatan', {
      ...changed,
      parameters: versioned,
      body: returnInputSchema,
    }),
    preview: describe('Tautan pratinjau selama 7 hari', {
      needs,
      parameters: [idParameter],
      body: previewInputSchema,
      answers: { 200: previewLinkSchema },
    }),
  };
}
