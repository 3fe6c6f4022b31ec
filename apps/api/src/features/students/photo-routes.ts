import { can } from '@pesantren/api-client/contract/permissions';
import { studentRecordSchema } from '@pesantren/api-client/contract/student';
import { detectFileType, uploadLimits } from '@pesantren/api-client/contract/uploads/upload';
import { Hono } from 'hono';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Deps } from '../../deps.ts';
import { etagOf } from '../../http/etag.ts';
import { requireContentType } from '../../http/guards/csrf.ts';
import { limitWrites } from '../../http/guards/limit-requests.ts';
import { authorizeWrites, callerOf } from '../../http/guards/session.ts';
import { readItemId } from '../../http/input.ts';
import { orNotFound, Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { createSessions } from '../admin/sessions.ts';
import { actorOf, createAuditLog } from '../audit-log/store.ts';
import { describe, idParameter } from '../openapi/describe.ts';
import { readChecked } from '../upload/checked-body.ts';
import type { ImageNormalizer } from '../upload/normalize-image.ts';
import { readForm } from '../upload/read-form.ts';
import { uploadName } from '../upload/storage/storage.ts';
import { createUploadQueue } from '../upload/upload-queue.ts';
import { createPhotoFiles } from './photo-files.ts';
import { createStudentStore, recordOf } from './store.ts';

const missing = 'Santri tidak ditemukan.';

/** The longest side of a photo, in pixels: it is shown small. */
const longestSide = 640;

const kinds = {
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
} as const;

const types: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(kinds).map(({ extension, type }) => [extension, type]),
);

/**
 * Serves `GET /students.php/{id}/photo`, which pictures ask for without a key. The consent is looked up each time and
 * nothing may keep the answer, so that a withdrawn photo is gone at once.
 */
export function servePhotos(deps: Deps) {
  const store = createStudentStore(deps);
  const live = createSessions(deps);
  const described = describe('Foto santri, selama persetujuannya berlaku', {
    needs: 'nothing',
    parameters: [idParameter],
    answers: { 200: null },
  });
  return new Hono<Env>().get('/:id/photo', described, async (c) => {
    const row = await store.get(readItemId(c, missing));
    const isShown = row?.consent === 'foto' && (await store.settings()).enabled;
    const caller = isShown ? undefined : await callerOf(c, live);
    const maySee = isShown || (caller !== undefined && can(caller.role, 'keep-pupils'));
    const name = row && maySee && uploadName(row.photo);
    const file = name && (await deps.uploads.find(name));
    if (!file) throw new Problem('not-found', { message: missing });
    const expected = { name: file.name, start: 0, bytes: file.size };
    const body =
      c.req.method === 'HEAD'
        ? null
        : await readChecked(await deps.uploads.read(file.name), expected);
    return c.newResponse(body, 200, {
      'Cache-Control': 'private, no-store',
      'Content-Length': String(file.size),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': types[file.name.slice(file.name.lastIndexOf('.') + 1)] ?? 'image/jpeg',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

/** Mounts the changes of a photo: `PUT` with a form, as an upload, and `DELETE`. */
export function createPhotoRoutes(deps: Deps) {
  const files = createPhotoFiles(deps);
  const queue = createUploadQueue();
  const described = {
    save: describe('Menyimpan foto santri', {
      needs: 'session',
      parameters: [idParameter],
      body: 'file',
      answers: { 200: studentRecordSchema },
      headers: ['ETag'],
    }),
    remove: describe('Menghapus foto santri', {
      needs: 'session',
      parameters: [idParameter],
      answers: { 204: null },
    }),
  };

  /** Names another photo of a pupil, logged, and removes the one before. */
  async function replace(c: Parameters<typeof actorOf>[0], photo: string) {
    const id = readItemId(c, missing);
    const { before, row } = await inTransaction(deps.db, async (db) => {
      const store = createStudentStore({ ...deps, db });
      const before = orNotFound(await store.get(id), missing);
      if (photo && before.consent !== 'foto') throw withoutConsent();
      const log = createAuditLog({ ...deps, db });
      await log.add(actorOf(c), 'student-photo-changed', { resource: 'students', id });
      return { before, row: await store.setPhoto(before, photo) };
    });
    await files.remove([before.photo]);
    return row;
  }

  return new Hono<Env>()
    .use('/:id/photo', authorizeWrites('keep-pupils'), limitWrites(deps.limits, 'upload'))
    .put('/:id/photo', described.save, requireContentType('multipart'), (c) =>
      queue(c.get('admin').session, async () => {
        const id = readItemId(c, missing);
        const { consent } = orNotFound(await createStudentStore(deps).get(id), missing);
        if (consent !== 'foto') throw withoutConsent();
        const { bytes, extension } = await readPhoto(c.req.raw, deps.normalizeImage);
        if ((await deps.uploads.freeBytes()) < deps.diskFloor) throw new Problem('storage-full');
        const photo = await files.write(bytes, extension);
        try {
          const row = await replace(c, photo);
          return c.json(recordOf(row, deps.urls), 200, { ETag: etagOf(row) });
        } catch (error) {
          await files.remove([photo]);
          throw error;
        }
      }),
    )
    .delete('/:id/photo', described.remove, requireContentType('json'), async (c) => {
      await replace(c, '');
      return c.body(null, 204);
    });
}

async function readPhoto(
  request: Request,
  normalizeImage: ImageNormalizer,
): Promise<{ bytes: Uint8Array; extension: string }> {
  const { files } = await readForm(request, uploadLimits.image + 65_536);
  const [file] = files.filter(({ field }) => field === 'file');
  if (!file)
    throw new Problem('malformed-request', { message: 'Kirim satu file di kolom "file".' });
  const kind = detectFileType(file.bytes);
  if (!kind || kind === 'pdf') {
    throw new Problem('wrong-type', { message: 'Gunakan JPG, PNG, atau WebP.' });
  }
  const { bytes } = await normalizeImage(file.bytes, kind, longestSide, 0);
  return { bytes, extension: kinds[kind].extension };
}

function withoutConsent(): Problem {
  const message = 'Foto hanya dengan persetujuan foto.';
  return new Problem('invalid-field', { message, errors: { photo: message } });
}
