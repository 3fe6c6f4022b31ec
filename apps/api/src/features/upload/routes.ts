import {
  detectFileType,
  type UploadAnswer,
  uploadLimits,
} from '@pesantren/api-client/contract/uploads/upload';
import { Hono } from 'hono';
import type { Deps } from '../../deps.ts';
import { requireContentType } from '../../http/guards/csrf.ts';
import { Problem } from '../../http/problem.ts';
import type { Env } from '../../http/request-context.ts';
import { describe as describeRoute, uploadSchema } from '../openapi/describe.ts';
import { createPdfReadings, readPdfReading } from './pdf-readings.ts';
import { refuseOverQuota } from './quota.ts';
import { readForm, type UploadForm } from './read-form.ts';
import { newUploadName } from './storage/storage.ts';
import { createStoredFiles } from './stored-files.ts';
import { createUploadQueue } from './upload-queue.ts';
import { validatePdf } from './validate-pdf.ts';

const mebibyte = 1_048_576;
const { image: maxImage, pdf: maxPdf } = uploadLimits;
/** A PDF and its reading. */
const maxForm = maxPdf + mebibyte;
const image = {
  jpeg: { extension: 'jpg', type: 'image/jpeg' },
  png: { extension: 'png', type: 'image/png' },
  webp: { extension: 'webp', type: 'image/webp' },
};

/**
 * Mounts `/upload.php`: one file in field `file`, and the reading of a PDF (docs/contract.md#uploads). The bytes
 * decide the type, and the server the name.
 */
export function createUploadRoutes(deps: Deps) {
  const { db, uploads, urls, diskFloor, normalizeImage } = deps;
  const queue = createUploadQueue();
  const stored = createStoredFiles(deps);

  async function save(bytes: Buffer, extension: string, username: string): Promise<string> {
    if ((await uploads.freeBytes()) < diskFloor) throw new Problem('storage-full');
    await refuseOverQuota(deps, username, bytes.length);
    const name = newUploadName(bytes, extension);
    await uploads.write(name, bytes);
    await stored.add({ name, bytes: bytes.length, username });
    return name;
  }

  async function savePdf(bytes: Buffer, form: UploadForm, username: string): Promise<string> {
    const reading = await readPdfReading(form, normalizeImage);
    const name = await save(bytes, 'pdf', username);
    if (!reading) return name;
    const { picture, pages, text } = reading;
    const image = `/uploads/${await save(picture.bytes, 'webp', username)}`;
    await createPdfReadings({ db }).save({ name, image, pages, text });
    return name;
  }

  async function receive(form: UploadForm, username: string): Promise<UploadAnswer> {
    const bytes = fileOf(form);
    const kind = detectFileType(bytes);
    if (!kind) {
      throw new Problem('wrong-type', { message: 'Gunakan JPG, PNG, WebP, atau PDF.' });
    }
    if (kind === 'pdf') {
      if (bytes.length > maxPdf) throw tooLarge('PDF', 20);
      const isOpened = form.files.some(({ field }) => field === 'pdf_image');
      const fault = await validatePdf(bytes, isOpened);
      if (fault) throw new Problem('invalid-field', { message: fault, errors: { file: fault } });
      return describe(await savePdf(bytes, form, username), bytes, 'application/pdf');
    }
    if (bytes.length > maxImage) throw tooLarge('Gambar', 10);
    const { width, height, bytes: normalized } = await normalizeImage(bytes, kind);
    const name = await save(normalized, image[kind].extension, username);
    return { ...describe(name, normalized, image[kind].type), width, height };
  }

  function describe(name: string, bytes: Buffer, type: string): UploadAnswer {
    const url = urls.toApi(`/uploads/${name}`);
    return { url, width: undefined, height: undefined, bytes: bytes.length, type };
  }

  const description = describeRoute('Mengunggah gambar atau PDF', {
    needs: 'session',
    body: 'file',
    answers: { 201: uploadSchema },
  });

  return new Hono<Env>()
    .use(requireContentType('multipart'))
    .post('/', description, (c) =>
      queue(c.get('admin').session, async () =>
        c.json(
          { data: await receive(await readForm(c.req.raw, maxForm), c.get('admin').username) },
          201,
        ),
      ),
    );
}

function fileOf({ files, texts }: UploadForm): Buffer {
  const [file, ...others] = files.filter(({ field }) => field === 'file');
  if (!file || others.length > 0 || texts.has('file')) {
    throw new Problem('malformed-request', { message: 'Kirim satu file di kolom "file".' });
  }
  return file.bytes;
}

function tooLarge(what: string, mebibytes: number): Problem {
  return new Problem('too-large', { message: `${what} paling besar ${mebibytes} MB.` });
}
