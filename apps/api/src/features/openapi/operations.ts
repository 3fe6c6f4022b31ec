import { pictureWidths } from '@pesantren/api-client/contract/picture-sizes';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { maxLimit, maxSearchLength } from '../../http/pagination.ts';
import type { JsonSchema } from './schemas.ts';

/** A parameter of an operation (OpenAPI 3.1, Parameter Object). */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
};

/** A call of the API; `body` and the values of `responses` are names of `componentSchemas`. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** `/api/articles.php/{id}` */
  path: string;
  summary: string;
  parameters?: readonly Parameter[];
  /** The schema of its JSON body, or `file` for a form with a file in field `file`. */
  body?: string;
  /** Schemas by status, `''` without a body; `[name]` is an array of it. */
  responses: Readonly<Record<number, string>>;
  /** Response headers of this operation, besides those that all have. */
  responseHeaders?: readonly string[];
  /** The credentials it needs; the API key when left out. */
  needs?: 'nothing' | 'key' | 'session';
};

type Details = Omit<Operation, 'method' | 'path' | 'summary'>;

function operation(
  method: Operation['method'],
  path: string,
  summary: string,
  details: Details,
): Operation {
  return { method, path, summary, ...details };
}

const text = { type: 'string' };
const id: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const query = (name: string, schema: JsonSchema = text): Parameter => ({
  name,
  in: 'query',
  schema,
});
const header = (name: string): Parameter => ({ name, in: 'header', schema: text });
const pagination = [
  query('limit', { type: 'integer', minimum: 0, maximum: maxLimit }),
  query('offset', { type: 'integer', minimum: 0 }),
];
const filters = [
  query('q', { ...text, maxLength: maxSearchLength }),
  query('category'),
  query('slug'),
  query('sort'),
  query('fields', { enum: ['summary'] }),
];
const deleted = query('deleted', { enum: ['true'] });
const ifNoneMatch = header('If-None-Match');

function resourceOperations(name: ResourceName): Operation[] {
  const path = `/api${resources[name].path}`;
  const itemPath = `${path}/{id}`;
  const needs = 'session';
  const body = `${name}-input`;
  return [
    operation('get', path, 'Daftar, yang terbaru di atas; deleted perlu sesi', {
      parameters: [...pagination, ...filters, deleted, ifNoneMatch],
      responses: { 200: `[${name}]`, 304: '' },
      responseHeaders: ['ETag', 'X-Total-Count'],
    }),
    operation('post', path, 'Membuat item', {
      needs,
      parameters: [header('Idempotency-Key')],
      body,
      responses: { 201: name },
      responseHeaders: ['ETag', 'Location'],
    }),
    operation('get', `${path}/categories`, 'Kategori yang dipakai, yang tersering di atas', {
      parameters: [ifNoneMatch],
      responses: { 200: 'categories', 304: '' },
      responseHeaders: ['ETag'],
    }),
    operation('get', itemPath, 'Satu item', {
      parameters: [id, ifNoneMatch],
      responses: { 200: name, 304: '' },
      responseHeaders: ['ETag'],
    }),
    operation('put', itemPath, 'Mengubah item', {
      needs,
      parameters: [id, header('If-Match')],
      body,
      responses: { 200: name },
      responseHeaders: ['ETag'],
    }),
    operation('delete', itemPath, 'Menghapus item; dapat dipulihkan 30 hari', {
      needs,
      parameters: [id, header('If-Match')],
      responses: { 204: '' },
    }),
    operation('post', `${itemPath}/restore`, 'Memulihkan item yang dihapus', {
      needs,
      parameters: [id],
      responses: { 200: name },
      responseHeaders: ['ETag'],
    }),
  ];
}

const admin = '/api/admin.php';

/** Every call of the API; a test compares it with the routes of the app. */
export const operations: readonly Operation[] = [
  ...(Object.keys(resources) as ResourceName[]).flatMap(resourceOperations),
  operation(
    'post',
    `/api${resources.carousel.path}/{id}/move`,
    'Menaruh gambar sebelum gambar lain, atau paling akhir (null)',
    { needs: 'session', parameters: [id], body: 'carousel-move', responses: { 204: '' } },
  ),
  operation('post', '/api/upload.php', 'Mengunggah gambar atau PDF', {
    needs: 'session',
    body: 'file',
    responses: { 201: 'upload' },
  }),
  operation('post', `${admin}/login`, 'Masuk', {
    body: 'login',
    responses: { 200: 'session' },
    responseHeaders: ['Set-Cookie'],
  }),
  operation('get', `${admin}/session`, 'Siapa yang masuk', {
    needs: 'session',
    responses: { 200: 'session', 304: '' },
  }),
  operation('post', `${admin}/logout`, 'Keluar', {
    needs: 'session',
    responses: { 204: '' },
    responseHeaders: ['Set-Cookie'],
  }),
  operation('post', `${admin}/password`, 'Mengganti kata sandi', {
    needs: 'session',
    body: 'password',
    responses: { 204: '' },
    responseHeaders: ['Set-Cookie'],
  }),
  operation('get', `${admin}/sessions`, 'Tempat akun ini masuk', {
    needs: 'session',
    responses: { 200: '[device]', 304: '' },
  }),
  operation('delete', `${admin}/sessions/{id}`, 'Mengakhiri satu sesi', {
    needs: 'session',
    parameters: [{ ...id, schema: text }],
    responses: { 204: '' },
  }),
  operation('get', `${admin}/log`, 'Siapa melakukan apa, yang terakhir di atas', {
    needs: 'session',
    parameters: pagination,
    responses: { 200: '[log-entry]', 304: '' },
    responseHeaders: ['X-Total-Count'],
  }),
  operation('get', '/api/openapi.json', 'Uraian ini, untuk program', {
    needs: 'session',
    responses: { 200: '' },
  }),
  operation('get', '/api/openapi', 'Uraian ini, untuk dibaca', {
    needs: 'session',
    responses: { 200: '' },
  }),
  operation('get', '/uploads/{file}', 'Berkas yang diunggah', {
    needs: 'nothing',
    parameters: [
      { name: 'file', in: 'path', required: true, schema: text },
      query('w', { enum: pictureWidths }),
      header('Range'),
      header('If-Range'),
      ifNoneMatch,
    ],
    responses: { 200: '', 206: '', 304: '', 416: '' },
  }),
  operation('get', '/healthz', 'Proses hidup', { needs: 'nothing', responses: { 200: '' } }),
  operation('get', '/readyz', 'Basis data dan penyimpanan siap', {
    needs: 'nothing',
    responses: { 200: '', 503: '' },
  }),
];
