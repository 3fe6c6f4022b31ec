import { studentClassSchema, studentSchema } from '@pesantren/api-client/contract/listed-student';
import {
  type StudentInput,
  type StudentRow,
  studentImportAnswerSchema,
  studentImportSchema,
  studentInputSchema,
  studentRecordSchema,
  studentSettingsInputSchema,
  studentSettingsSchema,
} from '@pesantren/api-client/contract/student';
import { printable } from '@pesantren/api-client/contract/texts/printable';
import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Row } from '../../db/tables.ts';
import type { Deps } from '../../deps.ts';
import { etagOf, requireIfMatch } from '../../http/etag.ts';
import { authorizeWrites, requireSessionFor } from '../../http/guards/session.ts';
import { readInput, readItemId } from '../../http/input.ts';
import { maxLimit, readListParams, respondWithPage } from '../../http/pagination.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { type Action, actorOf, createAuditLog } from '../audit-log/store.ts';
import {
  describe,
  headerParameter,
  idParameter,
  ifNoneMatch,
  paginationParameters,
  queryParameter,
} from '../openapi/describe.ts';
import { createPhotoFiles } from './photo-files.ts';
import { createStudentStore, recordOf } from './store.ts';

const missing = 'Santri tidak ditemukan.';
const needs = 'session';
const versioned = [idParameter, headerParameter('If-Match')];
const listed = [...paginationParameters, queryParameter('q'), queryParameter('class'), ifNoneMatch];

const described = {
  list: describe('Direktori santri seperti yang dilihat semua orang', {
    parameters: listed,
    answers: { 200: z.array(studentSchema), 304: null },
    headers: ['ETag', 'X-Total-Count'],
  }),
  classes: describe('Kelas dan jumlah seluruh santrinya', {
    parameters: [ifNoneMatch],
    answers: { 200: z.array(studentClassSchema), 304: null },
    headers: ['ETag'],
  }),
  records: describe('Data santri', {
    needs,
    parameters: [...listed, queryParameter('consent')],
    answers: { 200: z.array(studentRecordSchema), 304: null },
    headers: ['ETag', 'X-Total-Count'],
  }),
  settings: describe('Cara direktori ditampilkan', {
    needs,
    parameters: [ifNoneMatch],
    answers: { 200: studentSettingsSchema, 304: null },
    headers: ['ETag'],
  }),
  saveSettings: describe('Mengubah cara direktori ditampilkan', {
    needs,
    body: studentSettingsInputSchema,
    answers: { 200: studentSettingsSchema },
  }),
  import: describe('Mengimpor santri; yang NIS-nya sudah ada diubah', {
    needs,
    body: studentImportSchema,
    answers: { 200: studentImportAnswerSchema },
  }),
  item: describe('Data satu santri', {
    needs,
    parameters: [idParameter, ifNoneMatch],
    answers: { 200: studentRecordSchema, 304: null },
    headers: ['ETag'],
  }),
  create: describe('Menambah santri', {
    needs,
    body: studentInputSchema,
    answers: { 201: studentRecordSchema },
    headers: ['ETag', 'Location'],
  }),
  update: describe('Mengubah santri', {
    needs,
    parameters: versioned,
    body: studentInputSchema,
    answers: { 200: studentRecordSchema },
    headers: ['ETag'],
  }),
  remove: describe('Menghapus santri untuk selamanya', {
    needs,
    parameters: versioned,
    answers: { 204: null },
  }),
};

/** Mounts `/students.php`: the pupils' directory, for everyone what each consent allows (docs/contract.md#students). */
export function createStudentRoutes(deps: Deps) {
  const store = createStudentStore(deps);
  const files = createPhotoFiles(deps);
  const guard = requireSessionFor('keep-pupils', createSessions(deps));
  const inputSchema = studentInputSchema as z.ZodMiniType<StudentInput>;
  const importSchema = studentImportSchema as z.ZodMiniType<{ students: StudentRow[] }>;

  /** Changes a pupil in one transaction. @throws Problem `changed-meanwhile` by `If-Match`. */
  function change<Answer>(
    c: Context<Env>,
    work: (own: typeof store, before: Row<'students'>, log: Log) => Promise<Answer>,
  ): Promise<Answer> {
    const id = readItemId(c, missing);
    return inTransaction(deps.db, async (db) => {
      const own = createStudentStore({ ...deps, db });
      const before = orNotFound(await own.get(id), missing);
      requireIfMatch(c, recordOf(before, deps.urls));
      const log = createAuditLog({ ...deps, db });
      return work(own, before, (action) =>
        log.add(actorOf(c), action, { resource: 'students', id }),
      );
    });
  }

  function answer(c: Context<Env>, row: Row<'students'>, status: 200 | 201 = 200) {
    return c.json(recordOf(row, deps.urls), status, { ETag: etagOf(row) });
  }

  /** Keeps what follows out of every cache. @throws Problem `not-found` while the sample is shown. */
  async function requireOwnDirectory(c: Context<Env>): Promise<void> {
    if (!(await store.settings()).enabled) throw new Problem('not-found');
    uncached(c);
  }

  return new Hono<Env>()
    .use(authorizeWrites('keep-pupils'))
    .get('/', described.list, async (c) => {
      await requireOwnDirectory(c);
      return respondWithPage(c, await store.shown(readQuery(c)));
    })
    .get('/classes', described.classes, async (c) => {
      await requireOwnDirectory(c);
      return c.json(await store.classes());
    })
    .get('/records', described.records, guard, async (c) => {
      uncached(c);
      const consent = c.req.query('consent') ?? '';
      const { items, total } = await store.records({ ...readQuery(c), consent });
      return respondWithPage(c, { items: items.map((row) => recordOf(row, deps.urls)), total });
    })
    .get('/settings', described.settings, guard, async (c) => c.json(await store.settings()))
    .put('/settings', described.saveSettings, async (c) => {
      const settings = await readInput(c, studentSettingsInputSchema);
      await inTransaction(deps.db, async (db) => {
        await createStudentStore({ ...deps, db }).saveSettings(settings);
        await createAuditLog({ ...deps, db }).add(actorOf(c), 'students-settings-changed');
      });
      return c.json(settings);
    })
    .post('/import', described.import, async (c) => {
      const { students } = await readInput(c, importSchema);
      refuseDoubled(students);
      const { photos, consents, ...counts } = await inTransaction(deps.db, async (db) => {
        const log = createAuditLog({ ...deps, db });
        const done = await createStudentStore({ ...deps, db }).import(students);
        await log.add(actorOf(c), 'students-imported');
        for (const id of done.consents) {
          await log.add(actorOf(c), 'student-consent-changed', { resource: 'students', id });
        }
        return done;
      });
      await files.remove(photos);
      return c.json(counts);
    })
    .get('/:id', described.item, guard, async (c) => {
      uncached(c);
      return answer(c, orNotFound(await store.get(readItemId(c, missing)), missing));
    })
    .post('/', described.create, async (c) => {
      const input = await readInput(c, inputSchema);
      const row = await inTransaction(deps.db, async (db) => {
        const created = await createStudentStore({ ...deps, db }).create(input);
        const item = { resource: 'students', id: created.id } as const;
        const log = createAuditLog({ ...deps, db });
        await log.add(actorOf(c), 'student-created', item);
        if (created.consent !== 'tidak') await log.add(actorOf(c), 'student-consent-changed', item);
        return created;
      });
      c.header('Location', `${c.req.path}/${row.id}`);
      return answer(c, row, 201);
    })
    .put('/:id', described.update, async (c) => {
      readItemId(c, missing);
      const input = await readInput(c, inputSchema);
      const { before, row } = await change(c, async (own, before, log) => {
        const row = await own.update(before, input);
        await log('student-changed');
        if (row.consent !== before.consent) await log('student-consent-changed');
        return { before, row };
      });
      if (before.photo !== row.photo) await files.remove([before.photo]);
      return answer(c, row);
    })
    .delete('/:id', described.remove, async (c) => {
      const photo = await change(c, async (own, { id, photo }, log) => {
        await own.remove(id);
        await log('student-deleted');
        return photo;
      });
      await files.remove([photo]);
      return c.body(null, 204);
    });
}

type Log = (action: Action) => Promise<void>;

function uncached(c: Context): void {
  c.header('Cache-Control', 'private, no-store');
}

function readQuery(c: Context) {
  const { q, limit, offset } = readListParams(c, { usualLimit: maxLimit });
  const group = printable(c.req.query('class') ?? '');
  return { q, limit, offset, class: group };
}

/** @throws Problem `invalid-field` when two rows have one NIS. */
function refuseDoubled(students: readonly StudentRow[]): void {
  const seen = new Set<string>();
  const errors: Record<string, string> = {};
  for (const [index, { nis }] of students.entries()) {
    if (seen.has(nis)) errors[`students.${index}.nis`] = `NIS ${nis} ada dua kali.`;
    seen.add(nis);
  }
  const [message] = Object.values(errors);
  if (message) throw new Problem('invalid-field', { message, errors });
}
