import { pictureWidths } from '@pesantren/api-client/contract/picture-sizes';
import { type ResourceName, resources } from '@pesantren/api-client/resources';
import { maxLimit, maxSearchLength } from '../../http/list-part.ts';
import type { JsonSchema } from './schemas.ts';

/** Where a parameter stands, and what it may be. */
export type Parameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: JsonSchema;
};

/** One call of the API. Shapes are names of `componentSchemas`. */
export type Operation = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** `/api/articles.php/{id}` */
  path: string;
  summary: string;
  parameters?: readonly Parameter[];
  /** The JSON body it takes, or a file in field `file`. */
  takes?: string;
  /** Status and shape of a good answer; a shape in brackets is a list of it. */
  answers: Readonly<Record<number, string>>;
  /** Headers of a good answer that are not every answer's. */
  tells?: readonly string[];
  /** Who may: anyone, who has the key (when left out), or only a session. */
  needs?: 'nothing' | 'key' | 'session';
};

const text = { type: 'string' };
const id: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
const query = (name: string, schema: JsonSchema = text): Parameter => ({
  name,
  in: 'query',
  schema,
});
const header = (name: string): Parameter => ({ name, in: 'header', schema: text });
const part = [
  query('limit', { type: 'integer', minimum: 0, maximum: maxLimit }),
  query('offset', { type: 'integer', minimum: 0 }),
];
const search = [
  query('q', { ...text, maxLength: maxSearchLength }),
  query('category'),
  query('slug'),
  query('fields', { enum: ['summary'] }),
];
const deleted = query('deleted', { enum: ['true'] });
const conditional = header('If-None-Match');

function resource(name: ResourceName): Operation[] {
  const path = `/api${resources[name].path}`;
  const one = `${path}/{id}`;
  const takes = `${name}-input`;
  return [
    {
      ...{ method: 'get', path, summary: 'Daftar, yang terbaru di atas; deleted perlu sesi' },
      parameters: [...part, ...search, deleted, conditional],
      ...{ answers: { 200: `[${name}]`, 304: '' }, tells: ['ETag', 'X-Total-Count'] },
    },
    {
      ...{ method: 'post', path, summary: 'Membuat item', needs: 'session', takes },
      parameters: [header('Idempotency-Key')],
      ...{ answers: { 201: name }, tells: ['ETag', 'Location'] },
    },
    {
      ...{ method: 'get', path: one, summary: 'Satu item' },
      parameters: [id, conditional],
      ...{ answers: { 200: name, 304: '' }, tells: ['ETag'] },
    },
    {
      ...{ method: 'put', path: one, summary: 'Mengubah item', needs: 'session', takes },
      parameters: [id, header('If-Match')],
      ...{ answers: { 200: name }, tells: ['ETag'] },
    },
    {
      ...{ method: 'delete', path: one, summary: 'Menghapus item; dapat dipulihkan 30 hari' },
      ...{ needs: 'session', parameters: [id, header('If-Match')], answers: { 204: '' } },
    },
    {
      ...{ method: 'post', path: `${one}/restore`, summary: 'Memulihkan item yang dihapus' },
      ...{ needs: 'session', parameters: [id], answers: { 200: name }, tells: ['ETag'] },
    },
  ];
}

const admin = '/api/admin.php';

/** Every call of the API. A test holds it against the routes of the app. */
export const operations: readonly Operation[] = [
  ...(Object.keys(resources) as ResourceName[]).flatMap(resource),
  {
    ...{ method: 'post', path: `/api${resources.carousel.path}/{id}/move`, parameters: [id] },
    summary: 'Menaruh gambar sebelum gambar lain, atau paling akhir (null)',
    ...{ needs: 'session', takes: 'carousel-move', answers: { 204: '' } },
  },
  {
    ...{ method: 'post', path: '/api/upload.php', summary: 'Mengunggah gambar atau PDF' },
    ...{ needs: 'session', takes: 'file', answers: { 201: 'upload' } },
  },
  {
    ...{ method: 'post', path: `${admin}/login`, summary: 'Masuk' },
    ...{ takes: 'login', answers: { 200: 'session' }, tells: ['Set-Cookie'] },
  },
  {
    ...{ method: 'get', path: `${admin}/session`, summary: 'Siapa yang masuk' },
    ...{ needs: 'session', answers: { 200: 'session', 304: '' } },
  },
  {
    ...{ method: 'post', path: `${admin}/logout`, summary: 'Keluar' },
    ...{ needs: 'session', answers: { 204: '' }, tells: ['Set-Cookie'] },
  },
  {
    ...{ method: 'post', path: `${admin}/password`, summary: 'Mengganti kata sandi' },
    ...{ needs: 'session', takes: 'password', answers: { 204: '' }, tells: ['Set-Cookie'] },
  },
  {
    ...{ method: 'get', path: `${admin}/sessions`, summary: 'Tempat akun ini masuk' },
    ...{ needs: 'session', answers: { 200: '[device]', 304: '' } },
  },
  {
    ...{ method: 'delete', path: `${admin}/sessions/{id}`, summary: 'Mengakhiri satu sesi' },
    ...{ needs: 'session', answers: { 204: '' } },
    parameters: [{ ...id, schema: text }],
  },
  {
    ...{
      method: 'get',
      path: `${admin}/log`,
      summary: 'Siapa melakukan apa, yang terakhir di atas',
    },
    ...{ needs: 'session', parameters: part, answers: { 200: '[log-entry]', 304: '' } },
    tells: ['X-Total-Count'],
  },
  {
    ...{ method: 'get', path: '/api/openapi.json', summary: 'Uraian ini, untuk program' },
    ...{ needs: 'session', answers: { 200: '' } },
  },
  {
    ...{ method: 'get', path: '/api/openapi', summary: 'Uraian ini, untuk dibaca' },
    ...{ needs: 'session', answers: { 200: '' } },
  },
  {
    ...{ method: 'get', path: '/uploads/{file}', summary: 'Berkas yang diunggah' },
    parameters: [
      { name: 'file', in: 'path', required: true, schema: text },
      query('w', { enum: pictureWidths }),
      ...[header('Range'), header('If-Range'), conditional],
    ],
    ...{ needs: 'nothing', answers: { 200: '', 206: '', 304: '', 416: '' } },
  },
  {
    ...{ method: 'get', path: '/healthz', summary: 'Proses hidup' },
    ...{ needs: 'nothing', answers: { 200: '' } },
  },
  {
    ...{ method: 'get', path: '/readyz', summary: 'Basis data dan penyimpanan siap' },
    ...{ needs: 'nothing', answers: { 200: '', 503: '' } },
  },
];
