import * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { type Items, type ResourceName, resources } from './resources.ts';

/**
 * Returns the newer item that a 412 carries (docs/contract.md#safe-edits); `undefined` for any other
 * error.
 */
export function conflictingItem<Name extends ResourceName>(
  name: Name,
  error: unknown,
): Items[Name] | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  return z.safeParse(resources[name].schema, error.current).data;
}
