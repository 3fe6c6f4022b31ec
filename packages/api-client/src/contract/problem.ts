import * as z from 'zod/mini';

/** The closed list of error codes of our provider, each with its HTTP status (docs/contract.md#errors). */
export const problemCodes = {
  'malformed-request': 400,
  'invalid-key': 401,
  'no-session': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'changed-meanwhile': 412,
  'too-large': 413,
  'too-long': 414,
  'wrong-type': 415,
  'wrong-host': 421,
  'invalid-field': 422,
  'too-many-requests': 429,
  'internal-error': 500,
  unavailable: 503,
  'storage-full': 507,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemCodes;

/** The body of an error answer. Providers other than ours may send less, or something else. */
export const problemSchema = z.object({
  message: z.catch(z.string(), ''),
  code: z.catch(z.string(), ''),
  errors: z.catch(z.record(z.string(), z.string()), {}),
  /** With `changed-meanwhile`: the item as it now is. */
  current: z.optional(z.unknown()),
});

export type Problem = z.infer<typeof problemSchema>;
