import { pdfReadingLimits } from '@pesantren/api-client/contract/upload';
import { school } from '@pesantren/content/school';
import { type Operation, operations } from './operations.ts';
import { componentSchemas, type JsonSchema } from './schemas.ts';

/** An OpenAPI 3.1 document, with the fields that this one uses. */
export type OpenApiDocument = {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, object>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: object };
};

/** Describes the whole API as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). */
export function openApiDocument(): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describe(operation) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `API ${school.name}`,
      version: '1',
      description:
        'Kunci X-API-Key mengenali pemanggil dan tidak memberi izin apa pun. Setiap panggilan selain GET ' +
        'membawa Origin dari ADMIN_URL dan Content-Type application/json, juga yang tanpa isi; ' +
        'unggahan membawa multipart/form-data.',
    },
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
      },
    },
  };
}

function describe(operation: Operation): object {
  const { summary, parameters, body, responses, responseHeaders, needs = 'key' } = operation;
  const security = { nothing: [], key: [{ key: [] }], session: [{ key: [], session: [] }] };
  const described = Object.entries(responses).map(([status, schema]) => [
    status,
    {
      description: descriptions[status] ?? 'Berhasil',
      ...(responseHeaders && { headers: headers(responseHeaders) }),
      ...(schema && { content: json(schema) }),
    },
  ]);
  return {
    summary,
    security: security[needs],
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: body === 'file' ? form : json(body) } }),
    responses: {
      ...Object.fromEntries(described),
      default: {
        description: 'Ditolak',
        headers: headers(['Retry-After']),
        content: json('problem'),
      },
    },
  };
}

/** Descriptions of the statuses that are neither success nor a problem. */
const descriptions: Readonly<Record<string, string>> = {
  304: 'Tidak berubah',
  416: 'Di luar ukuran berkas',
  503: 'Belum siap',
};

function headers(names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, { schema: { type: 'string' } }]));
}

const form = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: {
        file: { type: 'string', contentMediaType: 'application/octet-stream' },
        pdf_image: { type: 'string', contentMediaType: 'image/webp' },
        pdf_pages: { type: 'integer', minimum: 1, maximum: pdfReadingLimits.pages },
        pdf_text: { type: 'string', maxLength: pdfReadingLimits.text },
      },
      required: ['file'],
    },
  },
};

function json(schema: string): object {
  const list = /^\[(.+)\]$/.exec(schema)?.[1];
  const ref = { $ref: `#/components/schemas/${list ?? schema}` };
  return { 'application/json': { schema: list ? { type: 'array', items: ref } : ref } };
}
