import { printable } from '@pesantren/api-client/contract/texts/printable';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod/mini';
import { Problem } from './problem.ts';
import { isSafeMethod } from './request-context.ts';

/**
 * Refuses a body of more than `maxSize` bytes before it is parsed, chunked ones included.
 * @param larger the sizes of the paths that may have more.
 */
export function limitBody(maxSize: number, larger: Readonly<Record<string, number>> = {}) {
  const usual = limitTo(maxSize);
  const others = new Map(Object.entries(larger).map(([path, size]) => [path, limitTo(size)]));
  return createMiddleware((c, next) => {
    // Looking for the body of a read would cost a whole Request object; no read parses one.
    if (isSafeMethod(c.req.method)) return next();
    return (others.get(c.req.path) ?? usual)(c, next);
  });
}

function limitTo(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new Problem('too-large');
    },
  });
}

/**
 * Parses the JSON body of a request by its schema; unknown fields are ignored. A call that needs no field needs no body.
 * @throws Problem `malformed-request` when it is no JSON object, `invalid-field` with a message by field.
 */
export async function readInput<Input>(c: Context, schema: z.ZodMiniType<Input>): Promise<Input> {
  const bytes = await c.req.arrayBuffer();
  const none = bytes.byteLength === 0 ? z.safeParse(schema, {}) : undefined;
  return none?.success ? none.data : parse(schema, printableFields(objectIn(bytes)));
}

/** Parses it without removing unprintable characters: for passwords. */
export async function readSecret<Input>(c: Context, schema: z.ZodMiniType<Input>): Promise<Input> {
  return parse(schema, objectIn(await c.req.arrayBuffer()));
}

/** Reads the id in a path: digits and nothing else, so that `5abc` is not 5 (docs/reliability.md#i01). */
export function readItemId(c: Context, missing: string): number {
  const text = c.req.param('id') ?? '';
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw new Problem('not-found', { message: missing });
  return id;
}

/** Reads an instant in a query, ISO 8601 with offset. @throws Problem `malformed-request` when it is none. */
export function readInstant(text = ''): string {
  const { data } = z.safeParse(z.iso.datetime({ offset: true }), text);
  if (data === undefined) throw new Problem('malformed-request');
  return new Date(data).toISOString();
}

/** Applies `printable` to every text among an object's own values. */
export function printableFields(fields: object): Record<string, unknown> {
  const clean = (value: unknown) => (typeof value === 'string' ? printable(value) : value);
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, clean(value)]));
}

function objectIn(bytes: ArrayBuffer): object {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Neither UTF-8 nor JSON: refused like JSON that is no object.
  }
  throw new Problem('malformed-request');
}

function parse<Input>(schema: z.ZodMiniType<Input>, body: object): Input {
  // For what has no words of its own: a text where a list belongs.
  const result = z.safeParse(schema, body, { error: () => 'Isian ini tidak sah.' });
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message;
  throw new Problem('invalid-field', { message: result.error.issues[0]?.message, errors });
}
