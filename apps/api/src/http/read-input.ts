import type { Context } from 'hono';
import * as z from 'zod/mini';
import { printableFields } from './printable.ts';
import { Problem } from './problem.ts';

/**
 * The JSON body of a request as its schema has it; fields that the schema does not know are ignored.
 * @throws Problem `malformed-request` when it is no JSON object, `invalid-field` with a message by field.
 */
export async function readInput<Input>(c: Context, schema: z.ZodMiniType<Input>): Promise<Input> {
  return checked(schema, printableFields(await readObject(c)));
}

/** The same without touching a character of the values: for passwords. */
export async function readSecret<Input>(c: Context, schema: z.ZodMiniType<Input>): Promise<Input> {
  return checked(schema, await readObject(c));
}

async function readObject(c: Context): Promise<object> {
  const bytes = await c.req.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  } catch {
    // What cannot be decoded or parsed is refused like what parses to something else.
  }
  throw new Problem('malformed-request');
}

function checked<Input>(schema: z.ZodMiniType<Input>, body: object): Input {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  throw new Problem('invalid-field', { message: result.error.issues[0]?.message, errors });
}
