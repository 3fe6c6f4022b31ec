import fc from 'fast-check';
import {
  type OpenApiDocument,
  openApiDocument,
  operationsOf,
} from '../features/openapi/document.ts';
import { pdf } from './files.ts';
import type { TestApi } from './test-api.ts';

/** A generated call of a described operation. */
export type Generated = {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
  /** Set when it carries the administrator's session. */
  signed: boolean;
};

type Operation = ReturnType<typeof operationsOf>[number];

const nasty = fc.constantFrom(
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\ufeff',
    '\u202e',
    "' or 1=1 --",
    '%',
    '_',
    '\\',
    '$1',
    '../..',
  ],
  ...['javascript:alert(1)', '//jahat.example', '/uploads/..', '<script>alert(1)</script>'],
  ...['<p>a</p><img src=x onerror=alert(1)>', '2025-02-30', '99999-01-01', '0x5', '5abc', '-1'],
  ...[
    '9007199254740993',
    '1e999',
    '__proto__',
    'constructor',
    'null',
    'x'.repeat(3000),
    '👩‍👩‍👧'.repeat(60),
  ],
);
const text = fc.oneof(
  { arbitrary: nasty, weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 200 }), weight: 2 },
  { arbitrary: fc.string({ maxLength: 30 }), weight: 2 },
);
const inUrl = text.map((value) => encodeURIComponent(value.toWellFormed()));
// Mostly ids that exist, so that not every call ends at a 404.
const id = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 8 }).map(String), weight: 3 }, inUrl);
const headerText = fc.oneof(
  fc.constantFrom('"1"', '"2"', 'W/"1"', '*', '', 'bytes=0-0', 'bytes=-1', 'bytes=9-1', 'kunci'),
  fc.stringMatching(/^[\x21-\x7e]{0,250}$/),
);

/** Generates calls of all described operations, most of them nearly valid. */
export function generatedRequest(document: OpenApiDocument): fc.Arbitrary<Generated> {
  return fc.constantFrom(...operationsOf(document)).chain((operation) =>
    fc.record({
      method: fc.constant(operation.method.toUpperCase()),
      path: pathOf(operation),
      headers: headersOf(operation),
      body: bodyOf(operation, document),
      // A logout would refuse all later calls.
      signed: /logout|sessions\/|password/.test(operation.path)
        ? fc.constant(false)
        : fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
    }),
  );
}

/** Sends a generated call to an API. */
export function send(api: TestApi, { method, path, headers, body, signed }: Generated) {
  const request = new Request(api.origin + path, {
    method,
    headers: { 'X-API-Key': api.key, ...headers },
    body: body ?? null,
  });
  return api.fetch(signed ? api.asAdmin(request) : request);
}

function pathOf({ path, parameters = [] }: Operation): fc.Arbitrary<string> {
  const names = parameterNames(parameters, 'query');
  const value = fc.oneof(fc.nat({ max: 200 }).map(String), inUrl, fc.constant('summary'));
  const pair = fc.tuple(fc.constantFrom(...names, 'lain'), value);
  const pairs = fc.array(pair, { maxLength: names.length > 0 ? 4 : 1 });
  return fc.tuple(id, pairs).map(([key, all]) => {
    const query = all.map((one) => one.join('=')).join('&');
    return path.replace(/\{\w+\}/g, key) + (query && `?${query}`);
  });
}

function headersOf(operation: Operation): fc.Arbitrary<Record<string, string>> {
  const { parameters = [], method } = operation;
  const own = parameterNames(parameters, 'header').map((name) => [name, headerText]);
  const type = isForm(operation) ? 'multipart/form-data; boundary=batas' : 'application/json';
  const types = fc.oneof(
    { arbitrary: fc.constant(type), weight: 9 },
    fc.constantFrom('text/plain', 'application/json; charset=utf-16', ''),
  );
  return fc.record(
    { ...Object.fromEntries(own), ...(method !== 'get' && { 'Content-Type': types }) },
    { requiredKeys: method === 'get' ? [] : ['Content-Type'] },
  ) as fc.Arbitrary<Record<string, string>>;
}

function parameterNames(parameters: NonNullable<Operation['parameters']>, place: string): string[] {
  return parameters.flatMap((one) => ('in' in one && one.in === place ? [one.name] : []));
}

function isForm({ requestBody }: Operation): boolean {
  return JSON.stringify(requestBody ?? '').includes('multipart/form-data');
}

/** Returns the names of the fields of an operation's JSON body. */
function fieldNames({ requestBody }: Operation, { components }: OpenApiDocument): string[] {
  const name = /schemas\/([\w-]+)/.exec(JSON.stringify(requestBody ?? ''))?.[1] ?? '';
  return Object.keys(components?.schemas?.[name]?.properties ?? {});
}

function bodyOf(operation: Operation, document: OpenApiDocument): fc.Arbitrary<Generated['body']> {
  if (operation.method === 'get') return fc.constant(undefined);
  if (isForm(operation)) {
    const file = fc
      .uint8Array({ maxLength: 400 })
      .map((bytes) => Buffer.from(bytes).toString('latin1'));
    const start = fc.constantFrom(`${pdf}\n`, '\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'RIFF', '');
    return fc
      .tuple(start, file, fc.constantFrom('\n%%EOF', ''))
      .map((parts) => new Uint8Array(Buffer.from(multipart(parts.join('')), 'latin1')));
  }
  const value = fc.oneof({ arbitrary: text, weight: 8 }, fc.jsonValue());
  const fields = Object.fromEntries(fieldNames(operation, document).map((name) => [name, value]));
  return fc.oneof(
    { arbitrary: fc.record(fields).map((one) => JSON.stringify(one)), weight: 8 },
    {
      arbitrary: fc.record(fields, { requiredKeys: [] }).map((one) => JSON.stringify(one)),
      weight: 2,
    },
    fc.json(),
    text.map((raw) => raw.toWellFormed()),
  );
}

function multipart(content: string): string {
  const head = 'Content-Disposition: form-data; name="file"; filename="a"';
  return `--batas\r\n${head}\r\n\r\n${content}\r\n--batas--\r\n`;
}

/** Generates so many requests to an API, the same for the same seed. */
export async function sampleRequests(
  { app }: TestApi,
  numRuns: number,
  seed: number,
): Promise<Generated[]> {
  return fc.sample(generatedRequest(await openApiDocument(app)), { numRuns, seed });
}
