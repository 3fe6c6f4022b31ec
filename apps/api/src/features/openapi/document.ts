import { problemCodes } from '@pesantren/api-client/contract/problem';
import { richTextAttributes, richTextTags } from '@pesantren/api-client/contract/texts/rich-text';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { Env } from '../../http/request-context.ts';
import { headerObjects } from './describe.ts';

const text = { type: 'string' } as const;

const problem = {
  type: 'object',
  properties: {
    message: { ...text, description: 'Bahasa Indonesia, untuk dibaca orang' },
    code: { enum: Object.keys(problemCodes) },
    errors: { type: 'object', additionalProperties: text },
    current: {
      type: 'object',
      description: 'Item yang terbaru, pada changed-meanwhile; yang dibuat kuncinya, pada conflict',
    },
  },
  required: ['message', 'code'],
} as const;

export type OpenApiDocument = Awaited<ReturnType<typeof openApiDocument>>;

/**
 * Describes the whole API as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1), from its mounted routes;
 * `routes.ts` puts the school's name into its title.
 */
export function openApiDocument(app: Hono<Env>) {
  return generateSpecs(app, {
    excludeStaticFile: false,
    documentation: {
      openapi: '3.1.1',
      info: {
        title: 'API',
        version: '1',
        description:
          'Kunci X-API-Key mengenali pemanggil dan tidak memberi izin apa pun. Setiap panggilan selain GET ' +
          'membawa Origin dari ADMIN_URL dan Content-Type application/json, juga yang tanpa isi; ' +
          `unggahan membawa multipart/form-data. ${describeBodies()}`,
      },
      components: {
        schemas: { problem: { ...problem, required: [...problem.required] } },
        responses: {
          problem: {
            description: 'Ditolak',
            headers: headerObjects(['Retry-After']),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/problem' } } },
          },
        },
        securitySchemes: {
          key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
          session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        },
      },
    },
  });
}

const methods = ['get', 'post', 'put', 'delete'] as const;

/** Lists the operations of a document with their methods and paths. */
export function operationsOf({ paths }: OpenApiDocument) {
  return Object.entries(paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation ? [{ ...operation, method, path }] : [];
    }),
  );
}

/** Describes `content` out of the contract's own list. */
function describeBodies(): string {
  const attributes = Object.entries(richTextAttributes).map(
    ([tag, all]) => `${tag} (${all.join(', ')})`,
  );
  return (
    `Isi (content) berupa teks biasa, atau HTML dengan tag ${richTextTags.join(', ')} dan atribut ` +
    `${attributes.join('; ')}. Daftar ol mulai dari start 1 sampai 9999 dan dihitung menurut type a, A, i, atau I; ` +
    'tautan berupa http, https, mailto, tel, atau alamat yang diawali garis miring.'
  );
}
