import {
  deviceSchema,
  loginInputSchema,
  passwordInputSchema,
  sessionSchema,
} from '@pesantren/api-client/contract/account';
import { carouselMoveSchema } from '@pesantren/api-client/contract/carousel';
import { problemCodes } from '@pesantren/api-client/contract/problem';
import { uploadAnswerSchema } from '@pesantren/api-client/contract/upload';
import { wireCount, wireId, wireText } from '@pesantren/api-client/contract/wire';
import { inputSchemas, type ResourceName, resources } from '@pesantren/api-client/resources';
import * as z from 'zod/mini';

/** A JSON Schema, draft 2020-12, which OpenAPI 3.1 takes as it is. */
export type JsonSchema = { [keyword: string]: unknown };

/** Our provider's exact output, where the contract tolerates more from other providers. */
const exact = new Map<unknown, JsonSchema>([
  [wireId, { type: 'integer', minimum: 1 }],
  [wireText, { type: 'string' }],
  [wireCount, { type: ['integer', 'null'], minimum: 0 }],
]);

const problem: JsonSchema = {
  type: 'object',
  properties: {
    message: { type: 'string', description: 'Bahasa Indonesia, untuk dibaca orang' },
    code: { enum: Object.keys(problemCodes) },
    errors: { type: 'object', additionalProperties: { type: 'string' } },
    current: { type: 'object', description: 'Item yang terbaru, pada changed-meanwhile' },
  },
  required: ['message', 'code'],
};

const text = { type: 'string' };

const logEntry: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    at: text,
    username: text,
    address: text,
    action: text,
    resource: text,
    item_id: { type: ['integer', 'null'] },
  },
  required: ['id', 'at', 'username', 'address', 'action', 'resource', 'item_id'],
};

/** Converts the contract's zod schemas to the named JSON Schemas of the document. */
export function componentSchemas(): Record<string, JsonSchema> {
  const ofResources = (Object.keys(resources) as ResourceName[]).flatMap((name) => [
    [name, jsonSchema(resources[name].schema)],
    [`${name}-input`, jsonSchema(inputSchemas[name])],
  ]);
  return {
    ...Object.fromEntries(ofResources),
    categories: { type: 'array', items: text },
    'carousel-move': jsonSchema(carouselMoveSchema),
    login: jsonSchema(loginInputSchema),
    password: jsonSchema(passwordInputSchema),
    session: jsonSchema(sessionSchema),
    device: jsonSchema(z.extend(deviceSchema, { id: z.uuid() })),
    upload: jsonSchema(z.object({ data: uploadAnswerSchema })),
    problem,
    'log-entry': logEntry,
  };
}

function jsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema: written }) {
      const own = exact.get(zodSchema);
      if (!own) return;
      for (const keyword of Object.keys(written)) delete written[keyword];
      Object.assign(written, own);
    },
  });
  return rest;
}
